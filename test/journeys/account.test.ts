import { expect, inject, test } from 'vitest';
import { startApp } from '../../scripts/running-app.ts';
import { startFreshApp } from './fresh-app.ts';
import { admin, call, mailedLink, member, signedUp, someone, verified } from './people.ts';
import {
  arriveAt,
  createAccount,
  openVerification,
  signIn,
  signOutOfDashboard,
  toast,
  verifyEmail,
} from './steps.ts';
import { usualScreens, type Screen } from '../screens.ts';
import { openWindow } from './window.ts';
import { refused } from './account-page.ts';

const url = inject('applicationUrl');

test('a verification link expires after a day, and a new one is mailed on request', async () => {
  const today = await startFreshApp();
  const person = await signedUp(today.url);
  const link = await mailedLink(today.url, '/verify-email', person);
  today.process.kill('SIGTERM');
  await new Promise((resolve) => void today.process.once('exit', resolve));
  const tomorrow = await startApp({
    DATA_DIR: today.dataDir,
    PORT: new URL(today.url).port,
    CLOCK_OFFSET_SECONDS: String(25 * 60 * 60),
  });
  try {
    const tryLink = async (screen: Screen) => {
      const page = await openWindow({ screen, url: tomorrow.url, own: true, expected: refused });
      await page.goto(link);
      await page.getByRole('heading', { name: 'Verification Failed' }).waitFor();
      await page.getByRole('main').getByText('Verification link has expired').waitFor();
      return page;
    };
    await tryLink('phone');
    const page = await tryLink('desktop');
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await arriveAt(page, '/login');

    await signIn(page, person);
    await page
      .getByText(
        'Please verify your email address before logging in. Check your inbox for the verification link.',
      )
      .waitFor();
    await page.getByRole('button', { name: /resend|new link/i }).click();
    await expect.poll(() => mailedLink(tomorrow.url, '/verify-email', person)).not.toBe(link);
    await openVerification(page, person);
  } finally {
    await tomorrow.stop();
    await today.stop();
  }
});

test('the code of a mailed link leaves the browser only in its own API call', async () => {
  const page = await openWindow({ own: true, expected: refused });
  const asked: Promise<string>[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    asked.push(
      request.allHeaders().then((headers) => JSON.stringify({ ...headers, ':path': pathname })),
    );
  });
  for (const path of [
    '/verify-email',
    '/reset-password',
    '/confirm-email-change',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/notifications/unsubscribe',
    '/college/confirm',
  ]) {
    const address = `${path}?mode=verifyEmail&oobCode=a-secret-code&email=naina%40example.in`;
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(page.url()).toBe(url + path);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.evaluate(() => JSON.stringify(history.state))).toContain('a-secret-code');
  }
  const sent = await Promise.all(asked);
  expect(sent.filter((headers) => headers.includes('.woff2')).length).toBeGreaterThan(0);
  expect(
    sent.filter((headers) => headers.includes('a-secret-code') || headers.includes('naina%40')),
  ).toEqual([]);
});

test('a page without the code of its link says so and offers the next step', async () => {
  const page = await openWindow();
  await page.goto('/reset-password');
  await page.getByRole('heading', { name: 'Invalid Reset Link' }).waitFor();
  await page.getByText('The password reset link is invalid or has expired.').waitFor();
  await page.getByRole('link', { name: 'Request New Reset Link' }).click();
  await arriveAt(page, '/forgot-password');
  await page.goto('/verify-email');
  await page.getByText('Invalid verification link').first().waitFor();
  await page.goto('/notifications/unsubscribe');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('link', { name: 'Choose what we mail you' }).waitFor();
  await page.goto('/newsletter/unsubscribe');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByRole('link', { name: 'Write to us' }).waitFor();
});

test('someone whose account is disabled reads so at sign-in, with a link to support', async () => {
  const page = await openWindow({ expected: refused });
  const person = await member(url);
  const { token } = await admin(url);
  const found = await call(
    url,
    'GET',
    `/api/admin/members?q=${encodeURIComponent(person.email)}`,
    undefined,
    token,
  );
  await call(
    url,
    'POST',
    `/api/admin/members/${found.items[0].uid}/disabling`,
    { reason: 'Shares videos of the lessons' },
    token,
  );
  await page.goto('/login');
  await signIn(page, person);
  await page.getByText('Your account is disabled. Please contact support.').waitFor();
  await page.getByRole('link', { name: 'Write to support' }).click();
  await arriveAt(page, '/contact');
});

test('the dashboard is for members; others are sent to the sign-in or the plans', async () => {
  const page = await openWindow({ expected: refused });
  await page.goto('/dashboard/my-courses');
  await arriveAt(page, '/login');
  const person = await member(url);
  await signIn(page, person);
  await arriveAt(page, '/dashboard/my-courses');
  await signOutOfDashboard(page);

  await signIn(page, await verified(url));
  await arriveAt(page, '/register');
  await page.goto('/dashboard');
  await arriveAt(page, '/register');
});

test('signing out in one window signs out the others', async () => {
  const { token } = await member(url);
  const page = await openWindow({ token, own: true });
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const other = await page.context().newPage();
  await other.goto('/courses');
  await other.getByRole('button', { name: 'Your account' }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await toast(other, 'Successfully signed out');
  await arriveAt(other, '/');
  await arriveAt(page, '/login');
});

test('a name is shown as text everywhere', async () => {
  const displayName = '<img src=x onerror=alert(1)>"\'{{7*7}}';
  const { token } = await member(url, someone(displayName));
  const page = await openWindow({ token });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const path of ['/dashboard', '/register']) {
    await page.goto(path);
    await page.getByText(displayName).filter({ visible: true }).first().waitFor();
  }
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByText(displayName).filter({ visible: true }).first().waitFor();
  expect([dialogs, await page.locator('img[src="x"]').count()]).toEqual([[], 0]);
});

test.each(usualScreens)(
  'a mistyped address can be corrected on the verification screen: on a %s',
  async (screen) => {
    const page = await openWindow({ screen, expected: refused });
    const right = someone();
    await page.goto('/register');
    await createAccount(page, { ...right, email: `typo-${right.email}` });
    await page.getByRole('button', { name: 'Not your address?' }).click();
    const email = page.getByRole('textbox', { name: 'E-mail' });
    await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await email.inputValue()).toBe(`typo-${right.email}`);
    await email.fill(right.email);
    await page.getByLabel('Password', { exact: true }).fill('Monsoon-wind-8!');
    await page.getByRole('button', { name: 'Correct address' }).click();
    await page.getByText('That is not the password of this account.').waitFor();
    expect(await email.inputValue()).toBe(right.email);
    await page.getByLabel('Password', { exact: true }).fill(right.password);
    await page.getByRole('button', { name: 'Correct address' }).click();
    await page.getByText(right.email, { exact: true }).waitFor();
    await verifyEmail(page, right);
    expect(await page.getByRole('textbox', { name: 'E-mail' }).inputValue()).toBe(right.email);
    await signIn(page, right);
    await arriveAt(page, '/register');
  },
);
