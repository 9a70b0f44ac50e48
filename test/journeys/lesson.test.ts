import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { doPractice } from '../practice.ts';
import { call, member } from './people.ts';
import { closedOffline } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const expected =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 402|Failed to fetch manifest patches/;

async function openLesson(options: { phone?: boolean; practised?: boolean } = {}) {
  const { token } = await member(url);
  const { course } = await call(
    url,
    'GET',
    '/api/learning/courses/no-code-app-lab',
    undefined,
    token,
  );
  const [lesson, next] = course.sections.flatMap(
    (section: { lessons: { id: string; slug: string; title: string }[] }) => section.lessons,
  );
  const address = `/learning/courses/no-code-app-lab/lessons/${lesson.slug}`;
  if (options.practised)
    await doPractice(
      async (method, path, body) => call(url, method, `/api${path}`, body, token),
      (await call(url, 'GET', `/api${address}`, undefined, token)).lesson,
    );
  const kept = async (): Promise<{
    tasksDone: number[];
    completed: string[];
    bookmarked: boolean;
  }> => call(url, 'GET', `/api${address}`, undefined, token);
  const page = await openWindow({
    own: true,
    token,
    expected,
    screen: options.phone ? 'phone' : 'desktop',
  });
  await page.goto(`/dashboard/my-courses/no-code-app-lab/lessons/${lesson.slug}`);
  await page.getByRole('heading', { level: 1, name: lesson.title }).waitFor();
  return { page, lesson, next, kept };
}

const offlineText = 'Not saved yet: you are offline. We will try again.';
const tasks = (page: Page) => page.getByRole('region', { name: 'Do it now' });

test('lesson text never shows through the floating bar on a phone', async () => {
  const { page } = await openLesson({ phone: true, practised: true });
  const bar = page.locator('.lesson-foot');
  const ways = async () =>
    bar.evaluate((element) => {
      const { left, right, bottom } = element.getBoundingClientRect();
      return { left, right, bottom, colour: getComputedStyle(element).backgroundColor };
    });
  for (const depth of [0, 400, 800]) {
    await page.evaluate((y) => scrollTo(0, y), depth);
    const { colour, ...place } = await ways();
    // From edge to edge, and opaque.
    expect(place).toEqual({ left: 0, right: 390, bottom: 844 });
    expect(colour).toMatch(/^(rgb\(|oklch\([^/]*\))/);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const end = () =>
    page
      .getByRole('button', { name: 'Mark complete and go on' })
      .evaluate((button) => button.getBoundingClientRect().bottom);
  await expect.poll(async () => (await end()) <= ((await bar.boundingBox())?.y ?? 0)).toBe(true);
});

test('a tick made offline stays, says so, and is sent when the connection returns', async () => {
  const { page, kept } = await openLesson();
  await page.context().setOffline(true);
  const [first, second] = await tasks(page).getByRole('checkbox').all();
  await first?.check();
  await second?.check();
  await page.getByText(offlineText).waitFor();
  // The last one counts.
  await second?.uncheck();
  expect([await first?.isChecked(), await second?.isChecked()]).toEqual([true, false]);
  expect((await kept()).tasksDone).toEqual([]);
  await page.context().setOffline(false);
  await page.getByText(offlineText).waitFor({ state: 'hidden' });
  expect((await kept()).tasksDone).toEqual([0]);
  expect(await first?.isChecked()).toBe(true);
});

test('a lesson completed offline is saved when the connection returns', async () => {
  const { page, lesson, kept } = await openLesson({ practised: true });
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Mark complete and go on' }).click();
  await page.getByText(offlineText).waitFor();
  expect((await kept()).completed).toEqual([]);
  await page.context().setOffline(false);
  await page.getByText(offlineText).waitFor({ state: 'hidden' });
  await page.getByText('You have completed this lesson.').waitFor();
  expect((await kept()).completed).toEqual([lesson.id]);
});

test('ticks and a bookmark outlast a window that a phone closes, and arrive from the dashboard', async () => {
  const { page, lesson, kept } = await openLesson({ phone: true, practised: true });
  await page.context().setOffline(true);
  await tasks(page).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Bookmark this lesson' }).click();
  await page.getByRole('button', { name: 'Mark complete and go on' }).click();
  await page.getByText(offlineText).nth(2).waitFor();
  const next = await closedOffline(page);
  await next.goto('/dashboard');
  await next.getByText('First lesson done.').waitFor();
  await next.getByText('1 of 10 lessons').first().waitFor();
  expect(await kept()).toMatchObject({
    tasksDone: [0],
    completed: [lesson.id],
    bookmarked: true,
  });
  expect(await next.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
});

test('a change that the server refuses is undone, with the reason', async () => {
  const { page } = await openLesson();
  let asked = 0;
  await page.route('**/tasks/0', (route) => {
    asked += 1;
    return route.fulfill({
      status: 402,
      json: { code: 'membership/required', error: 'Your membership has ended.' },
    });
  });
  const first = tasks(page).getByRole('checkbox').first();
  await first.click();
  await page.getByText('Your tick was not saved. Your membership has ended.').waitFor();
  expect(await first.isChecked()).toBe(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  expect(asked).toBe(1);
});
