import { drawFrom } from './picture-source.ts';

interface Scaled {
  /** Of the largest copy, in pixels. */
  width: number;
  height: number;
  /** The smallest first. */
  copies: { width: number; bytes: Buffer }[];
}

/**
 * Redraws a picture as WebPs of these widths (pixels, smallest first), none wider than itself:
 * upright, and with nothing of the original but its pixels. Undefined for an animation, whose
 * movement would be lost.
 * @throws {PictureRefused}
 * @throws {Problem} server/busy
 */
export const scaledPictures = (
  bytes: Buffer,
  widths: readonly number[],
): Promise<Scaled | undefined> =>
  drawFrom(bytes, async ({ open, width, height, frames }) => {
    if (frames > 1) return undefined;
    const largest = Math.min(width, widths.at(-1) ?? width);
    const copies: Scaled['copies'] = [];
    for (const each of [...widths.filter((smaller) => smaller < largest), largest])
      copies.push({
        width: each,
        bytes: await open().resize({ width: each }).webp({ quality: 82 }).toBuffer(),
      });
    return { width: largest, height: Math.max(1, Math.round((height * largest) / width)), copies };
  });
