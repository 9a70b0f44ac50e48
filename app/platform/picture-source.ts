import type { Sharp } from 'sharp';
import { refuse } from '#app/shared/problem.ts';
import { turns } from './turns.ts';

export type PictureFault = 'unknown-format' | 'damaged' | 'too-many-pixels';

/** Bytes that contain no usable picture, and the reason. */
export class PictureRefused extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault, options?: ErrorOptions) {
    super(`Not a picture for us: ${fault}`, options);
    this.name = 'PictureRefused';
    this.fault = fault;
  }
}

/** A few megabytes can contain gigapixels, so larger pictures are not decoded. */
const mostPixels = 40_000_000;

/** Decoding takes one of four libuv threads and, at its worst, some 300 MB. */
const inTurn = turns({ atOnce: 1, longestQueue: 16 });

/** Recognises pictures by their first bytes; anyone can fake a name or a content type. */
const signatures: Readonly<Record<string, RegExp>> = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n\x1a\n/,
  gif: /^GIF8[79]a/,
  webp: /^RIFF[^]{4}WEBP/,
};

interface Source {
  /** The picture from its beginning, upright. */
  open: () => Sharp;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Of an animation. */
  frames: number;
}

/**
 * Draws something from a picture's bytes, one picture at a time and outside the event loop's thread.
 * A function is asked for them only when it is this picture's turn.
 * @throws {PictureRefused}
 * @throws {Problem} server/busy
 */
export const drawFrom = <Drawn>(
  bytes: Buffer | (() => Promise<Buffer>),
  draw: (source: Source) => Promise<Drawn>,
): Promise<Drawn> =>
  inTurn(async () => drawNow(typeof bytes === 'function' ? await bytes() : bytes, draw));

async function drawNow<Drawn>(
  bytes: Buffer,
  draw: (source: Source) => Promise<Drawn>,
): Promise<Drawn> {
  const start = bytes.toString('latin1', 0, 16);
  const format = Object.keys(signatures).find((name) => signatures[name]?.test(start));
  if (!format) throw new PictureRefused('unknown-format');
  // Loaded with the first picture: it is a large native library that most processes don't need at
  // start.
  const { default: sharp } = await import('sharp');
  const open = () =>
    sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, autoOrient: true }).timeout({
      seconds: 5,
    });
  try {
    const facts = await open().metadata();
    const { width, height } = facts.autoOrient;
    if (width * height > mostPixels) throw new PictureRefused('too-many-pixels');
    if (facts.format !== format) throw new PictureRefused('unknown-format');
    return await draw({ open, width, height, frames: facts.pages ?? 1 });
  } catch (error) {
    if (error instanceof PictureRefused) throw error;
    // That says more about the machine than about the picture.
    if (error instanceof Error && error.message.startsWith('timeout'))
      throw refuse('server/busy', { retryAfter: 10 });
    const isTooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw new PictureRefused(isTooLarge ? 'too-many-pixels' : 'damaged', { cause: error });
  }
}
