import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rasterise } from './raster.ts';

const red = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#f00"/></svg>';

test('an SVG becomes a PNG of its own size', async () => {
  const { format, width, height } = await sharp(await rasterise(red)).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
});

test('the same SVG is drawn once', async () => {
  expect(rasterise(red)).toBe(rasterise(red));
  await rasterise(red);
});

test('a broken SVG is refused, and again the next time', async () => {
  await expect(rasterise('<svg')).rejects.toThrow('unsupported image format');
  await expect(rasterise('<svg')).rejects.toThrow('unsupported image format');
});
