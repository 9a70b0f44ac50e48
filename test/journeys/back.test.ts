import { expect, inject, test } from 'vitest';
import { admin, call, member } from './people.ts';
import { bothScreens } from '../screens.ts';
import { arriveAt } from './steps.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test.each(bothScreens)(
  'Back closes the notifications, and leaves the page once they are closed: on a %s',
  async (screen) => {
    const { token } = await member(url);
    const page = await openWindow({ screen, token });
    const shown = page.locator('.bell-panel:popover-open');
    const open = async () => {
      const bell = page.getByRole('button', { name: /^Notifications/ });
      await bell.filter({ visible: true }).click();
      await shown.getByRole('link', { name: 'All notifications' }).waitFor();
    };
    await page.goto('/dashboard/notes', { waitUntil: 'networkidle' });
    for (const path of ['/dashboard/profile', '/dashboard/my-courses']) {
      await page.evaluate(
        (to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(),
        path,
      );
      await arriveAt(page, path);
    }
    await page.goBack();
    await arriveAt(page, '/dashboard/profile');
    const length = await page.evaluate(() => history.length);
    for (const step of ['back', 'back', 'forward'] as const) {
      await open();
      await page.evaluate((by) => history[by](), step);
      await shown.waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe('/dashboard/profile');
      await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
    }
    expect(await page.evaluate(() => history.length)).toBe(length);
    await open();
    await page.reload({ waitUntil: 'networkidle' });
    await page.goForward();
    await arriveAt(page, '/dashboard/my-courses');
    await page.goBack();
    await arriveAt(page, '/dashboard/profile');
    await page.goBack();
    await arriveAt(page, '/dashboard/notes');
  },
);

test('Back closes the menu before it leaves, on a phone', async () => {
  const page = await openWindow({ screen: 'phone' });
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.locator('a[href="/courses"]').click();
  await arriveAt(page, '/courses');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.waitFor();
  await page.evaluate(() => history.back());
  await menu.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/courses');
  // The focus is back on the button, and the page can be used.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await page.goBack();
  await arriveAt(page, '/faq');
});

test('Back closes the question whether to leave, and what was typed stays', async () => {
  const { token } = await admin(url);
  const courses = (await call(url, 'GET', '/api/courses')) as { id: string; slug: string }[];
  const id = courses.find(({ slug }) => slug === 'interfaces-people-trust')?.id;
  const page = await openWindow({ token });
  await page.goto(`/teach/courses/${id}/content`, { waitUntil: 'networkidle' });
  await page.evaluate(
    (to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(),
    `/teach/courses/${id}/project`,
  );
  await arriveAt(page, `/teach/courses/${id}/project`);
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Sell it to one stranger');
  await title.press('End');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const back = () => page.evaluate(() => history.back());
  const stays = async () => {
    await question.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(`/teach/courses/${id}/project`);
    expect(await title.inputValue()).toBe('Sell it to one stranger');
  };
  await back();
  await question.getByRole('button', { name: 'Stay' }).click();
  await stays();
  await page.locator(`a[href="/teach/courses/${id}/content"]`).first().click();
  await question.waitFor();
  await back();
  await stays();
  await back();
  await question.getByRole('button', { name: 'Leave' }).click();
  await arriveAt(page, `/teach/courses/${id}/content`);
});
