import { expect, inject, test } from 'vitest';
import { signedIn } from './people.ts';
import { arriveAt } from './steps.ts';
import { bothScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test('a page is printed without the banner, the navigation and the footer', async () => {
  const page = await openWindow();
  await page.goto('/courses/no-code-app-lab');
  const around = page
    .locator('.promo-banner, .site-header, .site-footer')
    .filter({ visible: true });
  await expect.poll(() => around.count()).toBe(3);
  await page.emulateMedia({ media: 'print' });
  expect(await around.count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});

test.each(bothScreens)(
  'a new page starts at the top, and Back restores the scroll position: on a %s',
  async (screen) => {
    const page = await openWindow({ screen });
    await page.goto('/courses');
    const depth = () => page.evaluate(() => Math.round(scrollY));
    await page.evaluate(() => scrollTo(0, 400));
    await expect.poll(depth).toBe(400);
    await page
      .locator('footer')
      .getByRole('link', { name: 'Terms and conditions' })
      .evaluate((link: HTMLElement) => link.click());
    await arriveAt(page, '/terms-and-conditions');
    await expect.poll(depth).toBe(0);
    await page.goBack();
    await arriveAt(page, '/courses');
    await expect.poll(depth).toBe(400);
  },
);

test('the header is one row on the narrowest phones, also for someone who is signed in', async () => {
  for (const token of [undefined, (await signedIn(url)).token]) {
    const page = await openWindow({ own: true, ...(token && { token }) });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/courses');
    const end = token ? page.locator('.bell') : page.getByRole('link', { name: 'Register' });
    await end.first().waitFor();
    const top = (locator: typeof end) =>
      locator.first().evaluate((part) => {
        const { top: from, height } = part.getBoundingClientRect();
        return from + height / 2;
      });
    const home = page.locator('.header-home');
    const apart = async () => Math.abs((await top(end)) - (await top(home)));
    await expect.poll(apart).toBeLessThan(8);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await home.locator('b').evaluate((name, long) => (name.textContent = long), longestName);
      await expect.poll(apart).toBeLessThan(8);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

const longestName = 'Deccan School of Software and AI Tools';

test('the mobile menu locks the page’s scroll, and closes on a change of page', async () => {
  const page = await openWindow({ screen: 'phone' });
  await page.goto('/contact');
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await overflow()).toBe('hidden');
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await scheme()).not.toBe('dark');
  await page.getByRole('dialog').getByRole('button', { name: 'Dark mode' }).click();
  await expect.poll(scheme).toBe('dark');
  await page.getByRole('dialog').getByRole('link', { name: 'Courses' }).click();
  await arriveAt(page, '/courses');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await overflow()).not.toBe('hidden');
});

test.each([
  ['/', true, true],
  ['/courses', true, true],
  ['/register', false, true],
  ['/hackathon', false, true],
  ['/login', false, false],
  ['/dashboard', false, false],
])('on %s: banner %s, header and footer %s', async (path, banner, header) => {
  const page = await openWindow();
  await page.goto(path);
  await page.locator('body').waitFor();
  const there = async (selector: string) => (await page.locator(selector).count()) === 1;
  expect([
    await there('.promo-banner'),
    await there('.site-header'),
    await there('.site-footer'),
  ]).toEqual([banner, header, header]);
});

test('a dismissed banner stays away', async () => {
  const page = await openWindow({ screen: 'phone' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Dismiss offer' }).click();
  await page.locator('.promo-banner').waitFor({ state: 'hidden' });
  await page.goto('/courses');
  expect(await page.locator('.promo-banner').isVisible()).toBe(false);
});

test('someone who is signed in can sign out from the mobile menu, and is not sent back to the previous page', async () => {
  const { token } = await signedIn(url);
  const page = await openWindow({ screen: 'phone', token });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  await expect.poll(() => stored('token')).toBeNull();
  await arriveAt(page, '/');
  expect(await stored('redirectAfterLogin')).toBeNull();
});

test('the last links of the footer can be pressed beside the large name below them', async () => {
  const page = await openWindow({ screen: 'desktop' });
  await page.goto('/contact');
  await page.locator('footer').getByRole('link', { name: 'Sitemap' }).click();
  await arriveAt(page, '/sitemap');
});
