import { archiveOf } from '#app/platform/zip-stream.ts';
import { manifestText, type CartridgeMade } from './cartridges.ts';
import { video } from './media.ts';

const filler = new Uint8Array(65_536).fill(120);

/** Bytes, and then so many more that are made while they are read. */
function followed(start: Uint8Array, more: number): ReadableStream<Uint8Array> {
  let left = more;
  return new ReadableStream({
    start: (controller) => controller.enqueue(start.slice()),
    pull(controller) {
      const next = filler.slice(0, left);
      left -= next.length;
      if (next.length > 0) controller.enqueue(next);
      if (left === 0) controller.close();
    },
  });
}

/** The start of a part of an MP4 video that players skip. */
function skipped(bytes: number): Buffer {
  const head = Buffer.from('....free');
  head.writeUInt32BE(bytes + head.length);
  return head;
}

/** A package with a video and a PDF about as large as this, that is made while it is sent. */
export async function largePackage(sizes: { video: number; pdf: number }) {
  const shown = Buffer.concat([await video('avc', 'mp4'), skipped(sizes.video)]);
  const made: CartridgeMade = {
    items: [
      { title: 'Watch', resource: 'watch' },
      { title: 'Read', resource: 'read' },
    ],
    resources: [
      { id: 'watch', type: 'webcontent', href: 'large.mp4' },
      { id: 'read', type: 'webcontent', href: 'large.pdf' },
    ],
  };
  return archiveOf([
    { path: 'imsmanifest.xml', content: () => manifestText(made) },
    { path: 'large.mp4', content: async () => followed(shown, sizes.video) },
    { path: 'large.pdf', content: async () => followed(Buffer.from('%PDF-1.7\n'), sizes.pdf) },
  ]);
}
