import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId, newSecret, sha256 } from '#app/platform/ids.ts';
import { defineJob, schedule } from '#app/platform/jobs.ts';
import { consume, forget, giveBack } from '#app/platform/limits.ts';
import { passwordMatches } from '#app/platform/password-hash.ts';
import { dayMs } from '#app/shared/durations.ts';
import { Problem, problemsOf } from '#app/shared/problem.ts';
import { signInProblems } from '../contract.ts';
import { deviceName } from '../device.ts';
import { canonicalEmail } from '../email-address.ts';
import { maxPasswordLength } from '../password-rules.ts';
import * as queries from './queries.ts';
import { type Person, asPerson, sessionEnd, settings } from './service.ts';

const refuse = problemsOf(signInProblems);

/** Two buckets, never one on the pair (reliability.md sections 1 and 5): spraying meets the first, guessing the second. */
const failuresPerIp = { name: 'sign-in-ip', points: 100, per: 15 * 60 };
const failuresPerAccount = { name: 'sign-in-account', points: 10, per: 15 * 60, forgivable: true };
/** After so many in a row only a reset opens the account again. */
export const failuresInARow = { name: 'sign-in-in-a-row', points: 100, per: 30 * 24 * 60 * 60, forgivable: true };

/** Opens a session: the answer holds its token, the database only the token's hash. */
export async function signIn(
  ctx: Context,
  { email: typed, password, userAgent }: { email: string; password: string; userAgent: string | undefined },
): Promise<{ token: string; person: Person }> {
  const email = canonicalEmail(typed) ?? '';
  // Points are taken before the password is looked at, so that parallel guesses can't slip through; the right password gives them back.
  await consume(failuresPerIp, ctx.ip);
  await consume(failuresPerAccount, email);
  await consume(failuresInARow, email).catch((refusal: unknown) => {
    throw refusal instanceof Problem ? refuse('auth/password-reset-required') : refusal;
  });
  const user = await queries.userByEmail(email);
  const possible = password.length <= maxPasswordLength;
  const matches = await passwordMatches(possible ? user?.password_hash : undefined, possible ? password : '');
  if (!user || !matches) throw refuse('auth/invalid-credentials');
  await giveBack(failuresPerIp, ctx.ip);
  await forgiveFailures(email);
  // Only who knows the password learns this much about the account (decisions.md ruling 30).
  if (user.is_disabled) throw refuse('auth/account-disabled');
  if (!user.email_verified_at) throw refuse('auth/email-not-verified');
  const token = newSecret();
  const now = ctx.clock.now();
  await tx(async () => {
    if (!(await queries.holdPassword(user.uid, user.password_hash))) throw refuse('auth/invalid-credentials');
    const sessionId = newId();
    const device = deviceName(userAgent);
    const devices = await queries.devicesOf(user.uid);
    // The first sign-in of all is no news.
    if (devices.length > 0 && !devices.includes(device))
      await settings().onSecurityEvent?.(ctx, { kind: 'new-sign-in', uid: user.uid, key: sessionId, device });
    await queries.insertSession({
      sessionId,
      uid: user.uid,
      tokenHash: sha256(token),
      device,
      now,
      expiresAt: sessionEnd(now),
    });
  });
  return { token, person: asPerson(user) };
}

/** Forgets the wrong passwords tried on an address: after the right one, or a reset. */
export async function forgiveFailures(email: string): Promise<void> {
  await forget(failuresPerAccount, email);
  await forget(failuresInARow, email);
}

export const signOut = (ctx: Context<Actor>) => queries.endSession(ctx.actor.sessionId, 'signed-out', ctx.clock.now());

const keepExpiredMs = 30 * dayMs;

/** Sessions and codes stay a while after their end, so that an old link can be told from a made-up one. */
const deleteExpired = defineJob({
  name: 'accounts-delete-expired',
  handler: (_, { ctx }) => queries.deleteExpiredBefore(new Date(ctx.clock.now().getTime() - keepExpiredMs)),
});
schedule(deleteExpired, '17 21 * * *');
