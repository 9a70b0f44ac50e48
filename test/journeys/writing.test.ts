import { expect, test } from 'vitest';
import { emptyLesson, lines } from './paste.ts';

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
