import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { admin, member, signedIn, someone } from './people.ts';
import { arriveAt, signIn } from './steps.ts';
import { bothScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test.each(bothScreens)('an admin opens the admin pages from the menu on a %s', async (screen) => {
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
  await page.getByRole('heading', { name: 'Waiting for you', exact: true }).waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, nofollow');
});

test('everyone else is sent home, and sees nothing of it on the way', async () => {
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

test('the HTML of an admin page contains nothing of its content', async () => {
  const html = await (await fetch(`${url}/admin`)).text();
  expect(html).toContain('noindex');
  expect(html).not.toMatch(/Waiting for you|Audit log|Back to site/);
});

test('the menu of a phone opens at the open section', async () => {
  const { token } = await admin(url);
  const page = await openWindow({ screen: 'phone', token });
  for (const [path, name] of [
    ['/admin/audit', 'Audit log'],
    ['/admin/codes', 'Promo codes'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const open = menu.getByRole('link', { name, exact: true });
    await expect.poll(() => reachable(open)).toBe(true);
    await menu.getByRole('button', { name: 'Close menu' }).click();
  }
});

/** Nothing else is drawn over its middle. */
const reachable = (link: Locator): Promise<boolean> =>
  link.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(seen);
  });

test('the sidebar scrolls to the open section, and the page stays where it is', async () => {
  const { token } = await admin(url);
  const page = await openWindow({ token });
  await page.goto('/admin/audit');
  const sections = page.getByRole('navigation', { name: 'Admin' });
  const last = await sections.getByRole('link', { name: 'Audit log' }).boundingBox();
  expect((last?.y ?? Number.NaN) + (last?.height ?? 0)).toBeLessThanOrEqual(900);
  expect(await page.evaluate('scrollY')).toBe(0);
});

test.each(bothScreens)(
  'an admin finds a person, grants a plan and disables the account on a %s',
  async (screen) => {
    const [{ token }, person] = [
      await admin(url),
      await signedIn(url, { ...someone(), displayName: `Tara ${screen}` }),
    ];
    const page = await openWindow({ screen, token });
    await page.goto('/admin/members');
    await page.getByText(/^\d+ accounts$/).waitFor();
    await page.getByRole('searchbox', { name: 'Search' }).fill(person.email);
    await page.getByText('1 account', { exact: true }).waitFor();
    await page.getByRole('link', { name: person.displayName }).click();
    await page.getByRole('heading', { name: person.displayName }).waitFor();

    await page.getByRole('button', { name: 'Grant a plan' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Grant' }).click();
    await dialog.getByText('Please give a reason').waitFor();
    await dialog.getByLabel('Plan').selectOption('collegePlan');
    await dialog.getByLabel('Reason').fill('Won the campus round');
    await dialog.getByRole('button', { name: 'Grant' }).click();
    await page.getByText('Granted: Won the campus round').waitFor();

    await page.getByRole('button', { name: 'Disable' }).click();
    await dialog.getByLabel('Reason').fill('Shared the account');
    await dialog.getByRole('button', { name: 'Disable' }).click();
    await page.getByText(/^Disabled since/).waitFor();
    const theirs = await fetch(`${url}/api/auth/session`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(theirs.status).toBe(401);

    await page.getByRole('link', { name: 'All entries about this person' }).click();
    await arriveAt(page, '/admin/audit');
    await page.getByRole('heading', { name: 'Audit log' }).waitFor();
    await page.getByText('Shared the account').waitFor();
    await page.getByText('Won the campus round').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: person.displayName }).waitFor();
    await page.goBack();
    await page.getByText('1 account', { exact: true }).waitFor();
    expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe(person.email);
  },
);

test.each(bothScreens)(
  'an admin without a membership can open the dashboard, which claims none: on a %s',
  async (screen) => {
    const person = await admin(url);
    const page = await openWindow({ screen });
    await page.goto('/dashboard/profile');
    await arriveAt(page, '/login');
    await signIn(page, person);
    await arriveAt(page, '/dashboard/profile');
    const main = page.getByRole('main');
    for (const [path, there] of [
      ['/dashboard/profile', 'About you'],
      ['/dashboard', 'Community highlights'],
      ['/dashboard/membership', 'Billing history'],
      ['/dashboard/my-courses', 'My Courses'],
    ] as const) {
      await page.goto(path);
      await main.getByText('You see this as an admin').waitFor();
      await main
        .getByLabel(there)
        .or(main.getByRole('heading', { name: there }))
        .first()
        .waitFor();
      await expect
        .poll(() => main.innerText())
        .not.toMatch(
          /No Plan|Inactive|your plan|your membership|referral|Last payment|Choose a plan/i,
        );
    }
    await page.goto('/courses');
    await page
      .getByRole('button', { name: screen === 'phone' ? 'Open menu' : 'Your account' })
      .first()
      .click();
    await page
      .getByRole('link', { name: 'Dashboard', exact: true })
      .filter({ visible: true })
      .click();
    await arriveAt(page, '/dashboard');
  },
);
