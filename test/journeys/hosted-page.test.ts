import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningApp } from '../../scripts/running-app.ts';
import { startFreshApp } from './fresh-app.ts';
import { call, signedIn } from './people.ts';
import { textsAboutPaying } from './public-addresses.ts';
import { arriveAt, choosePlan, toast } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startFreshApp({ PAYMENT_SANDBOX: 'stripe' });
});
afterAll(() => app.stop());

test.each(textsAboutPaying)('%s names the gateway that is in use', async (path) => {
  const text = await (await fetch(app.url + path)).text();
  expect([text.includes('Stripe'), text.includes('Razorpay')]).toEqual([true, false]);
});

/** Presses Pay Now, and waits for the gateway's page. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await page.getByRole('heading', { name: 'Pay for Basic plan' }).waitFor();
}

/** Comes back to the checkout, which is as it was and says what happened. */
async function comeBack(page: Page, by: () => Promise<unknown>): Promise<void> {
  // The toast may be gone before the page has loaded.
  await Promise.all([toast(page, 'Payment cancelled'), by()]);
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  await page.getByText('Basic', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Pay Now' }).waitFor();
  expect(new URL(page.url()).search).toBe('?plan=basicPlan&course=no-code-app-lab');
}

test.each(usualScreens)(
  'a buyer goes to the gateway’s page, comes back without paying, and then pays: on a %s',
  async (screen) => {
    const { token } = await signedIn(app.url);
    const page = await openWindow({ screen, token, url: app.url, own: true });
    await page.goto('/register?course=no-code-app-lab');
    await choosePlan(page, 'Basic');
    await leave(page);
    await comeBack(page, () => page.getByRole('link', { name: 'Back to the shop' }).click());

    await leave(page);
    await comeBack(page, () => page.goBack());
    const cancelled = page.getByRole('main').getByText('Payment cancelled');
    await cancelled.waitFor();
    await page.getByRole('button', { name: 'Close checkout and return to plans' }).click();
    await choosePlan(page, 'Premium');
    expect(await cancelled.count()).toBe(0);
    await page.goBack();
    await choosePlan(page, 'Basic');

    await leave(page);
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('alert').getByText('Your card was declined').waitFor();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await toast(page, 'Payment successful! Welcome to Liftoff!');
    await arriveAt(page, '/dashboard');
    await page.getByText('The course you came for').waitFor();
    const orders = await call(app.url, 'GET', '/api/payment/orders', undefined, token);
    expect(orders.map(({ status }: { status: string }) => status)).toEqual([
      'paid',
      'expired',
      'expired',
    ]);
  },
);
