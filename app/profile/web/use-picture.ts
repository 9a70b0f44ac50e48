import { useEffect, useState } from 'react';

/**
 * Pixels of the longer side: a camera's picture is shrunk at once, because otherwise a phone would
 * run out of memory while it is moved.
 */
const longest = 2048;

/** The picture in a file, upright; undefined while it loads, null when it isn't a picture. */
export function usePicture(file: File): ImageBitmap | null | undefined {
  const [picture, setPicture] = useState<ImageBitmap | null>();
  useEffect(() => {
    let left = false;
    const read = shrunk(file).catch(() => null);
    void read.then((found) => !left && setPicture(found));
    return () => {
      left = true;
      void read.then((found) => found?.close());
    };
  }, [file]);
  return picture;
}

async function shrunk(file: File): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file);
  const scale = longest / Math.max(whole.width, whole.height);
  if (scale >= 1) return whole;
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const smaller = await createImageBitmap(whole, {
    resizeWidth: side(whole.width),
    resizeHeight: side(whole.height),
    resizeQuality: 'high',
  });
  whole.close();
  return smaller;
}
