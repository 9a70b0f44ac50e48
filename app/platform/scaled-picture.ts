import { drawFrom } from './picture-source.ts';

/** Pixels: a WebP is no higher. */
const mostHigh = 16_383;

/** Sizes in pixels. */
interface Copy {
  width: number;
  height: number;
  bytes: Buffer;
}

/**
 * Redraws a picture as WebPs of these widths (pixels), the smallest first: upright, and with nothing
 * of the original but its pixels. No copy is wider than the original, or higher than a WebP can be.
 * Undefined for an animation, whose movement would be lost.
 * @throws {PictureRefused}
 * @throws {Problem} server/busy
 */
export const scaledPictures = (
  bytes: () => Promise<Buffer>,
  widths: readonly number[],
): Promise<Copy[] | undefined> =>
  drawFrom(bytes, async ({ open, width, height, frames }) => {
    if (frames > 1) return undefined;
    const widest = Math.max(1, Math.floor((width * mostHigh) / height));
    const largest = Math.min(width, widths.at(-1) ?? width, widest);
    const copies: Copy[] = [];
    for (const each of [...widths.filter((smaller) => smaller < largest), largest]) {
      const { data, info } = await open()
        .resize({ width: each, height: mostHigh, fit: 'inside' })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true });
      copies.push({ width: info.width, height: info.height, bytes: data });
    }
    return copies;
  });
