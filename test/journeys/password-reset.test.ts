import { expect, inject, test } from 'vitest';
import { call, mailedLink, signedUp, verified } from './people.ts';
import { arriveAt, signIn, toast } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';
import { refused } from './account-page.ts';

const url = inject('applicationUrl');

test.each(usualScreens)('a forgotten password is reset by mail: on a %s', async (screen) => {
  const person = await verified(url);
  const page = await openWindow({ screen, expected: refused });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(person.email);
  // They are shown for three seconds.
  await Promise.all([
    page.getByRole('heading', { name: 'Email Sent Successfully' }).waitFor(),
    page.getByText(/Redirecting to login page in [123] seconds?\.\.\./).waitFor(),
    page.getByRole('button', { name: 'Send reset link' }).click(),
  ]);

  await page.goto(await mailedLink(url, '/reset-password', person));
  await page.getByRole('heading', { name: 'Reset Your Password' }).waitFor();
  const password = 'Harvest-moon-9?';
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password').fill('Something-else-1!');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByText('Passwords do not match').first().waitFor();
  await page.getByLabel('Confirm New Password').fill(password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await toast(page, 'Password reset successfully');
  await arriveAt(page, '/login');
  await signIn(page, person);
  await page.getByText('Invalid email or password').first().waitFor();
  // The form was inert meanwhile.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('Sign in');
  await signIn(page, { ...person, password });
  await arriveAt(page, '/register');
});

test('when the reader of the mail chooses the password, the sign-up password no longer works', async () => {
  const person = await signedUp(url);
  const page = await openWindow({ expected: refused });
  // Like the link mailed to ADMIN_EMAIL.
  await page.goto(`${await mailedLink(url, '/verify-email', person)}&password=new`);
  await page.getByRole('heading', { name: 'Choose your password' }).waitFor();
  const password = 'Harvest-moon-9?';
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password').fill(password);
  await page.getByRole('button', { name: 'Verify and set password' }).click();
  await page.getByRole('heading', { name: 'Email Verified' }).waitFor();
  await arriveAt(page, '/login');
  await signIn(page, person);
  await page.getByText('Invalid email or password').first().waitFor();
  await signIn(page, { ...person, password });
  await arriveAt(page, '/register');
});

test.each(usualScreens)(
  'a reset link survives a reload, and says at once when it was used: on a %s',
  async (screen) => {
    const person = await verified(url);
    await call(url, 'POST', '/api/auth/reset-password', { email: person.email });
    const link = await mailedLink(url, '/reset-password', person);
    const page = await openWindow({ screen });
    await page.goto(link);
    const password = page.getByLabel('New Password', { exact: true });
    await password.waitFor();
    expect(page.url()).toBe(`${url}/reset-password`);
    await page.reload();
    await password.fill('Harvest-moon-9?');
    await page.getByLabel('Confirm New Password').fill('Harvest-moon-9?');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await arriveAt(page, '/login');
    await expect
      .poll(() => page.getByRole('textbox', { name: 'E-mail' }).inputValue())
      .toBe(person.email);

    await page.goto(link);
    await page.getByRole('main').getByText('Invalid or expired reset link').waitFor();
    expect(await password.count()).toBe(0);
    await page.getByRole('link', { name: 'Request New Reset Link' }).click();
    await arriveAt(page, '/forgot-password');
  },
);

test('a link that chooses the password says at once that it was used', async () => {
  const person = await signedUp(url);
  const link = await mailedLink(url, '/verify-email', person);
  await call(url, 'POST', '/api/auth/verify-email', {
    oobCode: new URL(link).searchParams.get('oobCode'),
  });
  const page = await openWindow();
  await page.goto(`${link}&password=new`);
  await page.getByRole('main').getByText('Invalid or expired verification link').waitFor();
  expect(await page.getByLabel('New Password', { exact: true }).count()).toBe(0);
});
