import { z } from 'zod';
import { defineContract } from '#app/shared/endpoint.ts';
import { pickProblems } from '#app/shared/problem.ts';
import { codeTries, email, hour, message, oobCode, password } from './contract.ts';
import {
  confirmationProblems,
  emailChangeProblems,
  passwordChangeProblems,
  sessionProblems,
  signInProblems,
  signUpProblems,
} from './refusals.ts';

const instant = z.iso.datetime();

const SessionAnswer = z.object({
  sessionId: z.string(),
  device: z.string(),
  createdAt: instant,
  /** Stored to the hour. */
  lastUsedAt: instant,
  /** The session that makes this request. */
  current: z.boolean(),
});
export type SessionAnswer = z.output<typeof SessionAnswer>;

const EmailChangeAnswer = z.object({
  newEmail: z.string(),
  expiresAt: instant,
  confirmed: z.object({ old: z.boolean(), new: z.boolean() }),
  /** Until the links can be mailed again. */
  resendSeconds: z.int(),
});
export type EmailChangeAnswer = z.output<typeof EmailChangeAnswer>;

export const AccountAnswer = z.object({
  createdAt: instant,
  passwordSetAt: instant,
  emailChange: EmailChangeAnswer.nullable(),
  sessions: z.array(SessionAnswer),
});
export type AccountAnswer = z.output<typeof AccountAnswer>;

const emailChangeMails = { name: 'email-change', points: 10, per: hour, by: 'user' } as const;

export const ownAccountContract = defineContract({
  'GET /account': {
    summary: 'How the caller signs in, and where they are signed in',
    access: 'user',
    ok: AccountAnswer,
  },
  'POST /account/password': {
    summary:
      'Change the password; every other session ends, and this one continues with the token in the answer',
    access: 'user',
    body: z.object({ currentPassword: password, newPassword: password }),
    ok: z.object({ message: z.string(), token: z.string() }),
    problems: {
      ...confirmationProblems,
      ...passwordChangeProblems,
      ...pickProblems(signInProblems, 'auth/password-reset-required'),
    },
  },
  'POST /account/email-change': {
    summary:
      'Ask to move to another address; each of the two gets a link, and the answer is the same for every address',
    access: 'user',
    body: z.object({ newEmail: email, currentPassword: password }),
    ok: message,
    problems: {
      ...confirmationProblems,
      ...pickProblems(signUpProblems, 'auth/invalid-email'),
      ...pickProblems(signInProblems, 'auth/password-reset-required'),
      ...pickProblems(emailChangeProblems, 'account/same-email'),
    },
    limits: [emailChangeMails],
  },
  'POST /account/email-change/links': {
    summary: 'Send the links of the pending change again',
    access: 'user',
    ok: message,
    problems: pickProblems(emailChangeProblems, 'account/no-email-change'),
    limits: [emailChangeMails],
  },
  'DELETE /account/email-change': {
    summary: 'Cancel the pending change of address',
    access: 'user',
    problems: pickProblems(emailChangeProblems, 'account/no-email-change'),
  },
  'POST /auth/confirm-email-change': {
    summary:
      'Confirm one of the two addresses with the code from its link; the second one moves the account',
    access: 'public',
    body: z.object({ oobCode }),
    ok: z.object({ status: z.enum(['waiting', 'changed']) }),
    problems: pickProblems(
      emailChangeProblems,
      'account/invalid-email-link',
      'account/expired-email-link',
      'account/email-taken',
    ),
    limits: [codeTries],
  },
  'POST /auth/stop-email-change': {
    summary: 'Stop the change of address that a mailed link belongs to',
    access: 'public',
    body: z.object({ oobCode }),
    ok: message,
    problems: pickProblems(emailChangeProblems, 'account/invalid-email-link'),
    limits: [codeTries],
  },
  'DELETE /account/sessions': {
    summary: 'Sign out everywhere, or (`keep`) everywhere else',
    access: 'user',
    query: z.object({ keep: z.literal('this').optional() }),
  },
  'DELETE /account/sessions/{sessionId}': {
    summary: 'End one of the caller’s sessions',
    access: 'user',
    params: z.object({ sessionId: z.string().max(100) }),
    problems: sessionProblems,
  },
});
