import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { member, signedIn } from './people.ts';
import { arriveAt } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

/** The calls of a fresh load, but for those about who is here. */
async function dataCalls(page: Page, path: string): Promise<string[]> {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return calls;
}

test.each([
  ['/dashboard', 1],
  // What was begun or saved, and everything: each list has pages of its own.
  ['/dashboard/my-courses', 2],
  ['/dashboard/profile', 1],
  ['/dashboard/membership', 1],
] as const)(
  '%s asks once who is here and once for each list that it shows',
  async (path, lists) => {
    const page = await openWindow({ token: (await member(url)).token });
    const calls = await dataCalls(page, path);
    expect(calls.filter((each) => each === '/api/auth/session')).toHaveLength(1);
    expect(calls.filter((each) => each !== '/api/auth/session')).toHaveLength(lists);
  },
);

test('who has no membership is led from the dashboard to the plans, and the console stays silent', async () => {
  const page = await openWindow({ token: (await signedIn(url)).token });
  await page.goto('/dashboard');
  await arriveAt(page, '/register');
});

test('who has no membership is led from the pages of courses to the plans', async () => {
  // Lessons are asked for beside the question who is there: their refusal is the one line.
  const page = await openWindow({ token: (await signedIn(url)).token, expected: /status of 402/ });
  for (const path of ['/dashboard/my-courses', '/dashboard/my-courses/none']) {
    await page.goto(path);
    await arriveAt(page, '/register');
  }
});
