import { Secret, TOTP } from 'otpauth';
import { fileChooser } from '../file-chooser.ts';
import { call, signedIn, someone } from '../people.ts';
import { createAccount, signIn } from '../steps.ts';
import { once, press, url, type Visits } from './visit.ts';

/** Someone who signs in with two steps. */
const inTwoSteps = once(async () => {
  const person = await signedIn(url);
  const { secret } = await call(url, 'POST', '/api/account/authenticator', {}, person.token);
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
  await call(url, 'POST', '/api/account/authenticator/confirmation', { code }, person.token);
  return person;
});

export const accounts: Visits = {
  'an account with faults': { path: '/register', open: press('button', 'Create Account') },
  'the second step of a sign-in': {
    path: '/login',
    open: async (page) => {
      await signIn(page, await inTwoSteps());
      await page.getByRole('heading', { name: 'One more step' }).waitFor();
    },
  },
  'a new password': { path: '/reset-password?oobCode=unknown' },
  'a password to choose with the verification': {
    path: '/verify-email?oobCode=unknown&password=new&email=you%40example.in',
  },
  'an address to correct': {
    path: '/register',
    open: async (page) => {
      await createAccount(page, someone());
      await press('button', 'Not your address?')(page);
    },
  },
  'the menu of a person': {
    path: '/courses',
    as: 'signed-in',
    open: press('button', 'Your account'),
  },
  'the account': { path: '/account', as: 'member' },
  'the account being changed': {
    path: '/account',
    as: 'signed-in',
    open: async (page) => {
      await press('button', 'Change e-mail')(page);
      await press('button', 'Change password')(page);
      await press('button', 'Save password')(page);
      await press('button', 'Send the links')(page);
      await page.locator('[name=newEmail][aria-invalid]').waitFor();
    },
  },
  'an authenticator app to set up': {
    path: '/account',
    as: 'signed-in',
    open: async (page) => {
      await press('button', 'Set up an authenticator app')(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Code shown in the app').fill('000000');
      await dialog.getByRole('button', { name: 'Turn on' }).click();
      await dialog.locator('[aria-invalid]').waitFor();
    },
  },
  'an account to delete': {
    path: '/account',
    as: 'member',
    open: async (page) => {
      await press('button', 'Delete account')(page);
      await page.getByRole('dialog').getByLabel('Current password').waitFor();
    },
  },
  'a photo being cut': {
    path: '/dashboard/profile',
    as: 'member',
    open: async (page) => {
      const picker = await fileChooser(page, () => press('button', 'Add photo')(page));
      await picker.setFiles('test/fixtures/picture.png');
      await page.getByRole('slider', { name: 'Zoom' }).waitFor();
    },
  },
  'a name and a code being changed': {
    path: '/dashboard/profile',
    as: 'member',
    open: async (page) => {
      await press('button', 'Edit name')(page);
      await press('button', /^Edit$/)(page);
      const code = page.getByRole('textbox', { name: 'Referral code' });
      await code.fill('no-dashes');
      await code.press('Enter');
      await page.locator('[aria-invalid]').waitFor();
    },
  },
  'an address to confirm': { path: '/confirm-email-change?oobCode=unknown' },
};
