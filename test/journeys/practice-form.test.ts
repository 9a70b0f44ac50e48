import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { admin, call } from './people.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

/** The desk of a course with one empty lesson. */
async function emptyLesson(): Promise<{
  token: string;
  path: string;
  saved: () => Promise<string>;
}> {
  const { token } = await admin(url);
  const { id } = await call(
    url,
    'POST',
    '/api/courses',
    {
      slug: 'kites-over-ahmedabad',
      title: 'Kites over Ahmedabad',
      description: 'String, paper, wind.',
      instructor: { name: 'Rutvik Shah' },
      courseContent: [{ title: 'Begin', lessons: ['What flies'] }],
    },
    token,
  );
  const course = `/api/authoring/courses/${id}`;
  const { stages } = await call(url, 'GET', course, undefined, token);
  const [lesson] = stages[0].lessons;
  const saved = async () =>
    (await call(url, 'GET', `${course}/lessons/${lesson.id}`, undefined, token)).body;
  return { token, path: `/teach/courses/${id}/content?lesson=${lesson.id}`, saved };
}

/** Changes something, and waits until it is saved: a change is being saved for about a second. */
const saves = async (page: Page, change: () => Promise<void>) => {
  await Promise.all([page.getByText('Saving …').waitFor(), change()]);
  await page.getByText('Saved', { exact: true }).waitFor();
};

test('an author writes practice in fields, is told what is wrong there, and finds it again as text', async () => {
  const { token, path, saved } = await emptyLesson();
  const page = await openWindow({ screen: 'phone', token });
  await page.goto(path);
  const text = page.getByRole('textbox', { name: 'Lesson text' });
  await text.click();
  await page.keyboard.type('Look up.');
  await page.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('button', { name: 'Choose one' }).click();

  const card = page.getByRole('group', { name: 'Practice: Choose one' });
  const options = card.getByRole('group', { name: 'Options' });
  const option = (number: number) => options.getByRole('group', { name: `Option ${number}` });
  await expect
    .poll(() => card.getByLabel('Question').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await card.getByLabel('Question').fill('What keeps a kite up?');
  await option(1).getByLabel('Text').fill('The string');
  await option(1).getByLabel('Hint (optional)').waitFor({ state: 'hidden' });
  await option(2).getByLabel('Text').fill('The wind: always');
  await option(2).getByLabel('This is right').check();
  await option(1).getByLabel('Hint (optional)').fill('Cut it, and see.');
  await option(2).getByLabel('Hint (optional)').fill('');

  // A new option is empty, which is a fault only once its author has gone on.
  await options.getByRole('button', { name: 'Add option' }).click();
  await saves(page, () => page.keyboard.type(' '));
  await card.getByLabel('Why it is right').click();
  await option(3).getByText('This may not be empty.').waitFor();
  await option(3).getByLabel('Text').fill('Hope');
  await option(3).getByRole('button', { name: 'Move Option 3 up' }).click();
  expect(await option(2).getByLabel('Text').inputValue()).toBe('Hope');
  const told = options.locator('> [role=status]');
  expect(await told.textContent()).toBe('Option 3 is now 2 of 3.');
  await page.keyboard.press('Enter');
  expect(await option(1).getByLabel('Text').inputValue()).toBe('Hope');
  await option(3).getByLabel('This is right').waitFor();
  expect(await option(3).getByLabel('This is right').isChecked()).toBe(true);
  await saves(page, () => option(1).getByRole('button', { name: 'Remove Option 1' }).click());

  // The panes scroll, and the page around them stays in place.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

  await card.getByRole('button', { name: 'Edit as text' }).click();
  const fence = card.getByLabel('Practice as text');
  expect(await fence.inputValue()).toContain('text: "The wind: always"\n    right: true');
  const source = await fence.inputValue();
  await fence.fill(`# For Uttarayan.\n${source}`);
  await page.getByText('The fields can’t show all of this practice').waitFor();
  await page.getByLabel('Practice as text').fill(source);
  await card.getByRole('button', { name: 'Edit in fields' }).click();
  expect(await option(1).getByLabel('Text').inputValue()).toBe('The string');
  await card.getByRole('button', { name: 'Done' }).click();
  await expect
    .poll(async () => (await saved()).trim())
    .toBe(`Look up.\n\n\`\`\`practice\n${source}\n\`\`\``);
});
