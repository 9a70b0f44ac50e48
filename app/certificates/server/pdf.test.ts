import { PDFiumLibrary } from '@hyzyla/pdfium';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { certified, school } from '#test/certificates.ts';
import { certificatePdf } from './pdf.service.ts';

/** The first page as grey pixels, drawn by Chrome's PDF engine. */
async function rasterised(pdf: Uint8Array) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const page = document.getPage(0);
  const { width, height, data } = await page.render({ scale: 2, render: 'bitmap' });
  const pages = document.getPageCount();
  document.destroy();
  library.destroy();
  return { width, height, data, pages };
}

type Picture = Awaited<ReturnType<typeof rasterised>>;

/** Which pixels are dark in a part of the sheet, given in hundredths of its width. */
function inkIn({ width, data }: Picture, [left, top, right, bottom]: readonly number[]) {
  const unit = width / 100;
  const rows: boolean[][] = [];
  for (let y = Math.round((top ?? 0) * unit); y < (bottom ?? 0) * unit; y++) {
    const row: boolean[] = [];
    for (let x = Math.round((left ?? 0) * unit); x < (right ?? 0) * unit; x++)
      row.push((data[(y * width + x) * 4 + 1] ?? 255) < 128);
    rows.push(row);
  }
  return rows;
}

const share = (rows: boolean[][]): number =>
  rows.flat().filter(Boolean).length / Math.max(1, rows.flat().length);

/** Where the name is. */
const name = [4, 15.5, 62, 24] as const;

async function pdfOf(displayName: string) {
  const { app, person } = await school({ displayName });
  const { number } = await certified(app, person);
  return { app, person, number, pdf: await certificatePdf(number) };
}

test('a name in Latin letters is drawn, on one page of A4', async () => {
  const { number, pdf } = await pdfOf('Naina Gill');
  const picture = await rasterised(pdf);
  expect(picture.pages).toBe(1);
  expect(picture.width / picture.height).toBeCloseTo(297 / 210, 2);
  expect(share(inkIn(picture, name))).toBeGreaterThan(0.05);
  expect(await certificatePdf(number)).toEqual(pdf);
});

test('a name in Devanagari is drawn joined, not as boxes or signs in a row', async () => {
  const { pdf } = await pdfOf('क्षितिज त्रिवेदी');
  const rows = inkIn(await rasterised(pdf), name);
  expect(share(rows)).toBeGreaterThan(0.05);
  // The headline joins a word's letters: its row is dark over nearly the whole word. Signs without
  // shaping, or empty boxes, have no such row.
  const longest = Math.max(...rows.map(longestRun));
  const widest = Math.max(...rows.map((row) => row.lastIndexOf(true) - row.indexOf(true)));
  expect(longest / widest).toBeGreaterThan(0.3);
});

function longestRun(row: readonly boolean[]): number {
  let longest = 0;
  let run = 0;
  for (const dark of row) {
    run = dark ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

test('the longest name and title leave the facts below their place', async () => {
  const { app, person } = await school({
    displayName: 'Venkataramanan '.repeat(6).slice(0, 80).trim(),
  });
  await sql`update courses set title = ${'Sheets that remind, and forms that answer '.repeat(5).slice(0, 200).trim()}`.execute(
    q(),
  );
  const { number } = await certified(app, person);
  const picture = await rasterised(await certificatePdf(number));
  // No ink right above the facts, nor between them and the lines below.
  for (const gap of [
    [4, 48.5, 62, 50],
    [13, 56.3, 62, 60],
  ])
    expect(share(inkIn(picture, gap))).toBe(0);
});

test('it is tagged, names its language, and embeds its fonts as TrueType outlines', async () => {
  const { pdf } = await pdfOf('Naina Gill');
  const text = Buffer.from(pdf).toString('latin1');
  expect(text).toMatch(/\/StructTreeRoot/);
  expect(text).toMatch(/\/Lang \(en-IN\)/);
  expect(text).toMatch(/\/S \/H1/);
  expect(text).toMatch(/\/S \/Figure/);
  expect(text.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(3);
});
