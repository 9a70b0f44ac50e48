import type { Page } from 'playwright-core';
import {
  resetProblems,
  signInProblems,
  signUpProblems,
  verificationProblems,
} from '#app/accounts/refusals.ts';
import { call, mailedLink, signedUp, someone, verified } from '../journeys/people.ts';
import { answer, breakDown, cut, defineScenes, hold, press, refuse } from './scene.ts';

type Arrange = (page: Page) => Promise<unknown>;
const nothing: Arrange = async () => undefined;
const url = (page: Page): Promise<string> => page.evaluate(() => location.origin);
const strong = 'Monsoon-wind-7!';

/** The sign-up form, filled and sent. */
const signUp =
  (
    arrange: Arrange = nothing,
    typed: Partial<Record<'name' | 'email' | 'password' | 'confirmation', string>> = {},
  ) =>
  async (page: Page) => {
    await page.goto('/register');
    await arrange(page);
    await page.getByLabel('Full name').fill(typed.name ?? 'Naina Gill');
    await page
      .getByRole('textbox', { name: 'E-mail' })
      .first()
      .fill(typed.email ?? someone().email);
    await page.getByLabel('Password', { exact: true }).fill(typed.password ?? strong);
    await page.getByLabel('Confirm password').fill(typed.confirmation ?? typed.password ?? strong);
    await press(page, 'Create Account');
  };

/** The sign-in form, filled and sent. */
const signIn =
  (
    arrange: Arrange = nothing,
    who: (page: Page) => Promise<{ email: string; password: string }> = async () => someone(),
  ) =>
  async (page: Page) => {
    await page.goto('/login');
    const { email, password } = await who(page);
    await arrange(page);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press(page, 'Sign in');
  };

const askForReset =
  (arrange: Arrange = nothing, email = someone().email) =>
  async (page: Page) => {
    await page.goto('/forgot-password');
    await arrange(page);
    await page.getByRole('textbox', { name: 'E-mail' }).first().fill(email);
    await press(page, 'Send reset link');
  };

/** A reset link that its page accepts as valid. */
async function openResetLink(page: Page): Promise<void> {
  await answer(page, 'POST /auth/check-link', 200, { valid: true });
  await page.goto('/reset-password?mode=resetPassword&oobCode=unknown');
}

const reset =
  (arrange: Arrange = nothing, typed = strong, confirmation = typed) =>
  async (page: Page) => {
    await openResetLink(page);
    await arrange(page);
    await page.getByLabel('New Password', { exact: true }).fill(typed);
    await page.getByLabel('Confirm New Password').fill(confirmation);
    await press(page, 'Reset Password');
  };

const verify =
  (arrange: Arrange = nothing) =>
  async (page: Page) => {
    await arrange(page);
    await page.goto('/verify-email?mode=verifyEmail&oobCode=unknown&email=naina%40example.in');
  };

/** A person with an unverified address, created through the API of the open page. */
const waiting = async (page: Page) => signedUp(await url(page));
const known = async (page: Page) => verified(await url(page));

const resetCall = 'POST /auth/confirm-password-reset';

/**
 * Part 1 section 2, "Auth screen" to "Reset-password screen", and the failures of section 8 that
 * appear there.
 */
