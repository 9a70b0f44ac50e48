import type { Page } from 'playwright-core';
import { call } from '../people.ts';
import { catalogue, once, people, press, url, type Visits } from './visit.ts';

/** Something for each desk to show, created by an admin. */
const news = once(async () => {
  const { token } = await people.admin();
  const startsAt = new Date(Date.now() + 10 * 60_000).toISOString();
  const session = {
    title: 'Teardown',
    host: 'Meher Contractor',
    about: 'Bring yours.',
    startsAt,
    minutes: 60,
  };
  await call(
    url,
    'POST',
    '/api/admin/live-sessions',
    { ...session, link: 'https://meet.example.in/a' },
    token,
  );
  const highlight = {
    title: 'Lata Bose',
    words: 'shipped a shop.',
    link: 'https://example.in/shop',
  };
  const dates = { datedAt: '2026-01-01T00:00:00.000Z', pinnedUntil: '2100-01-01T00:00:00.000Z' };
  await call(url, 'POST', '/api/admin/highlights', { ...highlight, ...dates }, token);
});

const withNews = (path: string) => async () => {
  await news();
  return path;
};

/** The admin has begun a course. */
const begun = once(async () => {
  const { token } = await people.admin();
  const { course, lesson } = await catalogue();
  const path = `/api/learning/courses/${course}/lessons/${lesson}`;
  const { lesson: opened } = await call(url, 'GET', path, undefined, token);
  await call(url, 'PUT', `/api/learning/lessons/${opened.id}/opened`, undefined, token);
  return '/dashboard/progress';
});

const openBell = async (page: Page) => {
  await press('button', /^Notifications/)(page);
  await page
    .getByText(/We received|No notifications yet/)
    .first()
    .waitFor();
};

export const dashboard: Visits = {
  'the menu of the dashboard': {
    path: '/dashboard',
    as: 'member',
    screen: 'phone',
    open: press('button', 'Open menu'),
  },
  'what a member was told': { path: '/account/notifications', as: 'member' },
  'the bell of the site': { path: '/courses', as: 'member', open: openBell },
  'the bell of the dashboard': { path: '/dashboard', as: 'member', open: openBell },
  'the bell of a newcomer': { path: '/courses', as: 'signed-in', open: openBell },
  'a way out of mails': { path: '/notifications/unsubscribe?oobCode=unknown' },
  'the dashboard with news': { path: withNews('/dashboard'), as: 'member' },
  'the progress of somebody who has begun': { path: begun, as: 'admin' },
  'a calendar to subscribe to': {
    path: '/dashboard',
    as: 'member',
    open: async (page) => {
      await press('button', 'Calendar')(page);
      await press('button', /^Make/)(page);
      await page.getByLabel('Your address').waitFor();
    },
  },
  'the desk of live sessions': { path: withNews('/admin/live-sessions'), as: 'admin' },
  'a session to plan, with faults': {
    path: '/admin/live-sessions?edit=new',
    as: 'admin',
    open: async (page) => {
      await press('button', 'Plan session')(page);
      await page.locator('[aria-invalid]').first().waitFor();
    },
  },
  'a session to cancel': {
    path: withNews('/admin/live-sessions'),
    as: 'admin',
    open: press('button', 'Cancel Teardown'),
  },
  'the desk of highlights': { path: withNews('/admin/highlights'), as: 'admin' },
  'a highlight to publish': { path: '/admin/highlights?edit=new', as: 'admin' },
};
