import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { admin, call, member, signedIn, someone, verified } from './people.ts';
import { arriveAt, choosePlan, createAccount, payBy, signIn, toast, verifyEmail } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const field = (page: Page) => page.getByLabel('Referral code');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.each(usualScreens)(
  'a friend’s code is verified, applied, removed, applied again and paid with: on a %s',
  async (screen) => {
    const tenzin = await member(url);
    const { profile } = await call(url, 'GET', '/api/auth/session', undefined, tenzin.token);
    const { token } = await signedIn(url);
    const page = await openWindow({ screen, token });
    await page.goto('/register');
    await press(page, 'Verify');
    await toast(page, 'Please enter a referral code');
    await field(page).fill(profile.referralCode);
    await press(page, 'Verify');
    await toast(page, 'Please select a plan first');

    await choosePlan(page, 'Basic');
    await toast(page, 'Referral code applied! 10% discount');
    await page.getByText(`Referral ${profile.referralCode} (10%)`).waitFor();
    await page.getByText('−₹500', { exact: true }).waitFor();
    await page.getByText('₹4,500', { exact: true }).waitFor();
    expect(await field(page).isEditable()).toBe(false);

    await press(page, 'Remove');
    await page.getByText('₹5,000', { exact: true }).waitFor();
    expect(await field(page).inputValue()).toBe('');

    await field(page).fill('NOBODYS_CODE');
    await field(page).press('Enter');
    await toast(page, 'Invalid referral code');
    await field(page).fill(profile.referralCode.toLowerCase());
    await press(page, 'Verify');
    await press(page, 'Apply');
    const ordered = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/payment/orders'),
    );
    await payBy(page, /^Pay ₹4,500/);
    expect((await ordered).postDataJSON()).toMatchObject({
      planType: 'basicPlan',
      referralCode: profile.referralCode,
    });
    await arriveAt(page, '/dashboard');
    const stats = await call(url, 'GET', '/api/referral/stats', undefined, tenzin.token);
    expect(stats).toMatchObject({ totalRewards: 450, referredUsers: [{ rewardAmount: 450 }] });
  },
);

test('a code that is neither applied nor removed blocks the payment, and an unapplied one is not sent', async () => {
  const { token } = await signedIn(url);
  const page = await openWindow({ token });
  await page.goto('/register');
  await choosePlan(page, 'Premium');
  const payNow = page.getByRole('button', { name: 'Pay Now' });
  await field(page).fill('spring30');
  await page.getByText('Verify the code or clear it, then pay.').waitFor();
  expect(await payNow.isDisabled()).toBe(true);
  await press(page, 'Verify');
  await page
    .getByText('This code is good for a 30% discount. Apply it to take it off your bill.')
    .waitFor();
  await page.getByText('Apply the code or remove it, then pay.').waitFor();
  expect(await payNow.isDisabled()).toBe(true);
  await press(page, 'Apply');
  await page.getByText('Code SPRING30 (30%)').waitFor();
  await page.getByText('₹10,500', { exact: true }).waitFor();
  expect(await payNow.isEnabled()).toBe(true);

  await press(page, 'Remove');
  await field(page).fill('SPRING30');
  await press(page, 'Verify');
  await press(page, 'Remove it');
  expect(await field(page).inputValue()).toBe('');
  await field(page).fill('NOBODYS_CODE');
  await press(page, 'Verify');
  await toast(page, 'Invalid referral code');
  const ordered = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/payment/orders'),
  );
  await payNow.click();
  expect((await ordered).postDataJSON()).toEqual({
    planType: 'premiumPlan',
    shown: expect.objectContaining({ kind: 'purchase', price: 15_000 }),
  });
});

test.each(usualScreens)(
  'a code typed beside the plans is applied when the checkout opens: on a %s',
  async (screen) => {
    const { token } = await signedIn(url);
    const page = await openWindow({ screen, token });
    await page.goto('/register');
    await field(page).fill('spring30');
    await choosePlan(page, 'Basic');
    await toast(page, 'Referral code applied! 30% discount');
    await page.getByText('Code SPRING30 (30%)').waitFor();
    await page.getByText('₹3,500', { exact: true }).waitFor();
    const query = () => new URL(page.url()).search;
    await expect.poll(query).toBe('?plan=basicPlan&code=SPRING30');

    await page.reload();
    await page.getByText('Code SPRING30 (30%)').waitFor();
    await press(page, 'Remove');
    await page.getByText('₹5,000', { exact: true }).waitFor();
    await expect.poll(query).toBe('?plan=basicPlan');
    await page.reload();
    await page.getByRole('heading', { name: 'Checkout' }).waitFor();
    await page.getByText('₹5,000', { exact: true }).waitFor();
    expect(await field(page).inputValue()).toBe('');
  },
);

test.each(usualScreens)(
  'a code typed before signing in is charged after it: on a %s',
  async (screen) => {
    const person = await verified(url);
    const page = await openWindow({ screen });
    await page.goto('/register');
    await field(page).fill('SPRING30');
    await page.getByRole('button', { name: 'Choose Basic' }).click();
    await arriveAt(page, '/login');
    await signIn(page, person);
    await arriveAt(page, '/register');
    await page.getByText('Code SPRING30 (30%)').waitFor();
    await payBy(page, /^Pay ₹3,500/);
    await arriveAt(page, '/dashboard');
  },
);

