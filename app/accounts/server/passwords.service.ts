import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId, newSecret, sha256 } from '#app/platform/ids.ts';
import { defineJob, enqueue } from '#app/platform/jobs.ts';
import { consume } from '#app/platform/limits.ts';
import { hashPassword } from '#app/platform/password-hash.ts';
import { problemsOf, refuse as refuseAtDoor } from '#app/shared/problem.ts';
import {
  confirmationProblems,
  passwordChangeProblems,
  resetProblems,
  signUpProblems,
} from '../refusals.ts';
import { canonicalEmail } from '../email-address.ts';
import { voidCodesOf } from './codes.queries.ts';
import { codeState, issueCode, mailedLink, ownerOfCode, useCode } from './codes.service.ts';
import { cancelChangeOf } from './email-changes.queries.ts';
import { queuePasswordChangedMail, queueResetMail } from './emails.tsx';
import { checkPassword, forgiveFailures } from './password-check.service.ts';
import { passwordFaultOf } from './password-strength.service.ts';
import * as queries from './queries.ts';
import { type Person, personByEmail, personOf } from './people.service.ts';
import { settings } from './ports.ts';
import { grantConfiguredAdmin } from './service.ts';
import { endSessionsOf, replaceToken } from './sessions.queries.ts';

const refuse = problemsOf(resetProblems);
const refuseChange = problemsOf(passwordChangeProblems);
const refuseConfirmation = problemsOf(confirmationProblems);
const refuseAddress = problemsOf(signUpProblems);

const requestsPerAddress = { name: 'reset-password-address', points: 3, per: 60 * 60 };

/**
 * Asks for a reset link. Work, time and answer are the same for every address (decisions.md ruling
 * 18); a job finds the account.
 */
export async function requestPasswordReset(
  _ctx: Context,
  { email: typed }: { email: string },
): Promise<void> {
  const email = canonicalEmail(typed);
  if (!email) throw refuseAddress('auth/invalid-email');
  await consume(requestsPerAddress, email);
  await enqueue(sendResetLink, { email }, { singletonKey: email });
}

const sendResetLink = defineJob<{ email: string }>({
  name: 'accounts-send-reset-link',
  handler: ({ email }, { ctx, id }) =>
    tx(async () => {
      const person = await personByEmail(email);
      // Locked, so that the account doesn't move to another address while its link is made.
      const held = person && (await queries.lockUser(person.uid));
      if (!person || held?.email !== person.email) return;
      const code = await issueCode(ctx, { uid: person.uid, purpose: 'reset-password' });
      await queueResetMail({
        to: person.email,
        link: mailedLink('/reset-password', 'resetPassword', code, person.email),
        key: id,
      });
    }),
});

/**
 * Sets a new password with a mailed code. In one transaction: the code is used up, the address
 * counts as verified (its owner has read the mail), every session ends and the notice is queued.
 */
export async function confirmPasswordReset(
  ctx: Context,
  { oobCode, newPassword }: { oobCode: string; newPassword: string },
): Promise<void> {
  if (!oobCode) throw refuse('auth/invalid-action-code', { text: 'Invalid reset link' });
  const state = await codeState(ctx, oobCode, 'reset-password');
  if (state !== 'live')
    throw refuse(state === 'expired' ? 'auth/expired-action-code' : 'auth/invalid-action-code');
  // Before the code is used up, so that a weak password doesn't use up the link.
  const weakness = await passwordFaultOf(newPassword, await ownerOfCode(oobCode, 'reset-password'));
  if (weakness) throw refuse('auth/weak-password', { fields: { newPassword: weakness } });
  const passwordHash = await hashPassword(newPassword);
  const email = await tx(async () => {
    const now = ctx.clock.now();
    await queries.lockOwnerOfCode(sha256(oobCode));
    const uid = await useCode(ctx, oobCode, 'reset-password');
    const person = uid ? await personOf(uid) : null;
    if (!person) throw refuse('auth/invalid-action-code');
    await queries.setPassword(person.uid, passwordHash, now);
    await queries.markEmailVerified(person.uid, now);
    await voidCodesOf(person.uid, 'reset-password', now);
    await endSessionsOf(person.uid, 'password-set', now);
    await cancelChangeOf(person.uid, now);
    await grantConfiguredAdmin(ctx);
    await queuePasswordChangedMail({
      to: person.email,
      name: person.displayName,
      at: now,
      signedOut: 'every device',
      key: sha256(oobCode),
    });
    await settings().onSecurityEvent?.(ctx, {
      kind: 'password-changed',
      uid: person.uid,
      key: sha256(oobCode),
    });
    return person.email;
  });
  await forgiveFailures(email);
}

/**
 * Checks the signed-in person's password again. Wrong ones count as failed sign-ins.
 * @throws {Problem} auth/wrong-password, request/too-many, auth/password-reset-required
 */
export async function provePassword(
  ctx: Context<Actor>,
  currentPassword: string,
): Promise<{ person: Person; passwordHash: string }> {
  const person = await personOf(ctx.actor.uid);
  const { user, matches } = await checkPassword(ctx, person?.email ?? '', currentPassword);
  if (!person || !user || !matches)
    throw refuseConfirmation('auth/wrong-password', {
      fields: { currentPassword: confirmationProblems['auth/wrong-password'][1] },
    });
  return { person, passwordHash: user.password_hash };
}

/**
 * Sets another password. In one transaction: every other session ends, this one continues with the
 * returned token, open reset links and a waiting change of address become invalid, and the notice
 * is queued.
 */
export async function changePassword(
  ctx: Context<Actor>,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<string> {
  const { person, passwordHash: before } = await provePassword(ctx, currentPassword);
  const weakness = await passwordFaultOf(newPassword, person);
  if (weakness) throw refuseChange('auth/weak-password', { fields: { newPassword: weakness } });
  if (newPassword === currentPassword)
    throw refuseChange('auth/same-password', {
      fields: { newPassword: passwordChangeProblems['auth/same-password'][1] },
    });
  const passwordHash = await hashPassword(newPassword);
  const token = newSecret();
  const { uid, sessionId } = ctx.actor;
  await tx(async () => {
    const now = ctx.clock.now();
    const held = await queries.lockUser(uid);
    // Another change, or the end of this session, came first.
    if (held?.password_hash !== before || !(await replaceToken(sessionId, sha256(token), now)))
      throw refuseAtDoor('auth/required');
    await queries.setPassword(uid, passwordHash, now);
    await voidCodesOf(uid, 'reset-password', now);
    await endSessionsOf(uid, 'password-set', now, sessionId);
    await cancelChangeOf(uid, now);
    const key = newId();
    await queuePasswordChangedMail({
      to: held.email,
      name: person.displayName,
      at: now,
      signedOut: 'every other device',
      key,
    });
    await settings().onSecurityEvent?.(ctx, { kind: 'password-changed', uid, key });
  });
  return token;
}
