import { expect, inject, test } from 'vitest';
import { call, member, signedIn } from './people.ts';
import { arriveAt, signIn, toast } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';
import { inTime, press, refused } from './account-page.ts';

const url = inject('applicationUrl');

const signedOutNote = /You were signed out/;

const fresh = 'Harvest-moon-9?';

test.each(usualScreens)(
  'everyone can change their name in the account, and finds their orders there: on a %s',
  async (screen) => {
    const { token } = await member(url);
    const page = await openWindow({ screen, token });
    await page.goto('/courses');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await arriveAt(page, '/account');
    await press(page, 'Edit name');
    await page.getByLabel('Full name').fill('Naina G.');
    await press(page, 'Save');
    await toast(page, 'Profile name updated successfully!');
    const order = page.getByRole('table', { name: 'Orders' }).getByRole('row').nth(1);
    expect(await order.textContent()).toMatch(/Basic Plan.*₹5,000.*Paid/);
    await page.reload();
    await expect.poll(() => page.getByLabel('Full name').inputValue(), inTime).toBe('Naina G.');
  },
);

test('someone whose membership has ended reads so in the account, and is asked to renew it', async () => {
  const { token } = await member(url);
  const page = await openWindow({ token });
  // Changes the answer, because all journeys share the server's clock.
  await page.route('**/api/account/page?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const membership = {
      ...answer.membership,
      status: 'inactive',
      endsAt: '2026-01-09T18:30:00.000Z',
    };
    await route.fulfill({ response, json: { ...answer, membership } });
  });
  await page.goto('/account');
  await page.getByText('Your membership ended on 10 Jan 2026').waitFor();
  await page.getByText('Your progress is kept.').waitFor();
  await page.getByRole('link', { name: 'Renew your membership' }).click();
  await arriveAt(page, '/register');
});

test('someone who isn’t signed in is sent to the sign-in and back, member or not', async () => {
  const page = await openWindow();
  await page.goto('/account#orders');
  await arriveAt(page, '/login');
  const person = await signedIn(url);
  await signIn(page, person);
  await arriveAt(page, '/account');
  await page.getByText('You have not paid for anything yet.').waitFor();
  await call(url, 'POST', '/api/payment/orders', { planType: 'basicPlan' }, person.token);
  await page.reload();
  await page.getByText('Attempts that were not paid (1)').click();
  await page.getByText('No payment reached us for these, and nothing is owed.').waitFor();
  await page.getByRole('button', { name: 'Your account' }).click();
  await press(page, 'Sign out');
  await arriveAt(page, '/');
});

test.each(usualScreens)(
  'a new password signs out the other browser, which says why: on a %s',
  async (screen) => {
    const person = await signedIn(url);
    const { token } = await call(url, 'POST', '/api/auth/login', {
      email: person.email,
      password: person.password,
    });
    const other = await openWindow({ token, expected: refused });
    await other.goto('/account');
    await other.getByText('This browser').waitFor();

    const page = await openWindow({ screen, token: person.token, expected: refused });
    await page.goto('/account');
    await press(page, 'Change password');
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await field('Current password').fill('Monsoon-wind-8!');
    await field('New password').fill('Password1!');
    await field('Confirm new password').fill(fresh);
    await press(page, 'Save password');
    await page.getByText('Password is too weak. Please use a stronger password.').waitFor();
    await field('New password').fill(fresh);
    await press(page, 'Save password');
    await page.getByText('That is not your password.').waitFor();
    await expect
      .poll(
        () => field('Current password').evaluate((input) => input === document.activeElement),
        inTime,
      )
      .toBe(true);
    expect([
      await field('New password').inputValue(),
      await field('Confirm new password').inputValue(),
    ]).toEqual([fresh, fresh]);
    await field('Current password').fill(person.password);
    await press(page, 'Save password');
    await toast(page, 'Password changed. Other devices were signed out.');
    await page.reload();
    await page.getByText('This browser').waitFor();

    await press(other, 'Sign out everywhere');
    await arriveAt(other, '/login');
    await other.getByText(signedOutNote).waitFor();
    await signIn(other, { ...person, password: fresh });
    await arriveAt(other, '/account');
  },
);

test.each(usualScreens)(
  'sessions can be ended one by one and all at once: on a %s',
  async (screen) => {
    const person = await signedIn(url);
    const page = await openWindow({ screen, expected: refused });
    await page.goto('/login');
    await signIn(page, person);
    await arriveAt(page, '/register');
    const other = await openWindow({ token: person.token, expected: refused });
    await other.goto('/account');
    await other.getByText('This browser').waitFor();

    await page.goto('/account#sessions');
    const rows = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem');
    await expect.poll(() => rows.count(), inTime).toBe(2);
    expect(await rows.first().textContent()).toMatch(/^\w+ on Linux.*This browser/);
    expect(await rows.nth(1).textContent()).toMatch(/Last used \d+ \w+ \d{4}, \d+:\d\d [ap]m IST/);
    await rows
      .nth(1)
      .getByRole('button', { name: /^Sign out/ })
      .click();
    await expect.poll(() => rows.count(), inTime).toBe(1);
    await other.reload();
    await arriveAt(other, '/login');
    await other.getByText(signedOutNote).waitFor();

    const signedOut = toast(page, 'Signed out everywhere');
    await press(page, 'Sign out everywhere');
    await signedOut;
    await arriveAt(page, '/login');
    expect(await page.getByText(signedOutNote).count()).toBe(0);
    await signIn(page, person);
    await arriveAt(page, '/register');
  },
);
