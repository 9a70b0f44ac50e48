import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { member, signedIn } from './people.ts';
import { arriveAt, signIn, toast } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';

const url = inject('applicationUrl');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a person downloads their own data in one archive', async () => {
  const person = await member(url);
  const page = await openWindow({ token: person.token });
  await page.goto('/account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    toast(page, 'Your data is saved'),
    press(page, 'Download my data'),
  ]);
  expect(download.suggestedFilename()).toBe('your-data.zip');
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
  expect(data.account.email).toBe(person.email);
});

test.each(usualScreens)(
  'a member requests the deletion with the password, signs in again and keeps the account: on a %s',
  async (screen) => {
    const person = await member(url);
    const page = await openWindow({ screen, token: person.token, expected: /400/ });
    await page.goto('/account');
    await press(page, 'Delete account');
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByText('No refund follows automatically').waitFor();
    await press(page, 'Delete my account');
    await dialog.getByText('Please enter your password').waitFor();
    await dialog.getByLabel('Current password').fill('Monsoon-wind-8!');
    await press(page, 'Delete my account');
    await dialog.getByText('That is not your password.').waitFor();
    await dialog.getByLabel('Current password').fill(person.password);
    await dialog.getByLabel('Current password').press('Enter');
    await page
      .getByText(/^Your account will be deleted on .* Sign in before then to keep it\.$/)
      .waitFor();
    await arriveAt(page, '/');
    // A guard redirects shortly after the arrival.
    await page.waitForTimeout(200);
    await arriveAt(page, '/');

    await page.goto('/login');
    await signIn(page, person);
    await arriveAt(page, '/account');
    await page.getByText('You asked for it.').waitFor();
    expect(await page.getByRole('button', { name: 'Delete account' }).count()).toBe(0);
    await press(page, 'Keep my account');
    await toast(page, 'Your account stays');
    await page.getByRole('button', { name: 'Delete account' }).waitFor();
  },
);

test('someone without a membership reads nothing about losing one', async () => {
  const { token } = await signedIn(url);
  const page = await openWindow({ token });
  await page.goto('/account');
  await press(page, 'Delete account');
  await page.getByText('You are signed out everywhere now.').waitFor();
  expect(await page.getByText('No refund follows automatically').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});
