import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { call, member } from './people.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const lesson = 'no-code-app-lab/lessons/five-people-five-questions';
const page = `/dashboard/my-courses/${lesson}`;
const on = (words: string) => ({ words, before: '', after: '' });
const quote = on('The last line matters more than it looks.');

/** A member with notes on the lesson. They have words, or a passage, or both. */
async function learner(notes: readonly { words: string; quote?: typeof quote }[]) {
  const { token } = await member(url);
  const read = await call(url, 'GET', `/api/learning/courses/${lesson}`, undefined, token);
  const saving = { lesson: read.lesson.id, revision: 0, savedBy: 'another window', turn: 1 };
  for (const note of notes)
    await call(url, 'PUT', `/api/notes/${crypto.randomUUID()}`, { ...saving, ...note }, token);
  return token;
}

async function focused(window: Page, name: string): Promise<void> {
  await expect
    .poll(() => window.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe(name);
}

const many = Array.from({ length: 12 }, (_, index) => ({ words: `Visit kitchen ${index}.` }));
const earlier = many.map((note) => ({ ...note, quote: on('Farida cooks forty tiffins') }));
const gone = { words: 'Written first.', quote: on('Words that were taken out.') };
const marked = (window: Page) =>
  window.locator('mark.lesson-mark', { hasText: quote.words.slice(0, 20) });

test('on a phone, a tap on a highlight opens the notes at it, and closing them leads back', async () => {
  const token = await learner([gone, { words: 'Last.' }, { words: '', quote }, ...earlier]);
  const window = await openWindow({ token, screen: 'phone' });
  await window.goto(page);
  const mark = marked(window);
  await mark.first().tap();
  const sheet = window.getByRole('dialog', { name: 'Your notes' });
  const entry = sheet.getByRole('group', { name: 'Highlight 13' });
  await entry.waitFor();
  await focused(window, 'Highlight 13');
  // In the order of the text; the note whose passage is gone and the one without come after them.
  const labels = sheet.getByRole('group').evaluateAll((all) => all.map((each) => each.ariaLabel));
  expect((await labels).slice(11)).toEqual([
    'Highlight 12',
    'Highlight 13',
    'Highlight 14',
    'Note 15',
  ]);
  expect(await sheet.getByRole('textbox').last().inputValue()).toBe('Last.');
  const { top, bottom } = await entry.evaluate((at) => at.getBoundingClientRect());
  // Below the title that stays, above the button that stays.
  expect(top).toBeGreaterThan(60);
  expect(bottom).toBeLessThan(790);
  // The keyboard would cover half of the screen.
  expect(await sheet.getByRole('textbox', { name: 'Note on highlight 13' }).count()).toBe(0);

  await entry.getByRole('button', { name: 'Write a note' }).tap();
  const field = sheet.getByRole('textbox', { name: 'Note on highlight 13' });
  await field.fill('She said so twice.');
  await window.getByText('Saved', { exact: true }).waitFor();
  await sheet.getByRole('button', { name: 'Close your notes' }).tap();
  await window.locator('mark.lesson-mark:focus').waitFor();

  await mark.first().tap();
  await focused(window, 'Highlight 13');
  await entry.getByRole('button', { name: 'Remove highlight 13' }).tap();
  await sheet.getByText('Highlight removed.').waitFor();
  await expect.poll(() => mark.count()).toBe(0);
  // In reach, though the sheet covers the page and its toasts.
  await sheet.getByRole('button', { name: 'Undo' }).tap();
  await mark.first().waitFor({ state: 'attached' });
  expect(await field.inputValue()).toBe('She said so twice.');
  await entry.getByRole('link', { name: 'Show in the lesson' }).tap();
  await sheet.waitFor({ state: 'hidden' });
  await window.locator('mark.lesson-mark:focus').waitFor();
});

test('a click on a highlight opens it; selecting in it, or a link in it, does not', async () => {
  const token = await learner([...many, { words: '', quote }, ...earlier]);
  const window = await openWindow({ token });
  await window.goto(page);
  const mark = marked(window).first();
  const notes = window.getByRole('complementary', { name: 'Your notes' });
  await mark.scrollIntoViewIfNeeded();
  const box = (await mark.boundingBox()) ?? expect.fail('not drawn');
  const y = box.y + box.height / 2;
  await window.mouse.move(box.x + 4, y);
  await window.mouse.down();
  await window.mouse.move(box.x + box.width - 4, y, { steps: 5 });
  await window.mouse.up();
  await window.getByRole('button', { name: 'Highlight', exact: true }).waitFor();
  // This click only ends the selection.
  await mark.click();
  await window.locator('.highlight-bar').waitFor({ state: 'hidden' });
  await mark.dblclick({ position: { x: 20, y: 8 } });
  await window.getByRole('button', { name: 'Highlight', exact: true }).waitFor();
  await window.keyboard.press('Escape');
  // A lesson's author could have linked these words.
  await mark.evaluate((each) => {
    const link = Object.assign(document.createElement('a'), { href: '#there' });
    each.before(link);
    link.append(each);
  });
  await mark.click();
  await window.waitForURL(/#there$/);
  expect(await notes.count()).toBe(0);
  await mark.evaluate((each) => each.parentElement?.replaceWith(each));

  await mark.scrollIntoViewIfNeeded();
  const seen = await mark.boundingBox();
  await mark.click();
  await focused(window, 'Highlight 13');
  const entry = notes.getByRole('group', { name: 'Highlight 13' });
  expect((await entry.boundingBox())?.y).toBeLessThan(200);
  // The text stays under the reader's eyes.
  expect((await mark.boundingBox())?.y).toBe(seen?.y);
  await window.keyboard.press('Escape');
  await notes.waitFor({ state: 'hidden' });
  await window.locator('mark.lesson-mark:focus').waitFor();
  // What is highlighted already is not highlighted again.
  await mark.selectText();
  await window.getByRole('button', { name: 'Open its note' }).click();
  await focused(window, 'Highlight 13');
});

test('the notes open at their title, and only an empty list at a desk at its field', async () => {
  const none = await learner([]);
  const some = await learner(many);
  const title = async (window: Page) => {
    await expect
      .poll(() => window.evaluate(() => document.activeElement?.textContent))
      .toBe('Your notes');
  };

  const phone = await openWindow({ token: none, screen: 'phone' });
  await phone.goto(page);
  await phone.getByRole('button', { name: 'Your notes' }).tap();
  await phone.getByRole('textbox', { name: 'Note 1' }).waitFor();
  await title(phone);
  await phone.getByRole('button', { name: 'Add a note' }).tap();
  await phone.locator('textarea:focus').waitFor();
  expect(await phone.getByRole('textbox', { name: /^Note/ }).count()).toBe(1);

  const desk = await openWindow({ token: none });
  await desk.goto(page);
  const opener = desk.getByRole('button', { name: 'Your notes' });
  await opener.waitFor();
  await desk.keyboard.press('n');
  await desk.locator('textarea:focus').waitFor();
  await desk.keyboard.press('Escape');
  await focused(desk, 'Your notes');
  // Someone who writes elsewhere goes on writing there.
  await opener.click();
  await desk.locator('.lesson-notes textarea:focus').waitFor();
  await desk.getByRole('heading', { name: 'Ask the tutor' }).scrollIntoViewIfNeeded();
  const question = desk.getByLabel('What do you want to know?');
  await question.focus();
  await desk.keyboard.press('Escape');
  await desk.getByRole('textbox', { name: 'Note 1' }).waitFor({ state: 'hidden' });
  expect(await question.evaluate((field) => field === document.activeElement)).toBe(true);

  const full = await openWindow({ token: some });
  await full.goto(page);
  await full.getByRole('button', { name: 'Your notes' }).click();
  await full.getByRole('textbox', { name: 'Note 12' }).waitFor();
  await title(full);
  await full.getByRole('button', { name: 'Add a note' }).click();
  await full.getByRole('textbox', { name: 'Note 13' }).waitFor();
  await full.locator('textarea:focus').waitFor();
  await full.getByRole('button', { name: 'Delete note 3' }).click();
  await full.locator('button:focus', { hasText: 'Undo' }).waitFor();
  await full.keyboard.press('Enter');
  await focused(full, 'Note 3');
  // The key leads to the notes from anywhere.
  await full.getByRole('heading', { name: 'Five people, five questions' }).click();
  await full.keyboard.press('n');
  await title(full);
});
