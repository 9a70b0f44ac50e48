import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { call, signedIn } from './people.ts';
import { arriveAt, choosePlan, payBy, toast } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const success = 'Payment successful! Welcome to Liftoff!';
const pressPay = (page: Page) => page.getByRole('button', { name: 'Pay Now' }).click();

/** The states of a buyer's orders, newest first. */
const states = async (token: string): Promise<string[]> =>
  (await call(url, 'GET', '/api/payment/orders', undefined, token)).map(
    ({ status }: { status: string }) => status,
  );

interface Placed {
  orderId: string;
  key: string;
}

const answerTo = (page: Page, method: string, path: RegExp) =>
  page.waitForResponse(
    (response) => response.request().method() === method && path.test(response.url()),
  );

/**
 * Presses Pay Now and closes the window. Returns the order and the key that the window was opened
 * with, once the page has reported how the window closed.
 */
async function closeWithoutPaying(page: Page): Promise<Placed> {
  const ordered = answerTo(page, 'POST', /\/payment\/orders$/);
  const reported = answerTo(page, 'PUT', /\/payment\/orders\/[^/]+$/);
  await payBy(page, /^Close without paying/);
  await toast(page, 'Payment cancelled');
  await reported;
  return (await ordered).json();
}

/** Pays in the gateway's window that was closed on the page. */
const payAfterAll = ({ orderId, key }: Placed) =>
  call(url, 'POST', '/sandbox/razorpay/checkout/payments', {
    key_id: key,
    order_id: orderId,
    outcome: 'success',
  });

test.each(usualScreens)(
  'a closed window that is paid after all doesn’t lead to a second payment: on a %s',
  async (screen) => {
    const { token } = await signedIn(url);
    const page = await openWindow({ screen, token });
    await page.goto('/register');
    await choosePlan(page, 'Basic');
    await payAfterAll(await closeWithoutPaying(page));
    await expect.poll(() => states(token)).toEqual(['paid']);
    await pressPay(page);
    await toast(page, success);
    await arriveAt(page, '/dashboard');
    expect(await states(token)).toEqual(['paid']);
  },
);

test('a payment that is noticed only when a second order is refused doesn’t lead to one', async () => {
  const { token } = await signedIn(url);
  const page = await openWindow({ screen: 'desktop', token, expected: /status of 409/ });
  await page.goto('/register');
  await choosePlan(page, 'Basic');
  const placed = await closeWithoutPaying(page);
  await page.route(
    `**/api/payment/orders/${placed.orderId}`,
    async (route) => {
      const unpaid = await route.fetch();
      await payAfterAll(placed);
      await expect.poll(() => states(token)).toEqual(['paid']);
      await route.fulfill({ response: unpaid });
    },
    { times: 1 },
  );
  const refused = page.waitForResponse((response) => response.status() === 409);
  await pressPay(page);
  await refused;
  await toast(page, success);
  await arriveAt(page, '/dashboard');
  expect(await states(token)).toEqual(['paid']);
});

test('an unverified payment that is paid after all doesn’t lead to a second payment', async () => {
  const { token } = await signedIn(url);
  const page = await openWindow({ screen: 'desktop', token, expected: /Failed to load resource/ });
  await page.goto('/register');
  await choosePlan(page, 'Basic');
  await page.route('**/api/payment/orders/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 400,
          json: { error: 'Its signature is not valid.', code: 'payment/invalid-signature' },
        })
      : route.continue(),
  );
  await payBy(page, /^Pay ₹5,000/);
  await toast(page, 'Payment verification failed: Its signature is not valid.');
  await expect.poll(() => states(token)).toEqual(['paid']);
  await pressPay(page);
  await toast(page, success);
  expect(await states(token)).toEqual(['paid']);
});

test.each(usualScreens)(
  'a purchase in one tab makes the other tab’s a renewal, which says so before the payment: on a %s',
  async (screen) => {
    const { token } = await signedIn(url);
    const page = await openWindow({
      screen,
      token,
      own: true,
      expected: /Failed to load resource/,
    });
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await tab.goto(`${url}/register`);
      await choosePlan(tab, 'Basic');
      await tab.getByText(/^New membership: \d+ \w+ \d+ to \d+ \w+ \d+$/).waitFor();
    }
    await payBy(page, /^Pay ₹5,000/);
    await arriveAt(page, '/dashboard');

    await pressPay(other);
    await toast(
      other,
      'Your membership has changed since this page was loaded. Check the new bill before you pay.',
    );
    expect(await other.getByRole('dialog').count()).toBe(0);
    const button = other.getByRole('button', { name: 'Pay Now' });
    const { endsAt } = await call(url, 'GET', '/api/membership', undefined, token);
    const year = new Date(endsAt).getUTCFullYear();
    await expect
      .poll(() => button.textContent())
      .toMatch(new RegExp(`^Pay Now Renewal: adds .+ ${year} to .+ ${year + 1}$`));
    expect(await states(token)).toEqual(['paid']);

    await payBy(other, /^Pay ₹5,000/);
    await arriveAt(other, '/dashboard');
    expect(await states(token)).toEqual(['paid', 'paid']);

    await other.goto(`${url}/dashboard/membership`);
    const history = other.getByRole('table', { name: 'Billing history' });
    for (const kind of ['New membership: ', 'Renewal: adds ']) {
      await history.getByText(kind).filter({ visible: true }).waitFor();
    }
  },
);

test('a payment that came too late is explained once, beside the button', async () => {
  const { token } = await signedIn(url);
  const page = await openWindow({ token, expected: /status of 409/ });
  await page.goto('/register');
  await choosePlan(page, 'Basic');
  await pressPay(page);
  const pay = page.getByRole('dialog').getByRole('button', { name: /^Pay ₹5,000/ });
  await pay.waitFor();
  const premium = { planType: 'premiumPlan' };
  await payAfterAll(await call(url, 'POST', '/api/payment/orders', premium, token));
  await expect.poll(() => states(token)).toContain('paid');
  await pay.click();
  const why = page.getByText(/^Your membership has changed since you placed this order/);
  await why.first().waitFor();
  expect(await why.count()).toBe(1);
});

test.each(usualScreens)(
  'a payment that came too late is listed as refunded, and the page of its order says why: on a %s',
  async (screen) => {
    const { token } = await signedIn(url);
    const page = await openWindow({ screen, token });
    await page.goto('/register');
    await choosePlan(page, 'Basic');
    const placed = await closeWithoutPaying(page);
    await page.getByRole('button', { name: 'Close checkout and return to plans' }).click();
    await choosePlan(page, 'Premium');
    await payBy(page, /^Pay ₹15,000/);
    await arriveAt(page, '/dashboard');
    await payAfterAll(placed);
    await expect.poll(() => states(token)).toEqual(['paid', 'expired']);

    await page.goto('/dashboard/membership');
    const history = page.getByRole('table', { name: 'Billing history' });
    // Until the gateway has answered, it is being refunded.
    await expect
      .poll(async () => {
        await page.reload();
        return history.getByText(/^(Being r|R)efunded$/).textContent();
      })
      .toBe('Refunded');
    expect(await page.getByText('Attempts that were not paid').count()).toBe(0);
    await page.goto(`/account/orders/${placed.orderId}`);
    await page.getByText('Refunded', { exact: true }).waitFor();
    await page
      .getByText('The payment came when the order no longer matched the membership.')
      .waitFor();
    expect(await page.getByText('Not paid').count()).toBe(0);
  },
);
