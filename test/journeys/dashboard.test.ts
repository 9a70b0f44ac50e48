import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { complete } from '../practice.ts';
import { call, member, signedIn } from './people.ts';
import { arriveAt } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

/** The calls of a fresh load, except those about identity. */
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
  // The started or saved courses, the learning paths, and all courses: each list has its own pages.
  ['/dashboard/my-courses', 3],
  ['/dashboard/profile', 1],
  ['/dashboard/membership', 1],
] as const)(
  '%s asks once for the identity and once for each list that it shows',
  async (path, lists) => {
    const page = await openWindow({ token: (await member(url)).token });
    const calls = await dataCalls(page, path);
    const counted = () => {
      const identity = calls.filter((each) => each === '/api/auth/session').length;
      return { identity, lists: calls.length - identity };
    };
    // A busy browser is quiet for half a second before its scripts have asked for everything.
    await expect.poll(counted).toEqual({ identity: 1, lists });
  },
);

test('someone without a membership is sent from the dashboard to the plans, and the console stays empty', async () => {
  const page = await openWindow({ token: (await signedIn(url)).token });
  await page.goto('/dashboard');
  await arriveAt(page, '/register');
});

test('someone without a membership is sent from the course pages to the plans', async () => {
  // Lessons are requested in parallel with the identity; their 402 is the expected line.
  const page = await openWindow({ token: (await signedIn(url)).token, expected: /status of 402/ });
  for (const path of ['/dashboard/my-courses', '/dashboard/my-courses/none']) {
    await page.goto(path);
    await arriveAt(page, '/register');
  }
});

test('the course that someone came for goes on where it was, or starts', async () => {
  const { token } = await member(url);
  const ask = (method: string, path: string, body?: object) =>
    call(url, method, `/api${path}`, body, token);
  const firstOf = async (slug: string): Promise<{ id: string; slug: string }> =>
    (await ask('GET', `/learning/courses/${slug}`)).course.sections[0].lessons[0];
  await complete(ask, 'no-code-app-lab', await firstOf('no-code-app-lab'));
  const { courses } = await call(url, 'GET', '/api/catalogue');
  const [last, fresh] = courses
    .map(({ slug }: { slug: string }) => slug)
    .filter((slug: string) => slug !== 'no-code-app-lab');
  await ask('PUT', `/learning/lessons/${(await firstOf(last)).id}/opened`);
  const page = await openWindow({ token });
  for (const [slug, action] of [
    ['no-code-app-lab', 'Continue Course'],
    [fresh, 'Start Learning'],
  ] as const) {
    await page.goto(`/dashboard?course=${slug}`);
    const card = page.getByRole('region').filter({ hasText: 'The course you came for' });
    const link = card.getByRole('link', { name: action });
    await link.waitFor();
    expect(await link.getAttribute('href')).toContain(`/my-courses/${slug}/lessons/`);
  }
});
