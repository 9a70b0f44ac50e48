import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { call, member, signedIn } from './people.ts';
import { arriveAt, choosePlan, payBy, toast } from './steps.ts';
import { bothScreens, openWindow } from './window.ts';

const url = inject('applicationUrl');
const field = (page: Page) => page.getByLabel('Referral code');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.each(bothScreens)('a friend’s code is verified, applied, removed, applied again and paid with: on a %s', async (screen) => {
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
  await press(page, 'Apply');
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
  const ordered = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/payment/orders'));
  await payBy(page, /^Pay ₹4,500/);
  expect((await ordered).postDataJSON()).toMatchObject({ planType: 'basicPlan', referralCode: profile.referralCode });
  await arriveAt(page, '/dashboard');
  const stats = await call(url, 'GET', '/api/referral/stats', undefined, tenzin.token);
  expect(stats).toMatchObject({ totalRewards: 450, referredUsers: [{ rewardAmount: 450 }] });
});

test('the promotion of the banner is taken, and a code that is not applied is not sent', async () => {
  const { token } = await signedIn(url);
  const page = await openWindow({ screen: 'desktop', token });
  await page.goto('/register');
  await choosePlan(page, 'Premium');
  await field(page).fill('spring30');
  await press(page, 'Verify');
  await page.getByText('This code is good for a 30% discount. Apply it to take it off your bill.').waitFor();
  const ordered = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/payment/orders'));
  await press(page, 'Pay Now');
  expect((await ordered).postDataJSON()).toEqual({
    planType: 'premiumPlan',
    shown: expect.objectContaining({ kind: 'purchase', price: 15_000 }),
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Close without paying' }).click();
  await press(page, 'Apply');
  await page.getByText('Code SPRING30 (30%)').waitFor();
  await page.getByText('₹10,500', { exact: true }).waitFor();
});
