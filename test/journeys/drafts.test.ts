import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { authorDeskPath } from '#app/shared/author-desk-path.ts';
import { admin, call, member } from './people.ts';
import { arriveAt, signIn, toast } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

/** What keeps the words of a form loads after the form, and may come after the first of them. */
async function keeps(page: Page, words: string): Promise<void> {
  const kept = () => page.evaluate(() => Object.values({ ...sessionStorage }).join('\n'));
  await expect.poll(kept).toContain(words);
}

test('a tab says that another one signed out, and what was typed in it is there again', async () => {
  const asha = await admin(url);
  const page = await openWindow({ token: asha.token, screen: 'desktop', own: true });
  await page.goto('/admin/settings');
  const officer = page.getByLabel('Grievance officer');
  await officer.fill('Asha Rao, 12 Ferry Road');
  await keeps(page, 'Asha Rao, 12 Ferry Road');
  const tab = await page.context().newPage();
  await tab.goto(`${url}/courses`);
  await tab.evaluate(() => localStorage.removeItem('token'));
  // The admin area is left for the landing page.
  await toast(page, 'You were signed out in another tab');
  await page.goto('/account');
  await signIn(page, asha);
  await arriveAt(page, '/account');
  await tab.evaluate(() => localStorage.removeItem('token'));
  await page.getByText('You were signed out in another tab. Sign in to continue.').waitFor();
  await signIn(page, asha);
  await arriveAt(page, '/account');
  await page.goto('/admin/settings');
  await expect.poll(() => officer.inputValue()).toBe('Asha Rao, 12 Ferry Road');
});

test('a question that was changed elsewhere is shown beside what was typed before', async () => {
  const asker = await member(url);
  const lesson = '/dashboard/my-courses/no-code-app-lab/lessons/five-people-five-questions';
  const page = await openWindow({ token: asker.token, screen: 'desktop' });
  await page.goto(lesson);
  await page.getByRole('heading', { name: 'Questions', exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Ask a question' }).click();
  const title = page.getByLabel('Your question');
  await title.fill('Is one cousin enough?');
  const [answer] = await Promise.all([
    page.waitForResponse((each) => each.request().method() === 'POST' && each.status() === 201),
    page.getByRole('button', { name: 'Ask question' }).click(),
  ]);
  const { id } = await answer.json();
  await page.goto(`/dashboard/questions/${id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await title.fill('Are two cousins enough?');
  await keeps(page, 'Are two cousins enough?');

  const changed = { title: 'Are three cousins enough?', words: 'All of them sell sarees.' };
  await call(url, 'PUT', `/api/questions/${id}`, changed, asker.token);
  await page.reload();
  await page.getByRole('button', { name: 'Edit' }).click();
  const note = page.getByRole('alert').filter({ hasText: 'This was changed after you typed' });
  await note.getByText('Your question', { exact: true }).waitFor();
  expect(await note.getByRole('blockquote').allTextContents()).toEqual(['Are two cousins enough?']);
  expect(await title.inputValue()).toBe('Are three cousins enough?');
  // What somebody did not touch stays as it was changed.
  expect(await page.getByLabel('Details').inputValue()).toBe(changed.words);
  // What is typed meanwhile, there and elsewhere, is kept in its fields.
  await title.fill('Are four cousins enough?');
  await page.getByLabel('Details').fill('All of them sell sarees in Pune.');
  await page.reload();
  await page.getByRole('button', { name: 'Edit' }).click();
  await note.getByText('Are two cousins enough?').waitFor();
  expect(await title.inputValue()).toBe('Are four cousins enough?');
  expect(await page.getByLabel('Details').inputValue()).toBe('All of them sell sarees in Pune.');
  await page.getByRole('button', { name: 'Use what I typed' }).click();
  expect(await title.inputValue()).toBe('Are two cousins enough?');
  expect(await page.getByLabel('Details').inputValue()).toBe('All of them sell sarees in Pune.');
});

test('a lesson is saved when its author turns to another window, where they may sign out', async () => {
  const { token } = await admin(url);
  const body = {
    slug: 'sheets-left-for-another-window',
    title: 'Spreadsheets that answer',
    description: 'Ask a sheet a question, and get a number that you can check.',
    instructor: { name: 'Imran Qureshi' },
    courseContent: [{ title: 'Begin', lessons: ['What to ask'] }],
  };
  const { id } = await call(url, 'POST', '/api/courses', body, token);
  const page = await openWindow({ token, screen: 'desktop', own: true });
  await page.goto(authorDeskPath(id));
  await page.getByRole('link', { name: /^What to ask/ }).click();
  const minutes = page.getByLabel('Minutes');
  await minutes.waitFor();
  // The pause in typing never ends.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await minutes.fill('14');
  await page.getByText('Saving …').waitFor();
  await Promise.all([
    page.waitForResponse((each) => each.request().method() === 'PUT' && each.ok()),
    page.evaluate(() => dispatchEvent(new Event('blur'))),
  ]);
});
