import { expect, inject, test } from 'vitest';
import { call, member } from './people.ts';
import { closedOffline } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const course = '/api/learning/courses/no-code-app-lab';

test('answers to a quiz outlast a window that a phone closes, and arrive from the dashboard', async () => {
  const { token } = await member(url);
  const ask = (method: string, path: string) => call(url, method, path, undefined, token);
  const { sections } = (await ask('GET', course)).course;
  const quiz = `quizzes/${sections[0].quiz.id}`;
  await ask('POST', `${course}/${quiz}/attempts`);
  const page = await openWindow({
    token,
    own: true,
    screen: 'phone',
    expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
  });
  await page.goto(`/dashboard/my-courses/no-code-app-lab/${quiz}`);
  await page.getByText('Saved. No time limit.').waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Flag for later' }).click();
  await page.getByText('Not saved yet: you are offline. We will try again.').waitFor();
  const next = await closedOffline(page);
  await next.goto('/dashboard');
  await expect
    .poll(async () => (await ask('GET', `${course}/${quiz}`)).state.attempt.questions[0].flagged)
    .toBe(true);
  await next.waitForFunction(() => localStorage.getItem('outbox') === null);
  await next.goto(`/dashboard/my-courses/no-code-app-lab/${quiz}`);
  await next.getByRole('button', { name: /^Question 1\b.*flagged/ }).waitFor();
});

test('an answer to a quiz that the server refuses is taken back, with the reason', async () => {
  const { token } = await member(url);
  const ask = (method: string, path: string) => call(url, method, path, undefined, token);
  const { sections } = (await ask('GET', course)).course;
  const quiz = `quizzes/${sections[0].quiz.id}`;
  const { attempt } = await ask('POST', `${course}/${quiz}/attempts`);
  const page = await openWindow({ token, expected: /409/ });
  await page.goto(`/dashboard/my-courses/no-code-app-lab/${quiz}`);
  await page.getByText('Saved. No time limit.').waitFor();
  // Sent in another window meanwhile.
  await ask('PUT', `${course}/${quiz}/attempts/${attempt.number}/result`);
  await page.getByRole('button', { name: 'Flag for later' }).click();
  await page.getByText(/^Not saved\./).waitFor();
  expect(
    await page.getByRole('button', { name: 'Flag for later' }).getAttribute('aria-pressed'),
  ).toBe('false');
});
