import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { call, member, signedIn, someone, type SignedIn } from './people.ts';
import { choosePlan, payBy, arriveAt, toast } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const codeOf = async ({ token }: SignedIn): Promise<string> =>
  (await call(url, 'GET', '/api/auth/session', undefined, token)).profile.referralCode;

test.each(usualScreens)(
  'a member changes the name, everywhere at once: on a %s',
  async (screen) => {
    const { token } = await member(url);
    const page = await openWindow({ screen, token, expected: /400/ });
    await page.goto('/dashboard/profile');
    await page.getByText('Basic Plan (1 Year)').waitFor();
    await page.getByText('365 days left').waitFor();
    const name = page.getByLabel('Full name');
    expect([
      await name.isEditable(),
      await page.getByRole('textbox', { name: 'E-mail' }).isEditable(),
    ]).toEqual([false, false]);

    await press(page, 'Edit name');
    await name.fill('   ');
    expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await name.fill('Naina G.');
    await press(page, 'Cancel');
    expect(await name.inputValue()).toBe('Naina Gill');

    await press(page, 'Edit name');
    await name.fill('!!!');
    await press(page, 'Save');
    await toast(page, 'Failed to update profile name. Please try again.');
    await page.getByText('Please enter your full name').waitFor();
    await name.fill('  Naina G. ');
    await name.press('Enter');
    await toast(page, 'Profile name updated successfully!');
    expect(await name.inputValue()).toBe('Naina G.');
    await page.reload();
    await expect.poll(() => name.inputValue()).toBe('Naina G.');
  },
);

test.each(usualScreens)(
  'a member copies the code and replaces it with another free one: on a %s',
  async (screen) => {
    const other = await member(url, someone('Tenzin Dorji'));
    const naina = await member(url);
    const page = await openWindow({ screen, token: naina.token, expected: /400/, own: true });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/dashboard/profile');
    await page.getByText('No referred users yet').waitFor();
    await press(page, 'Copy code');
    await toast(page, 'Referral code copied to clipboard!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await codeOf(naina));

    const field = page.getByRole('textbox', { name: 'Referral code' });
    const save = async (code: string) => {
      await field.fill(code);
      await field.press('Enter');
    };
    await press(page, 'Edit');
    await field.fill('  ');
    expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await save((await codeOf(other)).toLowerCase());
    await toast(page, 'This referral code is already taken. Please choose a different one.');
    await save('no-dashes');
    await toast(
      page,
      'Invalid referral code format. Please use only letters, numbers, and underscores.',
    );
    await save('abc');
    await toast(page, 'A referral code has 4 to 20 characters.');
    const free = `FREE_${screen}_${process.pid}`;
    await save(` ${free} `);
    await toast(page, 'Referral code updated successfully!');
    await page.getByText(free, { exact: true }).waitFor();
    expect([await field.isVisible(), await codeOf(naina)]).toEqual([false, free]);
  },
);

test('someone who came with the code is listed with the reward, and the list can be folded', async () => {
  const naina = await member(url);
  const kabir = await signedIn(url, someone('Kabir Das'));
  const shop = await openWindow({ token: kabir.token });
  await shop.goto('/register');
  await shop.getByRole('button', { name: 'Choose Basic' }).waitFor();
  await choosePlan(shop, 'Basic');
  await shop.getByLabel('Referral code').fill(await codeOf(naina));
  await press(shop, 'Verify');
  await press(shop, 'Apply');
  await payBy(shop, /^Pay ₹4,500/);
  await arriveAt(shop, '/dashboard');

  const page = await openWindow({ token: naina.token });
  await page.goto('/dashboard/profile');
  const row = page.getByRole('row', { name: /Kabir/ });
  await row.waitFor();
  expect(await row.textContent()).toMatch(/Kabir.*Pending.*₹450\.00/);
  expect(await row.textContent()).not.toContain('Das');
  await page.getByText('earned so far').waitFor();
  await page.getByText('People you brought on board').first().click();
  await row.waitFor({ state: 'hidden' });
});

test('when statistics don’t load, the rest of the page still works', async () => {
  const naina = await member(url);
  const page = await openWindow({ token: naina.token });
  await page.route('**/api/dashboard/profile?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), stats: null } });
  });
  const told = toast(page, 'Failed to load referral statistics');
  await page.goto('/dashboard/profile');
  await told;
  await page.getByText('No referral statistics available').waitFor();
  await page.getByText(await codeOf(naina), { exact: true }).waitFor();
});
