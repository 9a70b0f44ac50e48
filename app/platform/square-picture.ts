import { drawFrom } from './picture-source.ts';

/**
 * Redraws a picture as square WebPs of these sizes (pixels), largest first: upright, cropped to the
 * middle, only the first frame, and with nothing of the original but its pixels.
 * @throws {PictureRefused}
 * @throws {Problem} server/busy
 */
export const squarePictures = (bytes: Buffer, sizes: readonly number[]): Promise<Buffer[]> =>
  drawFrom(bytes, async ({ open }) => {
    // Loaded already: `open` needed it.
    const { default: sharp } = await import('sharp');
    const pictures: Buffer[] = [];
    for (const size of sizes) {
      const source = pictures[0] ? sharp(pictures[0]) : open();
      pictures.push(
        await source.resize(size, size, { fit: 'cover' }).webp({ quality: 82 }).toBuffer(),
      );
    }
    return pictures;
  });
