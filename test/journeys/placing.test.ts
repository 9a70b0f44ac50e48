import { expect, test } from 'vitest';
import { fileChooser } from './file-chooser.ts';
import { choose, expectFocus } from './keyboard.ts';
import { caretIsTold, emptyLesson, fixture, lines } from './paste.ts';

test('a file that we don’t take is refused when it is chosen, and another keeps the words', async () => {
  const { page, saved } = await emptyLesson('refused-files');
  const begun: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/media-uploads'))
      begun.push(request.url());
  });
  const dialog = page.getByRole('dialog');
  const place = dialog.getByRole('button', { name: /^Place/ });
  const another = (name: string, mimeType: string, buffer: Buffer) =>
    fileChooser(page, () =>
      dialog.getByRole('button', { name: 'Choose another file' }).click(),
    ).then((chooser) => chooser.setFiles({ name, mimeType, buffer }));
  const refused = async (reason: string) => {
    await dialog.getByRole('alert').filter({ hasText: reason }).waitFor();
    expect(await dialog.getByRole('progressbar').count()).toBe(0);
    expect(await place.getAttribute('aria-disabled')).toBe('true');
  };

  await page
    .locator('.rich-text-tools input[type=file]')
    .setInputFiles({ name: 'kite.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await refused('SVG pictures can carry scripts.');
  await dialog.getByLabel('Description').fill('A kite over Surat');
  await another('kite.mp4', 'video/mp4', Buffer.from('\0\0\0\u0018ftypisom, and then it ends'));
  await refused('The video is damaged or was cut short.');
  expect(await dialog.getByLabel('Title').inputValue()).toBe('A kite over Surat');
  await another('kite.pdf', 'application/pdf', fixture('picture.png'));
  await refused('“kite.pdf” is really a PNG picture.');
  expect(begun).toEqual([]);

  await another('kite.png', 'image/png', fixture('picture.png'));
  await dialog.getByRole('alert').filter({ hasText: 'kite.pdf' }).waitFor({ state: 'hidden' });
  await expectFocus(dialog.getByLabel('Description'));
  await place.click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(async () => lines(await saved())).toEqual(['![A kite over Surat](/media/…)']);
});

test('a picture and a file of the library are placed by keyboard, and the lesson shows them', async () => {
  const { page, saved, publish, reader } = await emptyLesson('placed-from-media');
  const dialog = page.getByRole('dialog');
  const input = page.locator('.rich-text-tools input[type=file]');
  const place = dialog.getByRole('button', { name: /^Place/ });
  // They get into the library with a text that does without them after all.
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await page.getByRole('button', { name: 'From Media' }).click();
  const upload = dialog.getByRole('button', { name: 'Upload a file' });
  const chooser = await fileChooser(page, () => upload.click());
  await chooser.setFiles({
    name: 'kite-plan.png',
    mimeType: 'image/png',
    buffer: fixture('picture.png'),
  });
  await dialog.getByLabel('Description').fill('The plan of a kite');
  await place.click();
  await dialog.waitFor({ state: 'hidden' });
  await input.setInputFiles({
    name: 'kite-plan.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('part,cm\nspar,60\n'),
  });
  await place.click();
  await dialog.waitFor({ state: 'hidden' });
  const text = page.getByRole('textbox', { name: 'Lesson text' });
  await text.press('Control+A');
  await text.press('Delete');
  await expect.poll(async () => (await saved()).trim()).toBe('');

  const chosen = async (name: string) => {
    await caretIsTold(page);
    await page.keyboard.press('/');
    const insert = page.getByRole('button', { name: 'From Media' });
    await insert.waitFor();
    await page.keyboard.type('me');
    await expectFocus(insert);
    await page.keyboard.press('Enter');
    await choose(page, dialog.getByRole('button', { name: `${name} ` }));
  };
  await text.focus();
  await chosen('kite-plan.csv');
  const link = dialog.getByLabel('Link text');
  await expectFocus(link);
  expect(await link.inputValue()).toBe('kite-plan.csv');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(async () => lines(await saved())).toEqual(['[kite-plan.csv](/media/…)']);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await chosen('kite-plan.png');
  const description = dialog.getByLabel('Description');
  expect(await description.inputValue()).toBe('The plan of a kite');
  expect(await dialog.getByLabel(/^Decorative/).count()).toBe(0);
  await expectFocus(description);
  await page.keyboard.press('End');
  await page.keyboard.type(', to scale');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await expect
    .poll(async () => lines(await saved()))
    .toEqual(['[kite-plan.csv](/media/…)', '![The plan of a kite, to scale](/media/…)']);

  await publish();
  const lesson = await reader();
  await lesson.getByAltText('The plan of a kite, to scale').waitFor();
  const download = lesson.getByRole('link', { name: 'kite-plan.csv' });
  expect(await download.getAttribute('download')).toBe('kite-plan.csv');
});

test('what is placed next leaves the picture before it in the text', async () => {
  const { page, saved } = await emptyLesson('placed-in-a-row');
  const dialog = page.getByRole('dialog');
  for (const name of ['one.png', 'two.png', 'three.csv', 'four.png']) {
    const isPicture = name.endsWith('.png');
    await page.locator('.rich-text-tools input[type=file]').setInputFiles({
      name,
      mimeType: isPicture ? 'image/png' : 'text/csv',
      buffer: isPicture ? fixture('picture.png') : Buffer.from('part,cm\n'),
    });
    await dialog.getByLabel(isPicture ? 'Description' : 'Link text').fill(name);
    await dialog.getByRole('button', { name: /^Place/ }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
  await expect
    .poll(async () => lines(await saved()))
    .toEqual([
      '![one.png](/media/…)',
      '![two.png](/media/…)',
      '[three.csv](/media/…)',
      '![four.png](/media/…)',
    ]);
});
