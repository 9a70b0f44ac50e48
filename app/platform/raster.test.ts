import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rasterise } from './raster.ts';

const red =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#f00"/></svg>';

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

test('a flood of new images is refused, but images drawn before are still served', async () => {
  await rasterise(red);
  const flood = await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) => rasterise(red.replace('#f00', `#0000${index + 10}`))),
  );
  expect(flood.filter(({ status }) => status === 'fulfilled')).toHaveLength(33);
  expect(flood.at(-1)).toMatchObject({ reason: { code: 'server/busy' } });
  await rasterise(red);
});
