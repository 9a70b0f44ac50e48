import { expect, test } from 'vitest';
import { rtfPictures } from './rtf-pictures.ts';

const picture = String.raw`{\pict{\*\picprop\shplid1025{\sp{\sn shapeType}{\sv 75}}}\picscalex100\picw1693`;

const read = (rtf: string) =>
  Promise.all(
    rtfPictures(rtf).map(async (blob) => [
      blob.type,
      Buffer.from(await blob.arrayBuffer()).toString('hex'),
    ]),
  );

test('the pictures of a text in RTF come out in their order, whatever Word wrote before their bytes', async () => {
  const png = String.raw`${picture}\pngblip\bliptag-1394217731{\*\blipuid ace5e8fd1a2b}89504e47${'\r\n'}0d0a}`;
  const jpeg = String.raw`${picture}\jpegblip\bliptag12\blipupi-1 {\*\blipuid 00AA }${'\n'}FFD8ffe0}`;
  const bare = String.raw`${picture}\pngblip 89504e47}`;
  expect(
    await read(String.raw`{\rtf1 {\*\shppict${png}} words {\*\shppict${jpeg}}${bare}}`),
  ).toEqual([
    ['image/png', '89504e470d0a'],
    ['image/jpeg', 'ffd8ffe0'],
    ['image/png', '89504e47'],
  ]);
});

test('what is drawn for older programs, empty, or cut off is no picture', async () => {
  const older = String.raw`{\nonshppict{\pict\picscalex100\wmetafile8\bliptag12{\*\blipuid 00aa}010009}}`;
  expect(await read(String.raw`{\rtf1 ${older}{\pict\pngblip }{\pict\pngblip 895}}`)).toEqual([]);
  expect(await read(String.raw`{\rtf1 {\pict\pngblip 8950`)).toEqual([]);
  expect(await read('')).toEqual([]);
});