export const accountScenes = defineScenes({
  'sign-in': { go: (page) => page.goto('/login') },
  'signing in': { go: signIn((page) => hold(page, 'POST /auth/login')) },
  'sign-in, in motion': {
    go: signIn((page) => page.emulateMedia({ reducedMotion: 'no-preference' })),
  },
  'sign-in, not verified': { go: signIn(nothing, waiting) },
  'sign-in, disabled': {
    go: signIn((page) => refuse(page, 'POST /auth/login', signInProblems, 'auth/account-disabled')),
  },
  'sign-in, no answer': { go: signIn((page) => cut(page, 'POST /auth/login')) },
  'sign-in, no words': { go: signIn((page) => breakDown(page, 'POST /auth/login')) },
  'sign-in, server fault': {
    go: signIn((page) =>
      answer(page, 'POST /auth/login', 500, {
        error: 'An unexpected error occurred',
        code: 'server/unexpected',
      }),
    ),
  },
  'sign-in, no profile': { go: signIn((page) => breakDown(page, 'GET /auth/session'), known) },

  'sign-up': { go: (page) => page.goto('/register') },
  'sign-up, strong password': {
    go: async (page) => {
      await page.goto('/register');
      await page.getByLabel('Password', { exact: true }).fill(strong);
    },
  },
  'signing up': { go: signUp((page) => hold(page, 'POST /auth/signup')) },
  'sign-up, done': { go: signUp() },
  'sign-up, no name': { go: signUp(nothing, { name: ' ' }) },
  'sign-up, passwords differ': { go: signUp(nothing, { confirmation: `${strong}x` }) },
  'sign-up, short': { go: signUp(nothing, { password: 'Ab1!' }) },
  'sign-up, no uppercase': { go: signUp(nothing, { password: 'monsoon-wind-7!' }) },
  'sign-up, no lowercase': { go: signUp(nothing, { password: 'MONSOON-WIND-7!' }) },
  'sign-up, no number': { go: signUp(nothing, { password: 'Monsoon-wind!' }) },
  'sign-up, no special': { go: signUp(nothing, { password: 'Monsoonwind7' }) },
  'sign-up, bad address': { go: signUp(nothing, { email: 'naina' }) },
  'sign-up, taken': {
    go: async (page) => {
      await page.goto('/register');
      const { email } = await waiting(page);
      await signUp(nothing, { email: email.toUpperCase() })(page);
    },
  },
  'sign-up, common password': { go: signUp(nothing, { password: 'Password1!' }) },
  'sign-up, weak': {
    go: signUp((page) => refuse(page, 'POST /auth/signup', signUpProblems, 'auth/weak-password')),
  },
  'sign-up, no answer': { go: signUp((page) => cut(page, 'POST /auth/signup')) },
  'sign-up, no words': { go: signUp((page) => breakDown(page, 'POST /auth/signup')) },

  'forgotten password': { go: (page) => page.goto('/forgot-password') },
  'asking for a reset': { go: askForReset((page) => hold(page, 'POST /auth/reset-password')) },
  'reset asked for': { go: askForReset() },
  'reset, no answer': { go: askForReset((page) => cut(page, 'POST /auth/reset-password')) },
  'reset, no words': { go: askForReset((page) => breakDown(page, 'POST /auth/reset-password')) },

  'a reset from the account, no words': {
    as: 'signed-in',
    go: async (page) => {
      await breakDown(page, 'POST /auth/reset-password');
      await page.goto('/account');
      await press(page, 'Change password');
      await press(page, 'Forgot password?');
    },
  },

  'reset link without a code': { go: (page) => page.goto('/reset-password') },
  'new password': { go: openResetLink },
  'used reset link': { go: (page) => page.goto('/reset-password?oobCode=unknown') },
  'setting a password': { go: reset((page) => hold(page, resetCall)) },
  'new passwords differ': { go: reset(nothing, strong, 'Something-else-1!') },
  'new password, short': { go: reset(nothing, 'Ab1!') },
  'new password, bad link': { go: reset() },
  'new password, old link': {
    go: reset((page) => refuse(page, resetCall, resetProblems, 'auth/expired-action-code')),
  },
  'new password, weak': {
    go: reset((page) => refuse(page, resetCall, resetProblems, 'auth/weak-password')),
  },
  'new password, no words': { go: reset((page) => breakDown(page, resetCall)) },
  'new password, set': {
    go: reset((page) => answer(page, resetCall, 200, { message: 'Password reset successfully' })),
  },

  verifying: { go: verify((page) => hold(page, 'POST /auth/verify-email')) },
  verified: {
    go: async (page) => {
      await page.goto('/verify-email');
      const person = await waiting(page);
      await page.goto(await mailedLink(await url(page), '/verify-email', person));
    },
  },
  'verified before': {
    go: async (page) => {
      await page.goto('/verify-email');
      const person = await waiting(page);
      const link = await mailedLink(await url(page), '/verify-email', person);
      await call(await url(page), 'POST', '/api/auth/verify-email', {
        oobCode: new URL(link).searchParams.get('oobCode'),
      });
      await page.goto(link);
    },
  },
  'verification without a code': { go: (page) => page.goto('/verify-email') },
  'verification, bad link': { go: verify() },
  'verification, old link': {
    go: verify((page) =>
      refuse(page, 'POST /auth/verify-email', verificationProblems, 'auth/expired-action-code'),
    ),
  },
  'verification, no words': { go: verify((page) => breakDown(page, 'POST /auth/verify-email')) },
  'verification, not by the server': {
    go: verify((page) => answer(page, 'POST /auth/verify-email', 200, {})),
  },
  'verification of a reset link': {
    go: (page) => page.goto('/verify-email?mode=resetPassword&oobCode=unknown'),
  },
});
