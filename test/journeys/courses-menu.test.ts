import { expect, inject, test } from 'vitest';
import { call } from './people.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test('startup step 6: the courses load when someone opens the menu, whoever is signed in', async () => {
  // Other journeys add courses.
  const { courses } = await call(url, 'GET', '/api/catalogue?limit=12');
  const page = await openWindow();
  await page.goto('/faq', { waitUntil: 'networkidle' });
  let asked = 0;
  await page.route('**/api/catalogue?*', async (route) => {
    asked += 1;
    await route.continue();
  });
  const button = page.getByRole('button', { name: 'Courses', exact: true });
  const menu = page.locator('.courses-menu');
  expect(await menu.getByRole('listitem').count()).toBe(0);
  await button.hover();
  await expect.poll(() => asked).toBe(1);
  await button.click();
  await expect.poll(() => menu.getByRole('listitem').count()).toBe(courses.length);
  // In two columns, each course with its picture.
  const columns = await menu
    .locator('.courses-menu-list > li')
    .evaluateAll(
      (items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size,
    );
  expect(columns).toBe(2);
  await expect.poll(() => menu.getByRole('listitem').locator('svg').count()).toBe(courses.length);
  await page.keyboard.press('Escape');
  await button.focus();
  await button.press('Enter');
  await menu.waitFor();
  expect(asked).toBe(1);
});

test('the courses menu says when the courses don’t load, and can be retried by keyboard', async () => {
  const page = await openWindow({ expected: /Failed to load resource|net::ERR/ });
  await page.goto('/faq', { waitUntil: 'networkidle' });
  await page.route('**/api/catalogue?*', (route) => route.abort());
  const button = page.getByRole('button', { name: 'Courses', exact: true });
  await button.focus();
  await button.press('Enter');
  const menu = page.locator('.courses-menu');
  await menu.getByText('Failed to load courses').waitFor();
  await menu.getByRole('link', { name: 'Browse all tutorials' }).waitFor();
  await page.unroute('**/api/catalogue?*');
  await menu.getByRole('button', { name: 'Try again' }).press('Enter');
  await menu.getByRole('listitem').first().waitFor();
  // The pressed button has disappeared, so the focus moves into the menu.
  await expect
    .poll(() => menu.evaluate((panel) => panel.contains(document.activeElement)))
    .toBe(true);
});

test('the courses menu says when there are no courses', async () => {
  const page = await openWindow();
  await page.goto('/faq');
  await page.route('**/api/catalogue?*', (route) =>
    route.fulfill({ json: { courses: [], total: 0, page: 1, pages: 1 } }),
  );
  await page.getByRole('button', { name: 'Courses', exact: true }).click();
  await page.locator('.courses-menu').getByText('No courses available at the moment.').waitFor();
});

test('without scripts the courses menu is a link', async () => {
  const page = await openWindow({ own: true });
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  const plain = await context?.newPage();
  await plain?.goto(`${url}/faq`);
  const header = plain?.getByRole('navigation', { name: 'Main' });
  await header?.getByRole('link', { name: 'Courses', exact: true }).click();
  expect(plain?.url()).toBe(`${url}/courses`);
  expect(await header?.getByRole('button', { name: 'Courses' }).count()).toBe(0);
  await context?.close();
});
