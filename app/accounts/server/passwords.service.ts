import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { sha256 } from '#app/platform/ids.ts';
import { defineJob, enqueue } from '#app/platform/jobs.ts';
import { consume } from '#app/platform/limits.ts';
import { hashPassword } from '#app/platform/password-hash.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { resetProblems, signUpProblems } from '../contract.ts';
import { canonicalEmail } from '../email-address.ts';
import { passwordWeakness } from '../password-rules.ts';
import { codeState, issueCode, mailedLink, useCode } from './codes.service.ts';
import { queuePasswordChangedMail, queueResetMail } from './emails.tsx';
import * as queries from './queries.ts';
import { personByEmail, personOf, settings, settleConfiguredAdmin } from './service.ts';
import { forgiveFailures } from './sessions.service.ts';

const refuse = problemsOf(resetProblems);
const refuseAddress = problemsOf(signUpProblems);

const requestsPerAddress = { name: 'reset-password-address', points: 3, per: 60 * 60 };

/** Asks for a reset link. Work, time and answer are the same for every address (decisions.md ruling 18); a job finds out who is meant. */
export async function requestPasswordReset(_ctx: Context, { email: typed }: { email: string }): Promise<void> {
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
      if (!person) return;
      const code = await issueCode(ctx, { uid: person.uid, purpose: 'reset-password' });
      await queueResetMail({
        to: person.email,
        link: mailedLink('/reset-password', 'resetPassword', code, person.email),
        key: id,
      });
    }),
});

/**
 * Sets a new password by a mailed code. In one transaction: the code is used up, the address counts as verified (its owner has read the
 * mail), every session ends and the notice is queued.
 */
export async function confirmPasswordReset(
  ctx: Context,
  { oobCode, newPassword }: { oobCode: string; newPassword: string },
): Promise<void> {
  if (!oobCode) throw refuse('auth/invalid-action-code', { text: 'Invalid reset link' });
  // Before the code, so that a weak password doesn't cost the link.
  const weakness = passwordWeakness(newPassword);
  if (weakness) throw refuse('auth/weak-password', { fields: { newPassword: weakness } });
  const state = await codeState(ctx, oobCode, 'reset-password');
  if (state !== 'live') throw refuse(state === 'expired' ? 'auth/expired-action-code' : 'auth/invalid-action-code');
  const passwordHash = await hashPassword(newPassword);
  const email = await tx(async () => {
    const now = ctx.clock.now();
    const uid = await useCode(ctx, oobCode, 'reset-password');
    const person = uid ? await personOf(uid) : null;
    if (!person) throw refuse('auth/invalid-action-code');
    await queries.setPassword(person.uid, passwordHash, now);
    await queries.markEmailVerified(person.uid, now);
    await queries.voidCodesOf(person.uid, 'reset-password', now);
    await queries.endSessionsOf(person.uid, 'password-set', now);
    await settleConfiguredAdmin(ctx);
    await queuePasswordChangedMail({ to: person.email, name: person.displayName, at: now, key: sha256(oobCode) });
    await settings().onSecurityEvent?.(ctx, { kind: 'password-changed', uid: person.uid, key: sha256(oobCode) });
    return person.email;
  });
  await forgiveFailures(email);
}
