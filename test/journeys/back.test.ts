import { expect, inject, test } from 'vitest';
import { member } from './people.ts';
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
