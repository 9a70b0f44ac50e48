import { PictureRefused, type PictureFault } from '#app/platform/picture-source.ts';
import { scaledPictures } from '#app/platform/scaled-picture.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { mediaProblems } from '../contract.ts';
import { formatFault } from '../file-faults.ts';
import { firstBytes, formatOf } from '../first-bytes.ts';
import { pictureWidths } from '../media-address.ts';
import { insideVideo, UnplayableVideo } from '../video-codecs.ts';
import { copyKey } from './media.answers.ts';
import { updateMedia } from './queries.ts';
import type { MediaRow } from './shown-media.queries.ts';
import { openedVideo } from './video-gateway.ts';
import { mediaStore } from './store-gateway.ts';
import type { MediaFacts } from './tables.ts';

const refuse = problemsOf(mediaProblems);

interface Checked {
  /** Bytes that stay in the store. */
  size: number;
  facts: MediaFacts;
}

/**
 * Looks into an upload that has arrived. Of a picture, it stores copies in place of the original.
 * @throws {Problem} media/wrong-type, media/damaged, media/too-many-pixels, media/animated,
 *   media/unplayable, server/busy
 */
export async function checked(row: MediaRow): Promise<Checked> {
  const { key, kind, name, size } = row;
  const format = formatOf(await bytesOf(key, Math.min(size, firstBytes)));
  const fault = formatFault(name, format);
  if (fault) throw refuse(fault.code, { text: fault.text });
  if (kind === 'picture') return drawnAgain(row);
  return { size, facts: kind === 'video' ? await insideOf(row) : {} };
}

/** The server looks for itself: a browser can claim anything. */
async function insideOf({ key, size }: MediaRow): Promise<MediaFacts> {
  const { CustomSource } = await import('mediabunny');
  const store = await mediaStore();
  const source = new CustomSource({
    getSize: () => size,
    read: (start, end) => store.read(key, { start, end: end - 1 }),
    maxCacheSize: 8 * 2 ** 20,
  });
  return openedVideo(source, insideVideo).catch((error: unknown) => {
    throw error instanceof UnplayableVideo
      ? refuse('media/unplayable', { text: error.message })
      : error;
  });
}

async function bytesOf(key: string, length: number): Promise<Buffer> {
  const store = await mediaStore();
  const stream = await store.read(key, { start: 0, end: length - 1 });
  return Buffer.from(await new Response(stream).arrayBuffer());
}

const codes = {
  'unknown-format': 'media/damaged',
  damaged: 'media/damaged',
  'too-many-pixels': 'media/too-many-pixels',
} as const satisfies Record<PictureFault, keyof typeof mediaProblems>;

async function drawnAgain({ id, key, size }: MediaRow): Promise<Checked> {
  const store = await mediaStore();
  const copies = await scaledPictures(() => bytesOf(key, size), pictureWidths).catch(
    (error: unknown) => {
      throw error instanceof PictureRefused ? refuse(codes[error.fault]) : error;
    },
  );
  const largest = copies?.at(-1);
  if (!copies || !largest) throw refuse('media/animated');
  const sizes = copies.map((copy) => ({ width: copy.width, bytes: copy.bytes.length }));
  const facts = { width: largest.width, height: largest.height, copies: sizes };
  // Before they are stored: whatever deletes the upload later finds them, also after a kill.
  await updateMedia(id, { facts: JSON.stringify(facts) });
  for (const copy of copies) await store.write(copyKey(key, copy.width), copy.bytes);
  return { size: sizes.reduce((sum, { bytes }) => sum + bytes, 0), facts };
}
