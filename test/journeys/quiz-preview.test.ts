import { expect, inject, test } from 'vitest';
import { usualScreens } from '../screens.ts';
import { createEmptyLesson } from './empty-lesson.ts';
import { hearsKeys } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

const question = (id: string, asks: string) => ({
  id,
  name: '',
  question: asks,
  several: false,
  options: [
    { text: 'One', right: true, said: '' },
    { text: 'Two', right: false, said: 'Count the tabs.' },
  ],
  why: 'It has one tab.',
  lesson: null,
});

test.each(usualScreens)('an author tries the quiz of a draft on a %s', async (screen) => {
  const { token, ask, course, address } = await createEmptyLesson(url, `tried-on-a-${screen}`);
  const [stage] = (await ask('GET', course)).stages;
  const { id: quiz } = await ask('POST', `${course}/quizzes`, { stage: stage.id });
  const { revision } = await ask('GET', `${course}/quizzes/${quiz}`);
  await ask('PUT', `${course}/quizzes/${quiz}`, {
    drawn: 1,
    passMark: 1,
    waitMinutes: 10,
    questions: [question('first', 'How many sheets?'), question('second', 'How many tabs?')],
    revision,
  });

  const page = await openWindow({ screen, token });
  await page.goto(`${address.split('?')[0]}?quiz=${quiz}`);
  await page.getByRole('link', { name: 'Try the quiz' }).click();
  await page.getByRole('button', { name: 'Next' }).waitFor();
  const asked = page.getByText(/^How many (sheets|tabs)\?$/);
  await asked.waitFor();
  const first = await asked.textContent();
  await hearsKeys(page);
  await page.getByRole('radio', { name: 'Two' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Send my answer' }).click();
  await page.getByText('Only you see this result, and it is not kept.').waitFor();
  await page.getByText('Count the tabs. It has one tab.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  // The other question comes next, as it does for members.
  await asked.waitFor();
  expect(await asked.textContent()).not.toBe(first);
  await page.getByRole('radio', { name: 'One' }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Send my answer' }).click();
  await page.getByRole('img', { name: '1 of 1 right. The pass mark is 1.' }).waitFor();

  // It is also reached from the course, as a member would reach it.
  await page.getByRole('link', { name: 'Back to the course' }).click();
  await page.waitForURL(({ searchParams }) => !searchParams.has('quiz'));
  await page.locator(`a[href*="quiz=${quiz}"]`).first().click();
  await asked.waitFor();
  await page.getByRole('link', { name: 'Visitor' }).click();
  await page.getByText('Plan your visits, and count what was sold.').waitFor();
});
