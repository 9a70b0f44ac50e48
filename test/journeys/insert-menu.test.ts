import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fileChooser } from './file-chooser.ts';
import { emptyLesson } from './paste.ts';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const text = (page: Page) => page.getByRole('textbox', { name: 'Lesson text' });

test('/ on an empty line opens what can be inserted, and Escape leaves it in the text', async () => {
  const { page, saved } = await emptyLesson('a-slash-in-the-text');
  const items = page.getByRole('list', { name: 'Practice' });
  await page.keyboard.type('Now and/or then.\n/');
  await items.waitFor();
  expect(await focused(page)).toBe('Choose one');
  await page.keyboard.press('Escape');
  await items.waitFor({ state: 'hidden' });
  await page.keyboard.type('etc/hosts');
  await expect.poll(saved).toBe('Now and/or then.\n\n/etc/hosts');

  // Letters that name nothing here were meant for the text.
  await page.keyboard.type('\n/puzzles');
  await items.waitFor({ state: 'hidden' });
  await expect.poll(saved).toBe('Now and/or then.\n\n/etc/hosts\n\n/puzzles');
});

test('practice takes the place of its /, by the keyboard alone', async () => {
  const { page, saved } = await emptyLesson('a-slash-for-practice');
  await page.keyboard.type('Try it.\n/');
  await page.getByRole('list', { name: 'Practice' }).waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('Choose several');
  await page.keyboard.type('ord');
  expect(await focused(page)).toBe('Put in order');
  await page.keyboard.press('Enter');
  const card = page.getByRole('group', { name: 'Practice: Put in order' });
  await expect
    .poll(() => card.getByLabel('Question').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await expect
    .poll(saved)
    .toMatch(/^Try it\.\n\n```practice\nid: practice-1\nkind: put-in-order\n[^/]*```\s*$/);
});

test('Ctrl and Enter open it in the middle of a text, and a picture goes to the cursor', async () => {
  const { page, saved } = await emptyLesson('a-picture-by-keys');
  await page.keyboard.type('See  here.');
  for (const _ of ' here.') await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('list', { name: 'Pictures, videos and files' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.type('it');
  await expect.poll(saved).toBe('See it here.');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('pic');
  const chooser = await fileChooser(page, () => page.keyboard.press('Enter'));
  expect(await chooser.element().getAttribute('accept')).toBe('.jpg,.jpeg,.png,.gif,.webp');
  await expect.poll(() => text(page).evaluate((at) => at === document.activeElement)).toBe(true);
});
