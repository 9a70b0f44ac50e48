import { z } from 'zod';
import { adminAct, handlingProblems } from '#app/audit/contract.ts';
import { discountCodeShape } from '#app/shared/discount-code.ts';
import { defineContract } from '#app/shared/endpoint.ts';
import { pickProblems } from '#app/shared/problem.ts';
import { grantedRoles } from '#app/shared/profile.ts';
import { SignedInAnswer } from '#app/shared/signed-in-answer.ts';
import { oneLine, tooLongText } from '#app/shared/text-rules.ts';
import {
  confirmationProblems,
  emailChangeProblems,
  resetProblems,
  signInProblems,
  signUpProblems,
  verificationProblems,
} from './refusals.ts';
import { secondStepWays } from './second-step-ways.ts';

/** Shown when the server gives no message. */
export const verifyEmailMessage =
  'Please check your email to verify your account. You will be able to login after verification.';

export const message = z.object({ message: z.string() });

// Checks only the shape: the rules for addresses, codes and passwords have their own error codes,
// which the service returns.
export const email = z.string('Please enter your email address').max(1000);
export const password = z.string('Please enter your password');
export const oobCode = z.string().max(200).default('');
/** The mailed link carries it to the checkout, which verifies it. */
const referralCode = z.string().regex(discountCodeShape, 'Invalid referral code').optional();
/** A referral link that they had opened; ignored unless it still counts. */
const referralLink = z.object({ code: z.string().max(100), openedAt: z.number() }).optional();

export const displayName = z
  .string('Please enter your full name')
  .trim()
  .min(1, 'Please enter your full name')
  .max(80, tooLongText(80))
  .regex(/[\p{L}\p{N}]/u, 'Please enter your full name')
  .regex(oneLine, 'Please enter your full name');

export const hour = 60 * 60;
const signUps = { name: 'sign-up', points: 20, per: hour, by: 'ip' } as const;
export const codeTries = { name: 'action-code', points: 10, per: 15 * 60, by: 'ip' } as const;

const role = z.enum(grantedRoles);

export const accountsContract = defineContract({
  'POST /auth/signup': {
    summary: 'Create an account; a verification link is mailed, and nobody is signed in',
    access: 'public',
    body: z.object({ email, password, displayName, referralCode, referralLink }),
    status: 201,
    ok: message,
    problems: signUpProblems,
    limits: [signUps],
  },
  'POST /auth/login': {
    summary:
      'Sign in with e-mail and password; 202 when a second step is required, with a single-use ticket for it that lasts ten minutes',
    access: 'public',
    body: z.object({ email, password }),
    ok: SignedInAnswer,
    alsoOk: {
      202: z.object({
        secondStep: z.object({ ticket: z.string(), ways: z.array(z.enum(secondStepWays)) }),
      }),
    },
    problems: signInProblems,
  },
  'POST /auth/confirm-password': {
    summary: 'Confirm the password in this session, as changing how to sign in requires',
    access: 'user',
    body: z.object({ password }),
    problems: {
      ...confirmationProblems,
      ...pickProblems(signInProblems, 'auth/password-reset-required'),
    },
  },
  'POST /auth/resend-verification': {
    summary: 'Mail a new verification link; the answer is the same for every address',
    access: 'public',
    body: z.object({ email, referralCode }),
    ok: message,
    limits: [{ name: 'resend-verification', points: 20, per: hour, by: 'ip' }],
  },
  'POST /auth/verify-email': {
    summary:
      'Confirm an e-mail address with the code from the mailed link; `email` is not trusted, and `newPassword` replaces the password from sign-up',
    access: 'public',
    body: z.object({ oobCode, email: email.nullish(), newPassword: password.optional() }),
    ok: z.object({ success: z.literal(true) }),
    problems: { ...verificationProblems, ...pickProblems(resetProblems, 'auth/weak-password') },
    limits: [codeTries],
  },
  'POST /auth/correct-email': {
    summary:
      'Correct the address of an account that was never verified, and send the link there; earlier links stop working',
    access: 'public',
    body: z.object({ email, password, newEmail: email, referralCode }),
    ok: message,
    problems: {
      ...signInProblems,
      ...pickProblems(signUpProblems, 'auth/email-already-exists', 'auth/invalid-email'),
      ...pickProblems(verificationProblems, 'auth/email-already-verified'),
      ...pickProblems(emailChangeProblems, 'account/same-email'),
    },
    limits: [signUps],
  },
  'GET /auth/verify-token': {
    summary: 'Who this session belongs to',
    access: 'user',
    ok: z.object({ uid: z.string() }),
  },
  'POST /auth/logout': { summary: 'End this session', access: 'user' },
  'POST /auth/reset-password': {
    summary: 'Ask for a password reset link; the answer is the same for every address',
    access: 'public',
    body: z.object({ email }),
    ok: message,
    problems: pickProblems(signUpProblems, 'auth/invalid-email'),
    limits: [{ name: 'reset-password', points: 20, per: hour, by: 'ip' }],
  },
  'POST /auth/check-link': {
    summary:
      'Whether the code of a mailed link would be accepted now. The check does not use the code up and reveals nothing else about it',
    access: 'public',
    body: z.object({ oobCode, mode: z.enum(['resetPassword', 'verifyEmail']) }),
    ok: z.object({ valid: z.boolean() }),
    limits: [{ name: 'link-check', points: 60, per: 15 * 60, by: 'ip' }],
  },
  'POST /auth/confirm-password-reset': {
    summary: 'Set a new password with the code from the mailed link; ends every session',
    access: 'public',
    body: z.object({ oobCode, newPassword: password }),
    ok: message,
    problems: resetProblems,
    limits: [codeTries],
  },
  'POST /auth/send-password-reset-confirmation': {
    summary:
      'Accepts anything and does nothing: the reset itself queues the notice (decisions.md ruling 17)',
    access: 'public',
    ok: message,
    limits: [{ name: 'reset-confirmation', points: 20, per: hour, by: 'ip' }],
  },
  'POST /admin/members/{uid}/disabling': adminAct(
    'Disable an account; every session ends',
    handlingProblems,
    {},
  ),
  'POST /admin/members/{uid}/enabling': adminAct('Enable an account again', {}, {}),
  'POST /admin/members/{uid}/sign-out': adminAct('End every session of a person', {}, {}),
  'POST /admin/members/{uid}/verification-link': adminAct(
    'Mail a new verification link',
    pickProblems(verificationProblems, 'auth/email-already-verified'),
    {},
  ),
  'POST /admin/members/{uid}/role-grants': adminAct('Grant a role', {}, { role }),
  'POST /admin/members/{uid}/role-revocations': adminAct('Revoke a role', {}, { role }),
});
