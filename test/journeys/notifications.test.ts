import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { call, mailedLink, member, signedIn, someone, type SignedIn } from './people.ts';
import { arriveAt, toast } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const bell = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true });
const phone =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

/** A member who paid, and then signed in on another device: two notifications. */
async function toldTwice(): Promise<SignedIn> {
  const person = await member(url);
  await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': phone },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  return person;
}

test.each(usualScreens)(
  'the bell shows what is new, and how many; read ones are read everywhere: on a %s',
  async (screen) => {
    const { token } = await toldTwice();
    const page = await openWindow({ screen, token });
    let asked = 0;
    page.on(
      'request',
      (request) => (asked += Number(new URL(request.url()).pathname === '/api/notifications')),
    );
    await page.goto('/dashboard');
    await bell(page, 'Notifications, 2 unread').waitFor();
    expect(asked).toBe(0);
    await bell(page, 'Notifications, 2 unread').click();
    const paid = page.getByRole('listitem').filter({ hasText: 'We received ₹5,000' });
    await paid.getByText('New', { exact: true }).waitFor();
    await paid.getByRole('button', { name: 'Mark as read' }).click();
    await bell(page, 'Notifications, 1 unread').waitFor();
    expect(await paid.getByText('New', { exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'All notifications' }).click();
    await arriveAt(page, '/account/notifications');
    await page.getByRole('heading', { name: 'Notifications', level: 1 }).waitFor();
    await page.getByText('New sign-in: Chrome on Android', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await bell(page, 'Notifications').waitFor();
    await page.reload();
    await page.getByText('New sign-in: Chrome on Android', { exact: true }).waitFor();
    expect(await page.getByText('New', { exact: true }).count()).toBe(0);
  },
);

test('the bell can be used with the keyboard alone', async () => {
  const { token } = await toldTwice();
  const page = await openWindow({ token });
  await page.goto('/courses');
  const button = bell(page, 'Notifications, 2 unread');
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Notifications', level: 2 }).waitFor();
  await page.getByText('We received ₹5,000', { exact: true }).waitFor();
  await page.keyboard.press('Tab');
  const focused = async (name: string): Promise<void> => {
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain(name);
  };
  await focused('Mark all as read');
  await page.keyboard.press('Enter');
  await bell(page, 'Notifications').waitFor();
  await focused('Notifications');
  await page.keyboard.press('Escape');
  await page.getByText('We received ₹5,000', { exact: true }).waitFor({ state: 'hidden' });
  await expect
    .poll(() =>
      bell(page, 'Notifications').evaluate((element) => element === document.activeElement),
    )
    .toBe(true);
});

test('a list that fails to load says so, and loads on a retry; an empty list says so too', async () => {
  const { token } = await signedIn(url);
  const page = await openWindow({
    screen: 'phone',
    token,
    expected: /ERR_FAILED|Failed to load resource/,
  });
  await page.route('**/api/notifications?**', (route) => route.abort());
  await page.goto('/courses');
  await bell(page, 'Notifications').click();
  await page.getByText('Your notifications did not load').waitFor();
  await page.unroute('**/api/notifications?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'No notifications yet' }).waitFor();
});

test('the page of notifications keeps its heading when the list doesn’t load', async () => {
  const { token } = await member(url);
  const page = await openWindow({ token, expected: /net::ERR_FAILED/ });
  await page.route('**/api/notifications**', (route) => route.abort());
  await page.goto('/account/notifications');
  await page.getByRole('heading', { name: 'Your notifications did not load' }).waitFor();
  await page.getByRole('heading', { name: 'Notifications', level: 1 }).waitFor();
});

test('a notification that couldn’t be marked as read stays new, and says why', async () => {
  const { token } = await member(url);
  const page = await openWindow({ token, expected: /net::ERR_FAILED/ });
  await page.route('**/api/notifications/*/read', (route) => route.abort());
  await page.goto('/account/notifications');
  await page.getByRole('button', { name: /^Mark as read/ }).click();
  await page.getByRole('alert').getByText('Network error. Please check your connection.').waitFor();
  await page.getByText('New', { exact: true }).waitFor();
});

test('mails are chosen in the account, and any mail unsubscribes with one press', async () => {
  const tenzin = await member(url, someone('Tenzin Dorji'));
  const { referralCode } = (await call(url, 'GET', '/api/auth/session', undefined, tenzin.token))
    .profile;
  const buyer = await signedIn(url);
  const order = await call(
    url,
    'POST',
    '/api/payment/orders',
    { planType: 'basicPlan', referralCode },
    buyer.token,
  );
  const checkout = { key_id: order.key, order_id: order.orderId, outcome: 'success' };
  const paid = await call(url, 'POST', '/sandbox/razorpay/checkout/payments', checkout);
  const report = {
    paymentId: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
    status: 'completed',
  };
  await call(url, 'PUT', `/api/payment/orders/${order.orderId}`, report, buyer.token);

  const page = await openWindow({ token: tenzin.token });
  await page.goto(await mailedLink(url, '/notifications/unsubscribe', tenzin));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page
    .getByText('You will get no more mails about people you brought and your rewards.')
    .waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('link', { name: 'Choose what we mail you' }).click();
  await arriveAt(page, '/account');
  const rewards = page.getByRole('checkbox', { name: 'Referrals' });
  expect(await rewards.isChecked()).toBe(false);
  await rewards.check();
  await toast(page, 'Saved');
  await page.reload();
  await rewards.waitFor();
  expect(await rewards.isChecked()).toBe(true);
});
