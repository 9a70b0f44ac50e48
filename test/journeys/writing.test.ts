import { expect, inject, test } from 'vitest';
import { createEmptyLesson } from './empty-lesson.ts';
import { caretIsTold, emptyLesson, lines } from './paste.ts';
import { openWindow } from './window.ts';

test('a typed heading is one below the page’s own, as a pasted one is', async () => {
  const { page, saved } = await emptyLesson('typed-headings');
  await page.keyboard.type('# Know your visit\nOnce.\n## Before\n### Three numbers\n###### One');
  const text = page.getByRole('textbox', { name: 'Lesson text' });
  const levels = () =>
    text.getByRole('heading').evaluateAll((all) => all.map(({ tagName }) => tagName));
  await expect.poll(levels).toEqual(['H2', 'H2', 'H3', 'H4']);
  await expect
    .poll(async () => lines(await saved()))
    .toEqual(['## Know your visit', 'Once.', '## Before', '### Three numbers', '#### One']);
});

test('an empty paragraph is stored as empty lines', async () => {
  const { page, saved } = await emptyLesson('typed-empty-lines');
  await page.keyboard.type('Ask.\n\n\n\nWait.');
  await expect.poll(saved).toMatch(/^Ask\.\n+Wait\.$/);
});

test('Ctrl and K link the selected words while the caret is in the text', async () => {
  const { page, saved } = await emptyLesson('linked-by-a-key');
  await page.keyboard.type('See the plan');
  // Within the frame after which browsers report a selection.
  await page.evaluate(() => {
    getSelection()?.modify('extend', 'backward', 'word');
    const key = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  await page.getByLabel('Address').fill('https://example.com/plan');
  await page.getByRole('button', { name: 'Set link' }).click();
  await expect.poll(saved).toBe('See the [plan](https://example.com/plan)');
  await page.getByLabel('Title').press('Control+k');
  await page.getByRole('dialog', { name: 'Search' }).waitFor();
});

test('a text stays as it was written until it is changed', async () => {
  const { token, ask, lesson, address, saved } = await createEmptyLesson(
    inject('applicationUrl'),
    'untouched-text',
  );
  const body = 'Ask _five_ people.\n\n| Who | Why |\n| - | - |\n| Farida | She cooks |';
  const { title, revision } = await ask('GET', lesson);
  const rest = { minutes: 5, preview: false, tasks: [], needs: [], kind: 'reading' };
  await ask('PUT', lesson, { ...rest, title, body, revision });
  const page = await openWindow({ token });
  await page.goto(address);
  const text = page.getByRole('textbox', { name: 'Lesson text' });
  await text.getByText('people').click();
  await caretIsTold(page);
  await page.keyboard.type('!');
  await expect.poll(saved).toContain('!');
  await page.keyboard.press('Backspace');
  await expect.poll(saved).toBe(body);
});
