import { expect, inject, test } from 'vitest';
import { admin, call, signedIn } from './people.ts';
import { arriveAt, choosePlan, payBy, signIn, toast } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test.each(usualScreens)(
  'someone who closes the browser after paying finds the membership later: on a %s',
  async (screen) => {
    const person = await signedIn(url);
    const page = await openWindow({
      screen,
      token: person.token,
      own: true,
      expected: /net::ERR_FAILED/,
    });
    await page.goto('/register');
    await choosePlan(page, 'Basic');
    // The browser closes before it can report how the payment ended.
    await page.route('**/api/payment/orders/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Pay Now' }).click();
    const paid = page.waitForResponse('**/checkout/payments');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Pay ₹5,000/ })
      .click();
    await (await paid).finished();
    await page.context().close();

    const later = await openWindow({ screen });
    await expect
      .poll(
        async () =>
          (await call(url, 'GET', '/api/auth/session', undefined, person.token)).profile
            .membershipStatus,
      )
      .toBe('active');
    await later.goto('/login');
    await signIn(later, person);
    await arriveAt(later, '/dashboard');
    await later.getByRole('heading', { level: 1, name: person.displayName }).waitFor();
  },
);

test.each(usualScreens)(
  'a failed and a dismissed payment are shown, and cost nothing: on a %s',
  async (screen) => {
    const { token } = await signedIn(url);
    const page = await openWindow({ screen, token });
    await page.goto('/register');
    await choosePlan(page, 'Premium');
    const reported = () =>
      page.waitForRequest(
        (request) => request.method() === 'PUT' && request.url().includes('/payment/orders/'),
      );
    const noted = reported();
    await payBy(page, /^Let the payment fail/);
    const dialog = page.getByRole('dialog');
    const detail =
      (await dialog.getByRole('alert').textContent())?.replace(' You can try again.', '') ?? '';
    expect(detail).not.toBe('');
    await toast(page, detail);
    expect((await noted).postDataJSON()).toMatchObject({
      status: 'failed',
      paymentId: expect.stringMatching(/^pay_/),
    });

    const cancelled = reported();
    await dialog.getByRole('button', { name: 'Close without paying' }).click();
    await toast(page, 'Payment cancelled');
    expect((await cancelled).postDataJSON()).toMatchObject({
      status: 'failed',
      paymentId: 'cancelled',
    });
    expect(
      (await call(url, 'GET', '/api/auth/session', undefined, token)).profile.membershipStatus,
    ).toBe('inactive');

    await payBy(page, /^Pay ₹15,000/);
    await toast(page, 'Payment successful! Welcome to Liftoff!');
    await arriveAt(page, '/dashboard');
    // A failed payment is not a debt: it is folded away, also for an admin.
    const { uid } = await call(url, 'GET', '/api/auth/verify-token', undefined, token);
    const desk = await openWindow({ screen, token: (await admin(url)).token });
    for (const [window, path, caption] of [
      [page, '/dashboard/membership', 'Billing history'],
      [page, '/account', 'Orders'],
      [desk, `/admin/members/${uid}`, 'Payments'],
    ] as const) {
      await window.goto(path);
      const payments = window.getByRole('table', { name: caption });
      await payments.getByText('Paid', { exact: true }).waitFor();
      expect(await payments.getByRole('row').count()).toBe(2);
      expect(await window.getByText('Declined by the bank').isVisible()).toBe(false);
      await window.getByText('Attempts that were not paid (1)').click();
      await window.getByText('nothing is owed').waitFor();
      expect(await window.getByText('Declined by the bank').isVisible()).toBe(true);
      expect(await window.getByText(/Not paid yet|In progress/).count()).toBe(0);
    }
  },
);

test('no other payment can be started while one is being confirmed', async () => {
  const { token } = await signedIn(url);
  const page = await openWindow({ token });
  await page.goto('/register');
  await choosePlan(page, 'Basic');
  await page.route('**/api/payment/orders/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 202, json: { status: 'processing' } })
      : route.continue(),
  );
  await payBy(page, /^Pay ₹5,000/);
  await page.getByText(/^Your payment is being confirmed\./).waitFor();
  expect(
    await page
      .getByRole('button', { name: /^(Pay Now|Change plan|Close checkout and return to plans)$/ })
      .count(),
  ).toBe(0);
});

test('Pay Now and the total stay visible on a phone, anywhere on the checkout', async () => {
  const { token } = await signedIn(url);
  const page = await openWindow({ screen: 'phone', token });
  await page.goto('/register');
  await choosePlan(page, 'Basic');
  const inView = async () => {
    for (const locator of [
      page.getByRole('button', { name: 'Pay Now' }),
      page.getByText('₹5,000', { exact: true }),
    ]) {
      const box = await locator.boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= 844).toBe(true);
    }
  };
  await inView();
  await page.getByText('Plan discount (29%)').scrollIntoViewIfNeeded();
  await inView();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('when the plans don’t load, the page says so and can be reloaded', async () => {
  const { token } = await signedIn(url);
  const page = await openWindow({ token, expected: /ERR_FAILED|Failed to load resource/ });
  await page.route('**/assets/plan-desk-*.js*', (route) => route.abort());
  await page.goto('/register');
  await page
    .getByRole('alert')
    .getByRole('heading', { level: 1, name: 'The plans did not load' })
    .waitFor();
  await page.unroute('**/assets/plan-desk-*.js*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Choose Basic' }).waitFor();
});

test.each(usualScreens)(
  'someone who left a payment cancels the order on its page, in the list, or where its rewards are: on a %s',
  async (screen) => {
    const { token } = await signedIn(url);
    const order = async (): Promise<string> =>
      (await call(url, 'POST', '/api/payment/orders', { planType: 'basicPlan' }, token)).orderId;
    const page = await openWindow({ screen, token });
    const cancel = async () => {
      await page.getByRole('button', { name: 'Cancel the order' }).click();
      await confirm();
    };
    const confirm = async () => {
      await page
        .getByRole('dialog', { name: 'Cancel this order?' })
        .getByRole('button', { name: 'Cancel the order' })
        .click();
      await toast(page, 'Order cancelled');
      await expect
        .poll(() => page.getByRole('button', { name: 'Cancel the order' }).count())
        .toBe(0);
    };
    await page.goto(`/account/orders/${await order()}`);
    await cancel();

    await order();
    await page.goto('/account');
    await page.getByText('Attempts that were not paid (2)').press('Enter');
    await page.getByRole('button', { name: 'Cancel the order' }).focus();
    await page.keyboard.press('Enter');
    await confirm();
    // Its row stays, and so does the focus.
    const attempts = page.getByRole('region', { name: 'Attempts that were not paid' });
    await attempts.and(page.locator(':focus')).waitFor();
    expect(await attempts.getByText('Not paid', { exact: true }).count()).toBe(2);

    const orderId = await order();
    // As if the order were paid partly with rewards.
    await page.route(
      '**/api/referral/rewards?*',
      async (route) => {
        const response = await route.fetch();
        const told = await response.json();
        const sums = { ...told.sums, payable: 180_000, reserved: 180_000 };
        await route.fulfill({ response, json: { ...told, sums, reservedBy: orderId } });
      },
      { times: 1 },
    );
    await page.goto('/account/rewards');
    await page.getByText('An unfinished payment holds ₹1,800 of your rewards.').waitFor();
    await cancel();
    const orders = await call(url, 'GET', '/api/payment/orders', undefined, token);
    expect(orders.map(({ status }: { status: string }) => status)).toEqual([
      'expired',
      'expired',
      'expired',
    ]);
  },
);
