import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import type { RunningApp } from '../../scripts/running-app.ts';
import { startFreshApp } from './fresh-app.ts';
import { expectFocus } from './keyboard.ts';
import { admin, adminEmail, signedIn } from './people.ts';
import { arriveAt, signIn, toast } from './steps.ts';
import { usualScreens } from '../screens.ts';
import { openWindow } from './window.ts';

// Browsers don't support passkeys at an address without a name, such as 127.0.0.1.
let application: RunningApp;
let url: string;
beforeAll(async () => {
  const PORT = String(await freePort());
  url = `http://localhost:${PORT}`;
  application = await startFreshApp({
    PORT,
    APP_URL: url,
    ADMIN_EMAIL: adminEmail,
    ADMIN_SECOND_FACTOR: 'required',
  });
});
afterAll(() => application.stop());

/** A device with a fingerprint reader that always recognises its owner. */
async function withFingerprint(page: Page): Promise<void> {
  // It would answer the browser's own offer at once, before anything is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/**
 * Clears the browser's memory of who was signed in. On a page without scripts: another would still
 * be calling, and get 401.
 */
async function comeBack(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
}

test.each(usualScreens)(
  'a passkey, a code and a recovery code each sign their person in: on a %s',
  async (screen) => {
    const person = await signedIn(url);
    const page = await openWindow({
      screen,
      url,
      own: true,
      token: person.token,
      expected: /status of 400/,
    });
    await withFingerprint(page);
    await page.goto('/account');
    await press(page, 'Add a passkey');
    await toast(page, 'Passkey added');
    await page.getByText('not used yet').waitFor();

    await press(page, 'Set up an authenticator app');
    const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' });
    await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    const key = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    const code = (later = 0) =>
      TOTP.generate({ secret: Secret.fromBase32(key), timestamp: Date.now() + later * 30_000 });
    await dialog.getByLabel('Code shown in the app').fill('000000');
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await dialog.getByText('That code is not right.').waitFor();
    await dialog.getByLabel('Code shown in the app').fill(code());
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    const codes = page.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('listitem');
    await codes.first().waitFor();
    const recoveryCodes = await codes.allInnerTexts();
    expect(recoveryCodes).toHaveLength(10);
    await press(page, 'I have saved them');
    await page.getByText('Recovery codes left: 10.').waitFor();

    await comeBack(page);
    await press(page, 'Sign in with a passkey');
    await arriveAt(page, '/register');

    await comeBack(page);
    await signIn(page, person);
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
    await press(page, 'Use your authenticator app');
    await page.getByLabel('Six-digit code').fill('000000');
    await page.getByLabel('Six-digit code').press('Enter');
    await page.getByText('That code is not right.').waitFor();
    await page.getByLabel('Six-digit code').fill(code(1));
    await page.getByLabel('Six-digit code').press('Enter');
    await arriveAt(page, '/register');

    await comeBack(page);
    await signIn(page, person);
    await press(page, 'Use a recovery code');
    await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
    await page.getByLabel('Recovery code').press('Enter');
    await arriveAt(page, '/register');

    await comeBack(page);
    await signIn(page, person);
    await press(page, 'Use your passkey');
    await arriveAt(page, '/register');
  },
);

test('a passkey is renamed and removed, and the browser that it signed in is signed out', async () => {
  const person = await signedIn(url);
  const page = await openWindow({ url, own: true, token: person.token, expected: /status of 401/ });
  await withFingerprint(page);
  await page.goto('/account');
  await press(page, 'Add a passkey');
  await toast(page, 'Passkey added');
  await page.getByRole('button', { name: /^Rename / }).click();
  await page.getByLabel('Name of the passkey').fill('My laptop');
  await press(page, 'Save');
  await page.getByText('My laptop', { exact: true }).waitFor();
  await expectFocus(page.getByRole('button', { name: 'Rename My laptop' }));

  await comeBack(page);
  await press(page, 'Sign in with a passkey');
  await arriveAt(page, '/register');
  const opened = await page.evaluate(() => localStorage.getItem('token'));
  await page.evaluate((token) => localStorage.setItem('token', token), person.token);
  await page.goto('/account');
  await press(page, 'Remove My laptop');
  await page.getByText('other devices signed in with it will be signed out').waitFor();
  await press(page, 'Remove passkey');
  await toast(page, 'Passkey removed');
  await expect.poll(() => page.getByText('My laptop', { exact: true }).count()).toBe(0);
  // The pressed button disappeared with its row.
  await expectFocus(page.getByRole('region', { name: 'Passkeys' }));
  await page.evaluate((token) => localStorage.setItem('token', token ?? ''), opened);
  await page.goto('/account');
  await arriveAt(page, '/login');
});

test('an autofilled passkey of a disabled account is refused with a message', async () => {
  const person = await signedIn(url);
  const page = await openWindow({ url, own: true, token: person.token, expected: /status of 403/ });
  await withFingerprint(page);
  await page.goto('/account');
  await press(page, 'Add a passkey');
  await toast(page, 'Passkey added');
  await page.route('**/api/auth/passkey', (route) =>
    route.fulfill({
      status: 403,
      json: {
        code: 'auth/account-disabled',
        error: 'Your account is disabled. Please contact support.',
      },
    }),
  );
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(true);
  });
  await comeBack(page);
  await page.getByText('Your account is disabled. Please contact support.').waitFor();
  await page.getByRole('link', { name: 'Write to support' }).waitFor();
});

test('the password dialog shows no old error when it opens again', async () => {
  const { token } = await signedIn(url);
  const page = await openWindow({ url, own: true, token, expected: /status of 40[03]|ERR_FAILED/ });
  // The server's answer when the sign-in is too long ago.
  await page.route('**/api/account/authenticator', (route) =>
    route.fulfill({
      status: 403,
      json: { code: 'auth/confirmation-required', error: 'Please confirm your password.' },
    }),
  );
  await page.goto('/account');
  await page.route('**/assets/confirm-password-*.js', (route) => route.abort());
  await press(page, 'Set up an authenticator app');
  await page.getByRole('alert').getByText('This part of the page did not load.').waitFor();
  await page.unroute('**/assets/confirm-password-*.js');
  await page.reload();
  const asked = page.getByRole('dialog', { name: 'Is it you?' });
  const password = asked.getByLabel('Password', { exact: true });
  await press(page, 'Set up an authenticator app');
  await password.fill('Monsoon-wind-8!');
  await press(page, 'Continue');
  await asked.getByText('That is not your password.').waitFor();
  await expectFocus(password);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Nothing was changed.').waitFor();
  await press(page, 'Set up an authenticator app');
  await expectFocus(password);
  expect(await asked.getByText('That is not your password.').count()).toBe(0);
});

test('an admin without a second factor is asked to set one up, and then has admin rights', async () => {
  const { token } = await admin(url);
  const page = await openWindow({ url, own: true, token, expected: /status of 403/ });
  await withFingerprint(page);
  await page.goto('/admin');
  await arriveAt(page, '/account');
  await page.getByText('Your role needs a second factor here.').waitFor();
  await press(page, 'Add a passkey');
  await toast(page, 'Passkey added');
  await expect.poll(() => page.getByText('Your role needs a second factor here.').count()).toBe(0);
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Waiting for you', exact: true }).waitFor();
  await arriveAt(page, '/admin');
});
