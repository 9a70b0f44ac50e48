import { z } from 'zod';
import { confirmationProblems, signInProblems } from '#app/accounts/refusals.ts';
import { defineContract } from '#app/shared/endpoint.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { SignedInAnswer } from '#app/shared/signed-in-answer.ts';
import { notOneLine, oneLine, tooLongText } from '#app/shared/text-rules.ts';
import { Assertion, CreationOptions, Registration, RequestOptions } from './passkeys.contract.ts';

export const factorProblems = defineProblems({
  'auth/passkey-refused': [
    400,
    'That passkey did not work here. Please try again, or sign in another way.',
  ],
  'auth/second-step-expired': [400, 'That took too long. Please sign in again.'],
  'auth/wrong-code': [
    400,
    'That code is not right. Please enter the newest one that your app shows.',
  ],
  'auth/wrong-recovery-code': [400, 'That recovery code is not right, or has already been used.'],
  'factors/passkey-not-found': [404, 'There is no such passkey.'],
  'factors/passkey-known': [409, 'This passkey already belongs to an account.'],
  'factors/too-many-passkeys': [
    409,
    'You can have at most twenty passkeys. Please remove one first.',
  ],
  'factors/only-second-step': [
    409,
    'This passkey is your only second step. Set up an authenticator app first, or turn two-step sign-in off.',
  ],
  'factors/two-step-off': [409, 'Two-step sign-in is off.'],
});

/** Exactly one of the three. */
const Proof = z.union(
  [
    z.strictObject({ code: z.string().max(20) }),
    z.strictObject({ recoveryCode: z.string().max(60) }),
    z.strictObject({ passkey: Assertion }),
  ],
  'Please give a code or a passkey',
);
export type Proof = z.output<typeof Proof>;

const name = z
  .string('Please give it a name')
  .regex(oneLine, notOneLine)
  .trim()
  .min(1, 'Please give it a name')
  .max(60, tooLongText(60));
const instant = z.iso.datetime();

const PasskeyAnswer = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type PasskeyAnswer = z.output<typeof PasskeyAnswer>;

export const FactorsAnswer = z.object({
  passkeys: z.array(PasskeyAnswer),
  /** Null: the password alone opens a session. */
  twoStep: z
    .object({ since: instant, authenticator: z.boolean(), recoveryCodesLeft: z.number().int() })
    .nullable(),
  /** An admin has no admin rights until they use a second factor in this session. */
  dueForAdmin: z.boolean(),
});
export type FactorsAnswer = z.output<typeof FactorsAnswer>;

