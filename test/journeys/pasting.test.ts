import { expect, test } from 'vitest';
import { caretIsTold, clipboard, emptyLesson, fixture, lines, paste } from './paste.ts';
import { toast } from './steps.ts';

const inRtf = (name: string) =>
  String.raw`{\*\shppict{\pict{\*\picprop\shplid1025}\pngblip\bliptag12{\*\blipuid 00aa}${fixture(name).toString('hex')}}}`;

test('a text from Word keeps headings, lists, links, tables and pictures', async () => {
  const { page, saved } = await emptyLesson('pasted-from-word');
  const rtf = String.raw`{\rtf1\ansi ${inRtf('picture.png')} ${inRtf('tiffin-counter.png')}}`;
  // A picture of an earlier day that could not be had.
  await page.keyboard.type('[Picture 1 is missing]\n');
  await paste(page, {
    'text/html': clipboard('word.html'),
    'text/rtf': rtf,
    'text/plain': 'Know your visit',
  });
  const dialog = page.getByRole('dialog');
  const description = dialog.getByLabel('Description');
  await expect.poll(() => description.inputValue()).toBe('A red square');
  await dialog.getByRole('button', { name: 'Place picture' }).click();
  await expect.poll(() => description.inputValue()).toBe('');
  await description.fill('A tiffin counter');
  await dialog.getByRole('button', { name: 'Place picture' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect
    .poll(async () => lines(await saved()))
    .toEqual([
      '[Picture 1 is missing]',
      '## Know your visit',
      'Every **visit** needs a *reason* and a [plan](https://example.com/plan).',
      '- Who will you meet?',
      '  - And who decides?',
      '- What did they buy?',
      '### Three numbers',
      '3. Visits planned',
      '4. Visits made',
      '| Shop | Last order |',
      '| --- | --- |',
      '| Patel Stores Surat | ₹4,200 |',
      '![A red square](/media/…)',
      'Then',
      '![A tiffin counter](/media/…)',
      'is drawn.',
    ]);
});

test('a text from Google Docs keeps its form and its picture, and says where one is missing', async () => {
  const { page, saved } = await emptyLesson('pasted-from-google-docs', /status of 404/);
  const html = clipboard('google-docs.html');
  await paste(page, { 'text/html': html, 'text/plain': 'After' });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Description').fill('A red square');
  await dialog.getByRole('button', { name: 'Place picture' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const first = [
    '## After the visit',
    'Write it **at once** *in words*, see [the notes](https://example.com/notes).',
    '1. One',
    '   - Nested',
    '2. Two',
    '| Day | Sold |',
    '| --- | --- |',
    '| Monday | ₹900 |',
    '![A red square](/media/…)',
  ];
  await expect.poll(async () => lines(await saved())).toEqual(first);

  await page.getByRole('textbox', { name: 'Lesson text' }).click();
  await page.keyboard.press('Control+End');
  const old = '<p>The map: <img src="https://lh7-rt.googleusercontent.com/docsz/old?key=x"></p>';
  await paste(page, { 'text/html': old, 'text/plain': 'The map' });
  await toast(
    page,
    'Some pictures could not be pasted. The text says where: copy each by itself, and paste it there.',
  );
  await expect
    .poll(async () => lines(await saved()).at(-1))
    .toBe('The map: [Picture 2 is missing]');
});

test('a text from Word keeps its emphasis and numbers, and leaves behind what reviewers did', async () => {
  const { page, saved } = await emptyLesson('pasted-marks-of-word');
  await paste(page, { 'text/html': clipboard('word-marks.html'), 'text/plain': 'Sell the week' });
  await expect
    .poll(async () => lines(await saved()))
    .toEqual([
      '## 1. Sell the week',
      'Pack **twenty** boxes by *noon*[1], not later.',
      'Ask two people.',
      '1. Monday',
      'The quiet day.',
      '2. Call the shop',
      '2. Tuesday',
      '1. Deliver',
      '| Shop and town | | Sold |',
      '| --- | --- | --- |',
      '| Patel Stores | Surat | ₹900 cash |',
      '| | Vapi | ₹400 |',
      '[1] Indian time.',
    ]);
});

test('lists from Google Docs keep their levels, follow one another, and have no boxes', async () => {
  const { page, saved } = await emptyLesson('pasted-lists-of-docs');
  const html = clipboard('google-docs-lists.html');
  await paste(page, { 'text/html': html, 'text/plain': 'Weigh' });
  await expect
    .poll(async () => (await saved()).trimEnd())
    .toBe('1. Weigh\n2. Pack\n   1. Seal\n3. Send\n\nTo do:\n\n- Buy boxes');
  // Markdown that the other view would change could only be edited as Markdown from now on.
  await page.reload();
  await page.getByRole('textbox', { name: 'Lesson text' }).getByText('Buy boxes').waitFor();
});

test('a picture of Word is pasted beside a drawn shape, and without an image of its own', async () => {
  const { page, saved } = await emptyLesson('pasted-shapes-of-word');
  const file = 'file:///C:/Temp/msohtmlclip1/01/clip_image00';
  const shape = (inside: string) => `<!--[if gte vml 1]>${inside}<![endif]-->`;
  const oval = shape('<v:oval id="Oval_x0020_1" o:spid="_x0000_s1026"></v:oval>');
  const html = `<p class=MsoNormal>${oval}<img src="${file}1.png" v:shapes="Oval_x0020_1">Sold</p>
    <p class=MsoNormal><v:shape id="Picture_x0020_2" alt="A red square"><v:imagedata src="${file}2.png"/></v:shape></p>`;
  const rtf = String.raw`{\rtf1\ansi ${inRtf('picture.png')}}`;
  await paste(page, { 'text/html': html, 'text/rtf': rtf, 'text/plain': 'Sold' });
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.getByLabel('Description').inputValue()).toBe('A red square');
  await dialog.getByRole('button', { name: 'Place picture' }).click();
  await expect
    .poll(async () => lines(await saved()).map((line) => line.replace(/\d+/, '1')))
    .toEqual(['[Picture 1 is missing]Sold', '![A red square](/media/…)']);
});

test('a picture that was copied by itself is pasted, not its address', async () => {
  const { page, saved } = await emptyLesson('pasted-picture');
  const html = '<meta charset="utf-8"><img src="https://example.com/elsewhere.png" alt="">';
  await paste(page, { 'text/html': html }, fixture('picture.png'));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Description').fill('A red square');
  await dialog.getByRole('button', { name: 'Place picture' }).click();
  const picture = ['![A red square](/media/…)'];
  await expect.poll(async () => lines(await saved())).toEqual(picture);

  // Leaving the view asks for nothing without a signature, and a copy within the text is a picture.
  await page.getByRole('button', { name: 'Markdown', exact: true }).click();
  await page.getByRole('button', { name: 'As it looks' }).click();
  const text = page.getByRole('textbox', { name: 'Lesson text' });
  await text.getByAltText('A red square').waitFor();
  await text.focus();
  await page.keyboard.press('Control+A');
  await caretIsTold(page);
  const copied = await text.evaluate((editor) => {
    const clipboardData = new DataTransfer();
    const event = { clipboardData, bubbles: true, cancelable: true };
    editor.dispatchEvent(new ClipboardEvent('copy', event));
    return clipboardData.getData('text/html');
  });
  expect(copied).toContain('data-pm-slice');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await paste(page, { 'text/html': copied });
  await expect.poll(async () => lines(await saved())).toEqual([...picture, ...picture]);
});

test('no word of a table is broken on a phone', async () => {
  const { page } = await emptyLesson('pasted-table');
  await page.setViewportSize({ width: 390, height: 844 });
  const row = (...cells: string[]) =>
    `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  const html = `<table>${row('Table', 'One row is', 'Main fields')}${row('Subscriptions', 'one customer on one plan for one month', 'customer, plan, month, agreed price, status')}</table>`;
  await paste(page, { 'text/html': html, 'text/plain': 'Table' });
  const linesOf = (cell: Element) => {
    const words = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
    const range = document.createRange();
    if (words) range.selectNodeContents(words);
    return range.getClientRects().length;
  };
  expect(await page.getByRole('cell', { name: 'Subscriptions' }).evaluate(linesOf)).toBe(1);
});

test('what is pasted into code is plain text', async () => {
  const { page, saved } = await emptyLesson('pasted-into-code');
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  const html = '<div style="white-space: pre"><b>let</b> kites = <i>1</i>;</div>';
  await paste(page, { 'text/html': html, 'text/plain': 'let kites = 1;' });
  await expect.poll(async () => lines(await saved())).toEqual(['```', 'let kites = 1;', '```']);
});
