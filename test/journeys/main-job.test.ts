import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { doPractice } from '../practice.ts';
import { passQuizzes } from '../starting-quizzes.ts';
import { call, member, someone } from './people.ts';
import {
  arriveAt,
  choosePlan,
  createAccount,
  payBy,
  practise,
  signIn,
  signOutOfDashboard,
  toast,
  verifyEmail,
} from './steps.ts';
import { bothScreens } from '../screens.ts';
import { openWindow } from './window.ts';

test.each(bothScreens)(
  'a visitor becomes a learning member, and finds the progress saved: on a %s',
  async (screen) => {
    const page = await openWindow({ screen, own: true });
    const person = someone();

    await page.goto('/');
    await page.getByRole('link', { name: 'Browse all courses' }).first().click();
    await arriveAt(page, '/courses');
    await page.locator('main a[href^="/courses/"]').first().click();
    await arriveAt(page, /^\/courses\/[\w-]+$/);
    const start = page
      .getByRole('link', { name: 'Start Learning' })
      .filter({ visible: true })
      .first();
    await start.waitFor();
    const course = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await start.click();
    await arriveAt(page, '/register');

    await createAccount(page, person);
    await verifyEmail(page, person);
    await signIn(page, person);
    await arriveAt(page, '/register');
    await choosePlan(page, 'Basic');
    await payBy(page, /^Pay ₹5,000/);
    await toast(page, 'Payment successful! Welcome to Liftoff!');
    await arriveAt(page, '/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Naina Gill' }).waitFor();

    await page.getByRole('heading', { level: 2, name: course }).waitFor();
    await page.getByRole('link', { name: 'Start Learning' }).click();
    await arriveAt(page, /\/lessons\//);
    const celebrated = toast(
      page,
      'First lesson done. Every course here is made of steps like this one.',
    );
    const begun = await lessonTitle(page);
    const second = await completeLesson(page);
    await celebrated;
    const lessons = [begun, second, await completeLesson(page)];
    expect(new Set(lessons).size).toBe(3);

    await page.getByRole('link', { name: 'Back to the course' }).first().click();
    await page
      .getByText(/2 of \d+ lessons/)
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Set a goal' }).click();
    await page.getByRole('radio', { name: '1 lesson a week' }).check();
    await page.getByRole('button', { name: 'Save goal' }).click();
    await page.getByText('You have met your goal this week.').waitFor();
    await signOutOfDashboard(page);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

    await signIn(page, person);
    await arriveAt(page, '/dashboard');
    await page.getByRole('heading', { name: course }).waitFor();
    await page
      .getByText(/2 of \d+ lessons/)
      .filter({ visible: true })
      .first()
      .waitFor();
    await page
      .getByRole('link', { name: 'Continue Course' })
      .filter({ visible: true })
      .first()
      .click();
    await arriveAt(page, /\/lessons\//);
    expect(await lessonTitle(page)).toBe(lessons[2]);
  },
);

test('the end of a course scrolls into view, clear of the floating bar on a phone, and takes the focus', async () => {
  const url = inject('applicationUrl');
  const { token } = await member(url);
  const { course } = await call(
    url,
    'GET',
    '/api/learning/courses/no-code-app-lab',
    undefined,
    token,
  );
  const lessons = course.sections.flatMap(
    (section: { lessons: { id: string; slug: string }[] }) => section.lessons,
  );
  const last = lessons.pop();
  const ask = async (method: string, path: string, body?: object) =>
    call(url, method, `/api${path}`, body, token);
  for (const { slug } of [...lessons, last])
    await doPractice(
      ask,
      (await ask('GET', `/learning/courses/no-code-app-lab/lessons/${slug}`)).lesson,
    );
  await passQuizzes(ask, 'no-code-app-lab');
  for (const { id } of lessons) await ask('PUT', `/learning/lessons/${id}/completion`);

  const page = await openWindow({ screen: 'phone', token, own: true });
  await page.route(/end-of-course/, async (route) => {
    await sleep(1000);
    await route.continue();
  });
  await page.goto(`/dashboard/my-courses/no-code-app-lab/lessons/${last.slug}`);
  await page.getByRole('button', { name: 'Mark complete and go on' }).click();
  const end = page.getByRole('region', { name: 'Course complete' });
  await end.waitFor();
  const dock = page.locator('.lesson-foot');
  await expect
    .poll(async () => {
      const [ending, floating] = await Promise.all([end.boundingBox(), dock.boundingBox()]);
      return Number(ending && ending.y + ending.height) <= Number(floating?.y);
    })
    .toBe(true);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Completion',
  );
});

type Page = Awaited<ReturnType<typeof openWindow>>;

const lessonTitle = async (page: Page): Promise<string> =>
  (await page.getByRole('article').getByRole('heading', { level: 1 }).textContent())?.trim() ?? '';

/** Completes the lesson. Returns the next lesson's title. */
async function completeLesson(page: Page): Promise<string> {
  const before = await lessonTitle(page);
  await practise(page);
  await page.getByRole('button', { name: 'Mark complete and go on' }).click();
  await expect.poll(() => lessonTitle(page)).not.toBe(before);
  return lessonTitle(page);
}
