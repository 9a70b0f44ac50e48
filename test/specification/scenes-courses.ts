import type { Page, Route } from 'playwright-core';
import { call } from '../journeys/people.ts';
import { answer, breakDown, cut, defineScenes, press } from './scene.ts';

const firstCourse = async (page: Page): Promise<string> => {
  const { courses } = await call(
    await page.evaluate(() => location.origin),
    'GET',
    '/api/catalogue',
  );
  return courses[0].slug as string;
};

/** The address that a client-side navigation reads the list from. */
const listData = '**/courses.data*';
const abort = (route: Route) => route.abort();

/** Opens the list by a client-side navigation, because only then the browser requests its data. */
const listAfter = (arrange: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.goto('/contact');
  await arrange(page);
  await press(page, 'Open menu');
  await page.getByRole('dialog').getByRole('link', { name: 'Courses', exact: true }).click();
};

const myCourse = async (page: Page) => {
  await page.goto('/dashboard/my-courses');
  await page.getByRole('link', { name: 'View Course' }).first().click();
};

/** Part 1 section 2, "Course list", "Course detail" and the member's courses. */
export const courseScenes = defineScenes({
  'the courses': { go: (page) => page.goto('/courses') },
  'courses that did not load': { go: listAfter((page) => page.route(listData, abort)) },
  'courses on their way': {
    go: async (page) => {
      await listAfter((each) => each.route(listData, abort))(page);
      await page.getByRole('heading', { name: 'Failed to load courses' }).waitFor();
      await page.unroute(listData);
      await page.route(listData, () => undefined);
      await press(page, 'Try again');
    },
  },
  'no courses': {
    go: async (page) => {
      await page.goto('/contact');
      await answer(page, 'GET /catalogue', 200, { courses: [], total: 0, page: 1, pages: 1 });
      await page.getByRole('banner').locator('a[href="/"]').click();
    },
  },
  'a course': {
    go: async (page) => {
      await page.goto('/courses');
      await page.goto(`/courses/${await firstCourse(page)}`);
    },
  },
  'a course that is not there': { go: (page) => page.goto('/courses/none') },
  'courses, added': {
    as: 'admin',
    go: async (page) => {
      await answer(page, 'POST /courses/import', 200, { courses: [], added: 1, faults: [] });
      await page.goto('/admin/courses/import');
      await press(page, 'Add courses');
    },
  },
  'courses, no answer': {
    as: 'admin',
    go: async (page) => {
      await breakDown(page, 'POST /courses/import');
      await page.goto('/admin/courses/import');
      await press(page, 'Add courses');
    },
  },
  'one course, no answer': {
    as: 'admin',
    go: async (page) => {
      await breakDown(page, 'POST /courses/import');
      await page.goto('/admin/courses/import');
      await page.getByLabel('A JSON array of courses').fill('[{}]');
      await press(page, 'Add courses');
    },
  },
  'a member’s courses': { as: 'member', go: (page) => page.goto('/dashboard/my-courses') },
  'a member’s courses, none': {
    as: 'member',
    go: async (page) => {
      await answer(page, 'GET /learning/courses', 200, {
        courses: [],
        page: 1,
        pages: 1,
        counts: { 'in-progress': 0, saved: 0, completed: 0 },
      });
      await page.goto('/dashboard/my-courses');
    },
  },
  'a member’s courses, no answer': {
    as: 'member',
    go: async (page) => {
      await cut(page, 'GET /learning/courses');
      await page.goto('/dashboard/my-courses');
    },
  },
  'a member’s course': { as: 'member', go: myCourse },
  'a member’s course that is not there': {
    as: 'member',
    go: (page) => page.goto('/dashboard/my-courses/none'),
  },
});
