import { expect, inject, test } from 'vitest';
import { admin, member } from './people.ts';
import { arriveAt } from './steps.ts';
import { bothScreens, openWindow } from './window.ts';

const url = inject('applicationUrl');

test.each(bothScreens)('an admin comes in by the menu on a %s', async (screen) => {
  const { token } = await admin(url);
  const page = await openWindow({ screen, token });
  await page.goto('/courses');
  await page
    .getByRole('button', { name: screen === 'phone' ? /menu/i : 'Your account' })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^Admin/ })
    .filter({ visible: true })
    .first()
    .click();
  await arriveAt(page, '/admin');
  await page.getByRole('heading', { name: 'Waiting for you' }).waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, nofollow');
});

test('everyone else is led home, and is told nothing on the way', async () => {
  const visitor = await openWindow();
  await visitor.goto('/admin');
  await arriveAt(visitor, '/');

  const { token } = await member(url);
  const page = await openWindow({ token });
  const told: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/admin/') && response.ok()) told.push(response.url());
  });
  await page.goto('/admin');
  await arriveAt(page, '/');
  expect(told).toEqual([]);
  expect(await page.getByRole('link', { name: 'Admin' }).count()).toBe(0);
});

test('the document of an admin page says nothing of what is inside', async () => {
  const html = await (await fetch(`${url}/admin`)).text();
  expect(html).toContain('noindex');
  expect(html).not.toMatch(/Waiting for you|Audit log|Back to site/);
});
