import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { admin, call } from './people.ts';
import { toast } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const fixture = (name: string) => readFileSync(`test/fixtures/${name}`);
const clipboard = (name: string) => fixture(`clipboard/${name}`).toString();

/** The editor of an empty lesson, and the Markdown that was saved of it. */
async function emptyLesson(slug: string, expected?: RegExp) {
  const { token } = await admin(url);
  const body = {
    slug,
    title: 'Sell in the field',
    description: 'Plan your visits.',
    instructor: { name: 'Meera Joshi' },
    courseContent: [{ title: 'Begin', lessons: ['The visit'] }],
  };
  const { id } = await call(url, 'POST', '/api/courses', body, token);
  const desk = `/api/authoring/courses/${id}`;
  const [{ lessons }] = (await call(url, 'GET', desk, undefined, token)).stages;
  const page = await openWindow({ token, own: true, ...(expected && { expected }) });
  await page.goto(`/teach/courses/${id}/content?lesson=${lessons[0].id}`);
  await page.getByRole('textbox', { name: 'Lesson text' }).click();
  const saved = async (): Promise<string> =>
    (await call(url, 'GET', `${desk}/lessons/${lessons[0].id}`, undefined, token)).body;
  return { page, saved };
}

/** As a browser does it when a person presses the keys. */
const paste = (page: Page, contents: Readonly<Record<string, string>>, picture?: Buffer) =>
  page.getByRole('textbox', { name: 'Lesson text' }).evaluate(
    (editor, { each, bytes }) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(each)) clipboardData.setData(type, text);
      if (bytes)
        clipboardData.items.add(
          new File([Uint8Array.from(bytes)], 'image.png', { type: 'image/png' }),
        );
      editor.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    },
    { each: contents, bytes: picture ? [...picture] : undefined },
  );

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

test('what is pasted into code is plain text', async () => {
  const { page, saved } = await emptyLesson('pasted-into-code');
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  const html = '<div style="white-space: pre"><b>let</b> kites = <i>1</i>;</div>';
  await paste(page, { 'text/html': html, 'text/plain': 'let kites = 1;' });
  await expect.poll(async () => lines(await saved())).toEqual(['```', 'let kites = 1;', '```']);
});

/** Without empty lines, padding and the ids of media. */
const lines = (markdown: string): string[] =>
  markdown
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/\/media\/[\w-]+/g, '/media/…')
        .replaceAll(/ +\|/g, ' |')
        .replaceAll(/-{3,}/g, '---')
        .replaceAll('\\', '')
        .trimEnd(),
    )
    .map((line) => (/^ +\S/.test(line) && !/^ +-/.test(line) ? line.trim() : line))
    .filter((line) => line !== '');
