import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PictureRefused } from './picture-source.ts';
import { squarePictures } from './square-picture.ts';

const red = { r: 214, g: 30, b: 30 };
const blue = { r: 20, g: 40, b: 200 };

/** A red picture with a blue band along its left edge, as a camera writes it. */
const camera = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } }).composite([
    {
      input: { create: { width: Math.ceil(width / 4), height, channels: 3, background: blue } },
      left: 0,
      top: 0,
    },
  ]);

async function faultOf(bytes: Buffer): Promise<string> {
  const refusal: unknown = await squarePictures(bytes, [64]).catch((error: unknown) => error);
  return refusal instanceof PictureRefused ? refusal.fault : 'none';
}

test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
  'a %s becomes square WebPs of the requested sizes',
  async (format) => {
    const pictures = await squarePictures(
      await camera(300, 200).toFormat(format).toBuffer(),
      [128, 32],
    );
    const facts = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
    expect(facts.map((fact) => [fact.format, fact.width, fact.height])).toEqual([
      ['webp', 128, 128],
      ['webp', 32, 32],
    ]);
  },
);

test('the picture is upright, and has no data about the place or camera', async () => {
  const taken = await camera(400, 400)
    .jpeg()
    .withExif({ IFD0: { Make: 'Canary camera' }, IFD3: { GPSLatitude: '19/1 4/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(taken.includes('Canary')).toBe(true);
  const [picture = Buffer.alloc(0)] = await squarePictures(taken, [64]);
  const { exif, icc, xmp, iptc, orientation } = await sharp(picture).metadata();
  expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
  // After a quarter turn to the right, the left edge is on top.
  const at = async (left: number, top: number) => [
    ...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ];
  const [[, , blueOnTop = 0], [redBelow = 0]] = await Promise.all([at(32, 4), at(32, 60)]);
  expect(blueOnTop).toBeGreaterThan(150);
  expect(redBelow).toBeGreaterThan(150);
});

test('of a file that is also something else, only the picture is left', async () => {
  const script = '<script>alert("canary")</script>PK\x03\x04canary.zip';
  const polyglot = Buffer.concat([await camera(64, 64).png().toBuffer(), Buffer.from(script)]);
  const [picture] = await squarePictures(polyglot, [64]);
  expect(picture?.includes('canary')).toBe(false);
});

test('an animation becomes its first frame', async () => {
  const frames = Buffer.concat([Buffer.alloc(64 * 64 * 3, 200), Buffer.alloc(64 * 64 * 3, 10)]);
  const animation = await sharp(frames, {
    raw: { width: 64, height: 128, channels: 3, pageHeight: 64 },
  })
    .gif()
    .toBuffer();
  expect((await sharp(animation).metadata()).pages).toBe(2);
  const [picture = Buffer.alloc(0)] = await squarePictures(animation, [64]);
  const [pixel = 0] = await sharp(picture).raw().toBuffer();
  expect([(await sharp(picture).metadata()).pages, pixel > 150]).toEqual([undefined, true]);
});

test('a file that is no such picture is refused by its bytes', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  const tiff = await camera(32, 32).tiff().toBuffer();
  const avif = await camera(32, 32).avif().toBuffer();
  for (const bytes of [Buffer.from(svg), Buffer.from('%PDF-1.7'), Buffer.alloc(0), tiff, avif])
    expect(await faultOf(bytes)).toBe('unknown-format');
});

test('a truncated or damaged picture is refused', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const whole = await camera(300, 300).toFormat(format).toBuffer();
    expect([format, await faultOf(whole.subarray(0, whole.length * 0.6))]).toEqual([
      format,
      'damaged',
    ]);
    expect([format, await faultOf(whole.subarray(0, 16))]).toEqual([format, 'damaged']);
  }
  expect(
    await faultOf(
      Buffer.concat([
        Buffer.from([0xff, 0xd8, 0xff]),
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      ]),
    ),
  ).toBe('damaged');
});

test('a few bytes that declare gigapixels are not decoded', async () => {
  const bomb = await sharp({ create: { width: 7000, height: 6000, channels: 3, background: red } })
    .png()
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await faultOf(bomb)).toBe('too-many-pixels');
  const forged = await camera(8, 8).webp({ lossless: true }).toBuffer();
  const png = await camera(8, 8).png().toBuffer();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  expect([await faultOf(forged), await faultOf(png)]).toEqual([
    'none',
    expect.stringMatching(/damaged|too-many-pixels/),
  ]);
});

test('pictures are drawn one after another; a crowd is asked to come back later', async () => {
  const picture = await camera(64, 64).png().toBuffer();
  const answers = await Promise.allSettled(
    Array.from({ length: 25 }, () => squarePictures(picture, [32])),
  );
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(8);
  for (const answer of refused) expect(answer).toMatchObject({ reason: { code: 'server/busy' } });
});