const banner = (page: Page) =>
  page.getByRole('button', { name: 'Spring Sale: Get 30% off on all courses with code SPRING30' });

test.each(usualScreens)(
  'the banner’s code survives sign-up, the mailed link and the sign-in, and is applied to the charge: on a %s',
  async (screen) => {
    const page = await openWindow({ screen, own: true });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/courses');
    const box = await banner(page).boundingBox();
    // Clicks the banner's text, not the code. The toast may be gone before the page has loaded.
    const text = { position: { x: 4, y: (box?.height ?? 0) / 2 } };
    await Promise.all([toast(page, 'Code SPRING30 has been copied'), banner(page).click(text)]);
    await arriveAt(page, '/register');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('SPRING30');
    expect(await page.evaluate(() => [location.search + location.hash, scrollY])).toEqual([
      '?code=SPRING30',
      0,
    ]);
    expect(await field(page).inputValue()).toBe('SPRING30');
    const person = someone();
    await createAccount(page, person);

    // The mail is opened on another device.
    const elsewhere = await openWindow({ screen });
    await verifyEmail(elsewhere, person);
    await signIn(elsewhere, person);
    await arriveAt(elsewhere, '/register');
    expect(new URL(elsewhere.url()).search).toBe('?code=SPRING30');
    await choosePlan(elsewhere, 'Premium');
    await elsewhere.getByText('Code SPRING30 (30%)').waitFor();
    await payBy(elsewhere, /^Pay ₹10,500/);
    await arriveAt(elsewhere, '/dashboard');
    // The click dismissed the banner.
    await page.goto('/courses');
    expect(await banner(page).isVisible()).toBe(false);
  },
);

test.each(usualScreens)(
  'the banner opens its page even when the clipboard refuses: on a %s',
  async (screen) => {
    const page = await openWindow({ screen, own: true });
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('refused')) },
      }),
    );
    await page.goto('/courses');
    await Promise.all([toast(page, 'Failed to copy code'), banner(page).click()]);
    await arriveAt(page, '/register');
    expect(await page.evaluate(() => location.search + location.hash)).toBe('?code=SPRING30');
    expect(await field(page).inputValue()).toBe('SPRING30');
    await page.reload();
    await page.getByRole('button', { name: 'Choose Basic' }).waitFor();
    expect(await page.getByText('Failed to copy code').count()).toBe(0);
  },
);

test('an invalid code in the address is ignored', async () => {
  const page = await openWindow();
  for (const query of [
    '?code=<b>',
    '?code=abc',
    '?code=ABCD&code=EFGH',
    `?code=${'x'.repeat(21)}`,
  ]) {
    await page.goto(`/register${query}`);
    await page.getByRole('button', { name: 'Choose Basic' }).waitFor();
    expect([
      query,
      await field(page).inputValue(),
      await page.evaluate(() => localStorage.getItem('redirectAfterLogin')),
    ]).toEqual([query, '', null]);
  }
});

test('after a first purchase the checkout asks for promo codes only', async () => {
  const { token } = await member(url);
  const page = await openWindow({ screen: 'phone', token });
  await page.goto('/register');
  await page.getByRole('heading', { name: 'Have a promo code?' }).waitFor();
  expect(await page.getByText('A friend’s code takes a little off').count()).toBe(0);
  await page.getByLabel('Promo code').fill('spring30');
  await page.getByRole('button', { name: 'Renew Basic' }).click();
  await page.getByRole('heading', { name: 'Promo code', exact: true }).waitFor();
  expect(await page.getByText('Referral code', { exact: true }).count()).toBe(0);
  await page.getByText('Code SPRING30 (30%)').waitFor();
});

test('a code that ends while it is on the bill is taken off it, and this is said once in a toast and once beside the button', async () => {
  const { token } = await signedIn(url);
  const { token: owner } = await admin(url);
  const code = `ENDS${process.pid}`;
  const now = new Date().toISOString();
  const terms = { code, percent: 20, amount: null, plans: [], minimum: null, validFrom: now };
  const limits = { firstPurchaseOnly: false, validUntil: null, mostUses: null, mostUsesEach: null };
  await call(url, 'POST', '/api/admin/promo-codes', { ...terms, ...limits }, owner);
  const page = await openWindow({ screen: 'phone', token, expected: /status of 400/ });
  await page.goto(`/register?code=${code}`);
  await choosePlan(page, 'Basic');
  await page.getByText('₹4,000', { exact: true }).waitFor();
  const found = await call(url, 'GET', `/api/admin/promo-codes?q=${code}`, undefined, owner);
  const [{ id, version }] = found.items;
  await call(url, 'POST', `/api/admin/promo-codes/${id}/end`, { version }, owner);
  const said = page.getByText('This code has expired.', { exact: true });
  // At its field and in a toast, which is gone again in seconds.
  await Promise.all([said.nth(1).waitFor(), page.getByText('Pay Now', { exact: true }).click()]);
  await page.getByText('This code has expired. Your bill no longer includes it.').waitFor();
  await page.getByText('₹5,000', { exact: true }).filter({ visible: true }).first().waitFor();
  expect(await said.count()).toBeLessThanOrEqual(2);
  expect(await page.getByText('Failed to create payment order').count()).toBe(0);
});