/** Shown once; empty if the existing codes stay valid. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const ticket = z.string().max(100);
const passkeyId = z.object({ id: z.string().max(40) });
const quarter = 15 * 60;
const changes = { name: 'factor-changes', points: 60, per: 60 * 60, by: 'user' } as const;
const confirmed = pickProblems(confirmationProblems, 'auth/confirmation-required');
const proofProblems = pickProblems(
  factorProblems,
  'auth/passkey-refused',
  'auth/wrong-code',
  'auth/wrong-recovery-code',
);
const sessionProblems = pickProblems(
  signInProblems,
  'auth/account-disabled',
  'auth/email-not-verified',
  'auth/invalid-credentials',
);

export const factorsContract = defineContract({
  'POST /auth/passkey/options': {
    summary: 'A challenge for signing in with a passkey; it names nobody, so it reveals nothing',
    access: 'public',
    ok: RequestOptions,
    limits: [{ name: 'passkey-options', points: 120, per: quarter, by: 'ip' }],
  },
  'POST /auth/passkey': {
    summary: 'Sign in with a passkey; it counts as both steps',
    access: 'public',
    body: Assertion,
    ok: SignedInAnswer,
    problems: { ...sessionProblems, ...pickProblems(factorProblems, 'auth/passkey-refused') },
    limits: [{ name: 'passkey-sign-in', points: 60, per: quarter, by: 'ip' }],
  },
  'POST /auth/login/second-step/options': {
    summary: 'A challenge for the second step, for the passkeys of the ticket’s owner',
    access: 'public',
    body: z.object({ ticket }),
    ok: RequestOptions,
    problems: pickProblems(factorProblems, 'auth/second-step-expired'),
    limits: [{ name: 'passkey-options', points: 120, per: quarter, by: 'ip' }],
  },
  'POST /auth/login/second-step': {
    summary: 'The second step of a sign-in: a code, a recovery code or a passkey',
    access: 'public',
    body: z.object({ ticket, proof: Proof }),
    ok: SignedInAnswer,
    problems: {
      ...sessionProblems,
      ...proofProblems,
      ...pickProblems(factorProblems, 'auth/second-step-expired'),
    },
    limits: [{ name: 'second-step', points: 100, per: quarter, by: 'ip' }],
  },
  'GET /account/factors': {
    summary: 'The caller’s passkeys, and whether a sign-in takes two steps',
    access: 'user',
    ok: FactorsAnswer,
  },
  'POST /account/passkeys/options': {
    summary: 'A challenge for a new passkey',
    access: 'user',
    ok: CreationOptions,
    problems: { ...confirmed, ...pickProblems(factorProblems, 'factors/too-many-passkeys') },
    limits: [changes],
  },
  'POST /account/passkeys': {
    summary: 'Add a passkey',
    access: 'user',
    body: z.object({ name, registration: Registration }),
    status: 201,
    ok: PasskeyAnswer,
    problems: {
      ...confirmed,
      ...pickProblems(
        factorProblems,
        'auth/passkey-refused',
        'factors/passkey-known',
        'factors/too-many-passkeys',
      ),
    },
    limits: [changes],
  },
  'PUT /account/passkeys/{id}': {
    summary: 'Rename a passkey',
    access: 'user',
    params: passkeyId,
    body: z.object({ name }),
    ok: PasskeyAnswer,
    problems: pickProblems(factorProblems, 'factors/passkey-not-found'),
    limits: [changes],
  },
  'DELETE /account/passkeys/{id}': {
    summary: 'Remove a passkey',
    access: 'user',
    params: passkeyId,
    problems: {
      ...confirmed,
      ...pickProblems(factorProblems, 'factors/passkey-not-found', 'factors/only-second-step'),
    },
    limits: [changes],
  },
  'POST /account/authenticator': {
    summary: 'A secret for an authenticator app; it counts once its first code is confirmed',
    access: 'user',
    ok: z.object({ secret: z.string(), uri: z.string() }),
    problems: confirmed,
    limits: [changes],
  },
  'POST /account/authenticator/confirmation': {
    summary: 'The app’s first code: from now on a sign-in takes two steps',
    access: 'user',
    body: z.object({ code: z.string('Please enter the code').max(20) }),
    ok: recoveryCodes,
    problems: { ...confirmed, ...pickProblems(factorProblems, 'auth/wrong-code') },
    limits: [changes],
  },
  'POST /account/two-step/options': {
    summary: 'A challenge for the caller’s passkeys, to turn two-step sign-in on or off',
    access: 'user',
    body: z.object({ purpose: z.enum(['turn-on', 'turn-off']) }),
    ok: RequestOptions,
    limits: [changes],
  },
  'POST /account/two-step': {
    summary: 'Turn two-step sign-in on with a passkey',
    access: 'user',
    body: z.object({ passkey: Assertion }),
    ok: recoveryCodes,
    problems: { ...confirmed, ...pickProblems(factorProblems, 'auth/passkey-refused') },
    limits: [changes],
  },
  'POST /account/two-step/end': {
    summary: 'Turn two-step sign-in off; takes the password and a second factor',
    access: 'user',
    body: z.object({ password: z.string('Please enter your password'), proof: Proof }),
    problems: {
      ...proofProblems,
      ...pickProblems(factorProblems, 'factors/two-step-off'),
      ...pickProblems(confirmationProblems, 'auth/wrong-password'),
      ...pickProblems(signInProblems, 'auth/password-reset-required'),
    },
    limits: [changes],
  },
  'POST /account/recovery-codes': {
    summary: 'New recovery codes; the old ones end',
    access: 'user',
    ok: recoveryCodes,
    problems: { ...confirmed, ...pickProblems(factorProblems, 'factors/two-step-off') },
    limits: [changes],
  },
});
