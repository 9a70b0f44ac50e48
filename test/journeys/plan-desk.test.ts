import { expect, onTestFinished, test } from 'vitest';
import { startFreshApp } from './fresh-app.ts';
import { admin, adminEmail, call, signedIn, verified } from './people.ts';
import { arriveAt, choosePlan, payBy, signIn, toast } from './steps.ts';
import { openWindow } from './window.ts';

test('an admin lowers a price while somebody is at the checkout, who sees the new bill before paying', async () => {
  const app = await startFreshApp({ ADMIN_EMAIL: adminEmail });
  onTestFinished(app.stop);
  const { url } = app;
  const page = await openWindow({
    url,
    screen: 'phone',
    token: (await signedIn(url)).token,
    own: true,
    expected: /status of 409/,
  });
  await page.goto('/register');
  await choosePlan(page, 'Basic');
  await page.getByText('₹5,000').filter({ visible: true }).first().waitFor();

  const desk = await openWindow({ url, token: (await admin(url)).token, own: true });
  await desk.goto('/admin/plans');
  await desk.getByRole('button', { name: 'Edit Basic' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Price (₹)').fill('4000');
  await dialog
    .getByLabel('Former price')
    .selectOption({ label: '₹5,000, charged from the start until today' });
  await dialog.getByText('The card says 20% off.').waitFor();
  await dialog.getByRole('button', { name: 'Save plan' }).click();
  await toast(desk, 'Plan saved');
  await desk.getByRole('cell', { name: 'Price: from ₹5,000 to ₹4,000' }).waitFor();

  await page.getByRole('button', { name: 'Pay Now' }).click();
  const why = page.getByRole('main').getByText('The price has changed since this page was loaded');
  await why.waitFor();
  await page.getByText('Plan discount (20%)').waitFor();
  // It is about this checkout, not about the plans or the next one.
  await page.goBack();
  await page.getByRole('button', { name: 'Choose Basic' }).waitFor();
  expect(await why.count()).toBe(0);
  await page.goForward();
  await page.getByText('Plan discount (20%)').waitFor();
  expect(await why.count()).toBe(0);
  await payBy(page, /^Pay ₹4,000/);
  await arriveAt(page, '/dashboard');

  for (const path of ['/', '/pitch-deck', '/register', '/courses/no-code-app-lab'])
    await expect
      .poll(async () => (await fetch(url + path)).text(), { interval: 500 })
      .toContain('₹4,000');
});

test('a plan that goes off sale while a stranger signs up, or whose checkout was bookmarked, says so on the page', async () => {
  const app = await startFreshApp({ ADMIN_EMAIL: adminEmail });
  onTestFinished(app.stop);
  const { url } = app;
  const person = await verified(url);
  const page = await openWindow({ url, screen: 'phone', own: true });
  await page.goto('/register#plans');
  await page.getByRole('button', { name: 'Choose Basic' }).click();
  await arriveAt(page, '/login');

  const { token } = await admin(url);
  const plans = await call(url, 'GET', '/api/admin/plans', undefined, token);
  const [{ price, formerPrice, place, features, version }] = plans;
  const now = { price, formerPrice, place, features, version, onSale: false };
  await call(url, 'PUT', '/api/admin/plans/basicPlan', now, token);

  await signIn(page, person);
  await arriveAt(page, '/register');
  const why = page.getByRole('main').getByText('This plan is not on sale any more.');
  await why.waitFor();
  await page.goto('/register?plan=basicPlan');
  await why.waitFor();
  await page.getByRole('button', { name: 'Choose Premium' }).click();
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  expect(await why.count()).toBe(0);
});
