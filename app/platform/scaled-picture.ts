import { drawFrom } from './picture-source.ts';

/** Pixels: a WebP is no higher. */
const mostHigh = 16_383;

interface Scaled {
  /** Of the largest copy, in pixels. */
  width: number;
  height: number;
  /** The smallest first. */
  copies: { width: number; bytes: Buffer }[];
}

/**
 * Redraws a picture as WebPs of these widths (pixels, smallest first), none wider than itself, and
 * of a very long one none wider than a WebP's height allows: upright, and with nothing of the original but its pixels. Undefined for an animation, whose
 * movement would be lost.
 * @throws {PictureRefused}
 * @throws {Problem} server/busy
 */
export const scaledPictures = (
  bytes: () => Promise<Buffer>,
  widths: readonly number[],
): Promise<Scaled | undefined> =>
  drawFrom(bytes, async ({ open, width, height, frames }) => {
    if (frames > 1) return undefined;
    const wide = Math.min(width, widths.at(-1) ?? width, Math.floor((width * mostHigh) / height));
    const largest = Math.max(1, wide);
    let drawnHeight = 0;
    const copies: Scaled['copies'] = [];
    for (const each of [...widths.filter((smaller) => smaller < largest), largest]) {
      const { data, info } = await open()
        .resize({ width: each, height: mostHigh, fit: 'inside' })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true });
      copies.push({ width: info.width, bytes: data });
      drawnHeight = info.height;
    }
    return { width: copies.at(-1)?.width ?? largest, height: drawnHeight, copies };
  });
