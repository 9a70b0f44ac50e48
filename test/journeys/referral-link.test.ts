import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { call, member, signedIn, someone } from './people.ts';
import { arriveAt, choosePlan, createAccount, payBy, signIn, toast, verifyEmail } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const field = (page: Page) => page.getByLabel('Referral code');

/** A member with a code, and the code. */
async function referrer() {
  const tenzin = await member(url);
  const { profile } = await call(url, 'GET', '/api/auth/session', undefined, tenzin.token);
  return { tenzin, code: profile.referralCode as string };
}

test.each(usualScreens)(
  'a friend’s link brings the discount through browsing, a plan chosen first, the sign-up and another device: on a %s',
  async (screen) => {
    const { tenzin, code } = await referrer();
    const page = await openWindow({ screen, own: true });
    await page.goto(`/courses?ref=${code}`);
    await page.goto('/register');
    await expect.poll(() => field(page).inputValue()).toBe(code);
    await page.getByRole('button', { name: 'Choose Basic' }).click();
    await arriveAt(page, '/login');
    await page.goto('/register');
    const person = someone();
    await createAccount(page, person);

    const elsewhere = await openWindow({ screen, own: true });
    await verifyEmail(elsewhere, person);
    await signIn(elsewhere, person);
    await arriveAt(elsewhere, '/register');
    const applied = toast(elsewhere, 'Referral code applied! 10% discount');
    await choosePlan(elsewhere, 'Basic');
    await applied;
    await elsewhere.getByText(`Referral ${code} (10%)`).waitFor();
    await elsewhere.getByRole('button', { name: 'Remove', exact: true }).waitFor();
    await payBy(elsewhere, /^Pay ₹4,500/);
    await arriveAt(elsewhere, '/dashboard');
    const stats = await call(url, 'GET', '/api/referral/stats', undefined, tenzin.token);
    expect(stats).toMatchObject({ totalRewards: 450 });
  },
);

test('the link works for someone who has an account and is signed in; removed, it is off the bill', async () => {
  const { code } = await referrer();
  const { token } = await signedIn(url);
  const page = await openWindow({ token, own: true });
  await page.goto(`/?ref=${code}`);
  await page.goto('/register?plan=basicPlan');
  await page.getByText(`Referral ${code} (10%)`).waitFor();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('₹5,000', { exact: true }).waitFor();
  expect(await field(page).inputValue()).toBe('');
});

test('a link with an unknown code disappears without a word', async () => {
  const { token } = await signedIn(url);
  const page = await openWindow({ token, own: true });
  await page.goto('/?ref=NOBODYS_CODE');
  const verified = page.waitForResponse('**/api/payment/verify-referral');
  await page.goto('/register?plan=basicPlan');
  await page.getByRole('heading', { name: 'Checkout' }).waitFor();
  await verified;
  await expect.poll(() => field(page).inputValue()).toBe('');
  await expect.poll(() => page.getByRole('button', { name: 'Pay Now' }).isEnabled()).toBe(true);
  expect(await page.getByText('Invalid referral code').count()).toBe(0);
});

test('a page is the same document with a link as without', async () => {
  const { code } = await referrer();
  const page = await (await fetch(`${url}/courses`)).text();
  expect(await (await fetch(`${url}/courses?ref=${code}`)).text()).toBe(page);
});
