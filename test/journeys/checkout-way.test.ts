import type { Locator } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { signedIn, verified } from './people.ts';
import { arriveAt, choosePlan, signIn } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');

test.each(usualScreens)(
  'a plan chosen before signing in is selected at the checkout: on a %s',
  async (screen) => {
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

    await page.getByRole('heading', { level: 1, name: 'Your Premium plan is saved' }).waitFor();
    const sizeOf = async (name: string) => {
      const box = await page
        .getByRole('tabpanel')
        .getByRole('button', { name, exact: true })
        .boundingBox();
      return [box?.width, box?.height];
    };
    expect(await sizeOf('Create Account')).toEqual(await sizeOf('Sign in'));
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText(/^Your Premium plan is saved\./).waitFor();
    await page.getByRole('tab', { name: 'Sign in' }).click();

    await signIn(page, person);
    await arriveAt(page, '/register');
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    await page.getByText('₹15,000').first().waitFor();
    expect(
      Object.keys(await page.evaluate(() => ({ ...localStorage }))).filter((key) =>
        /selectedPlan|redirect|fromPlan/.test(key),
      ),
    ).toEqual([]);

    await page.getByRole('button', { name: 'Close checkout and return to plans' }).click();
    await page.getByRole('button', { name: 'Choose Basic' }).waitFor();
  },
);

test.each(usualScreens)(
  'Back leads from the checkout to the plans, and Forward to the checkout again: on a %s',
  async (screen) => {
    const { token } = await signedIn(url);
    const page = await openWindow({ screen, token });
    await page.goto('/courses');
    await page.goto('/register');
    const choose = page.getByRole('button', { name: 'Choose Premium' });
    const checkout = page.getByRole('heading', { name: 'Checkout' });
    await choosePlan(page, 'Premium');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const focused = async (locator: Locator) => {
      await expect
        .poll(() => locator.evaluate((element) => element === document.activeElement))
        .toBe(true);
    };
    await focused(checkout);

    await page.goBack();
    await choose.waitFor();
    await focused(choose);
    expect(new URL(page.url()).pathname).toBe('/register');
    await page.goForward();
    await checkout.waitFor();
    await focused(checkout);
    await page.getByRole('button', { name: 'Close checkout and return to plans' }).click();
    await choose.waitFor();
    await focused(choose);
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.goBack();
    await arriveAt(page, '/courses');

    await page.goto('/register');
    await choosePlan(page, 'Premium');
    await page.reload();
    await checkout.waitFor();
    await page.getByText('Premium plan, Lifetime').waitFor();
    await page.goBack();
    await choose.waitFor();

    await page.goto('/register?plan=premiumPlan');
    await page.getByRole('button', { name: 'Close checkout and return to plans' }).click();
    await choose.waitFor();
    expect(new URL(page.url()).search).toBe('');
  },
);

test('pressing a plan before its offer has loaded works, and the last press counts', async () => {
  const { token } = await signedIn(url);
  const page = await openWindow({ screen: 'phone', token });
  const pressed = Promise.withResolvers<void>();
  await page.route('**/api/payment/offers', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto('/register');
  for (const plan of ['College', 'Basic']) {
    const choose = page.getByRole('button', { name: `Choose ${plan}` });
    await choose.click();
    await expect.poll(() => choose.getAttribute('aria-busy')).toBe('true');
  }
  pressed.resolve();
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  await page.getByText('Basic plan, 1 year').waitFor();
});

test('Back hides no payment in progress, and leads from the dashboard to the plans', async () => {
  const { token } = await signedIn(url);
  const page = await openWindow({ screen: 'phone', token });
  await page.goto('/register');
  await choosePlan(page, 'Basic');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  const pay = page.getByRole('dialog').getByRole('button', { name: /^Pay ₹5,000/ });
  await pay.waitFor();
  await page.evaluate(() => history.back());
  await pay.click();
  await arriveAt(page, '/dashboard');
  await page.goBack();
  await page.getByRole('heading', { name: 'You are on board.' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Checkout' }).count()).toBe(0);
});
