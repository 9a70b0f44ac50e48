import { expect, inject, test } from 'vitest';
import { call, signedIn, verified } from './people.ts';
import { arriveAt, choosePlan, payBy, signIn, toast } from './steps.ts';
import { bothScreens, openWindow } from './window.ts';

const url = inject('applicationUrl');

test.each(bothScreens)('whoever closes the browser once the money has moved finds the membership there later: on a %s', async (screen) => {
  const person = await signedIn(url);
  const page = await openWindow({ screen, token: person.token, own: true });
  await page.goto('/register');
  await choosePlan(page, 'Basic');
  // The browser is gone before it can tell how the payment ended.
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
    .poll(async () => (await call(url, 'GET', '/api/auth/session', undefined, person.token)).profile.membershipStatus)
    .toBe('active');
  await later.goto('/login');
  await signIn(later, person);
  await arriveAt(later, '/dashboard');
  await later.getByRole('heading', { level: 1, name: person.displayName }).waitFor();
});

test.each(bothScreens)('a failed and a dismissed payment are told, and cost nothing: on a %s', async (screen) => {
  const { token } = await signedIn(url);
  const page = await openWindow({ screen, token });
  await page.goto('/register');
  await choosePlan(page, 'Premium');
  const noted = page.waitForRequest((request) => request.method() === 'PUT');
  await payBy(page, /^Let the payment fail/);
  const dialog = page.getByRole('dialog');
  const detail = (await dialog.getByRole('alert').textContent())?.replace(' You can try again.', '') ?? '';
  expect(detail).not.toBe('');
  expect((await noted).postDataJSON()).toMatchObject({ status: 'failed', paymentId: expect.stringMatching(/^pay_/) });
  await toast(page, detail);

  const cancelled = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.getByRole('button', { name: 'Close without paying' }).click();
  expect((await cancelled).postDataJSON()).toMatchObject({ status: 'failed', paymentId: 'cancelled' });
  await toast(page, 'Payment cancelled');
  expect((await call(url, 'GET', '/api/auth/session', undefined, token)).profile.membershipStatus).toBe('inactive');

  await payBy(page, /^Pay ₹15,000/);
  await toast(page, 'Payment successful! Welcome to Liftoff!');
  await arriveAt(page, '/dashboard');
  // What the bank declined before leaves nothing to do, and says so by saying nothing.
  await page.goto('/dashboard/membership');
  await page.getByText('Declined').waitFor();
  expect(await page.getByText('you may try again').count()).toBe(0);
});

test('while a payment is being confirmed, no other is begun', async () => {
  const { token } = await signedIn(url);
  const page = await openWindow({ token });
  await page.goto('/register');
  await choosePlan(page, 'Basic');
  await page.route('**/api/payment/orders/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 202, json: { status: 'processing' } }) : route.continue(),
  );
  await payBy(page, /^Pay ₹5,000/);
  await page.getByText(/^Your payment is being confirmed\./).waitFor();
  expect(await page.getByRole('button', { name: /^(Pay Now|Change plan|Close checkout and return to plans)$/ }).count()).toBe(0);
});

test.each(bothScreens)('a plan chosen before signing in waits at the checkout: on a %s', async (screen) => {
  const person = await verified(url);
  const page = await openWindow({ screen });
  await page.goto('/register#plans');
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await arriveAt(page, '/login');
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept).toMatchObject({
    selectedPlanType: 'premiumPlan',
    selectedPlanPrice: '15000',
    redirectAfterLogin: '/register',
    fromPlanSelection: 'true',
  });

  await signIn(page, person);
  await arriveAt(page, '/register');
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  await page.getByText('₹15,000').first().waitFor();
  expect(Object.keys(await page.evaluate(() => ({ ...localStorage }))).filter((key) => /selectedPlan|redirect|fromPlan/.test(key))).toEqual(
    [],
  );

  await page.getByRole('button', { name: 'Close checkout and return to plans' }).click();
  await page.getByRole('button', { name: 'Choose Basic' }).waitFor();
});

test('where the plans do not load the page says so, and loads anew', async () => {
  const { token } = await signedIn(url);
  const page = await openWindow({ token, expected: /ERR_FAILED|Failed to load resource/ });
  await page.route('**/assets/plan-desk-*.js*', (route) => route.abort());
  await page.goto('/register');
  await page.getByRole('alert').getByRole('heading', { level: 1, name: 'The plans did not load' }).waitFor();
  await page.unroute('**/assets/plan-desk-*.js*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Choose Basic' }).waitFor();
});
