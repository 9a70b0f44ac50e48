import type { Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId, sha256 } from '#app/platform/ids.ts';
import { defineJob, enqueue } from '#app/platform/jobs.ts';
import { consume } from '#app/platform/limits.ts';
import { hashPassword } from '#app/platform/password-hash.ts';
import { pickProblems, problemsOf } from '#app/shared/problem.ts';
import type { OpenedLink } from '#app/shared/waiting.ts';
import { resetProblems, signUpProblems, verificationProblems } from '../refusals.ts';
import { resendCoolDownSeconds } from '../cool-down.ts';
import { canonicalEmail } from '../email-address.ts';
import { newestCodeAt } from './codes.queries.ts';
import { codeState, issueCode, mailedLink, ownerOfCode, useCode } from './codes.service.ts';
import { queueVerificationMail } from './emails.tsx';
import { passwordFaultOf } from './password-strength.service.ts';
import * as queries from './queries.ts';
import { type Person, personByEmail } from './people.service.ts';
import { settings } from './ports.ts';
import { grantConfiguredAdmin } from './service.ts';

const refuse = problemsOf(signUpProblems);
const refusePassword = problemsOf(pickProblems(resetProblems, 'auth/weak-password'));
const refuseVerification = problemsOf(verificationProblems);

/** However many places they are requested from, so that nobody's inbox is flooded. */
export const linksPerAddress = { name: 'resend-verification-address', points: 5, per: 60 * 60 };

/**
 * Makes an account that can sign in once its address is verified. Account and mail are created
 * together, or neither is.
 */
export async function signUp(
  ctx: Context,
  {
    email: typed,
    password,
    displayName,
    referralCode,
    referralLink,
  }: {
    email: string;
    password: string;
    displayName: string;
    referralCode?: string;
    referralLink?: OpenedLink;
  },
): Promise<void> {
  const email = canonicalEmail(typed);
  if (!email) throw refuse('auth/invalid-email');
  const weakness = await passwordFaultOf(password, { email, displayName });
  if (weakness) throw refuse('auth/weak-password', { fields: { password: weakness } });
  if (await queries.userByEmail(email)) throw refuse('auth/email-already-exists');
  const passwordHash = await hashPassword(password);
  await tx(async () => {
    const uid = newId();
    const now = ctx.clock.now();
    if (!(await queries.insertUser({ uid, email, displayName, passwordHash, now })))
      throw refuse('auth/email-already-exists');
    const person: Person = {
      uid,
      email,
      displayName,
      photoURL: null,
      role: 'user',
      emailVerified: false,
      disabled: false,
      createdAt: now,
    };
    await settings().onSignedUp?.(ctx, person, referralLink);
    await mailVerificationLink(ctx, { ...person, referralCode }, uid);
  });
}

/**
 * Asks for a new verification link. Work, time and answer are the same for every address; a job
 * finds the account, and skips it if it got a mail within the cool-down.
 */
export async function requestVerificationLink(
  _ctx: Context,
  { email: typed, referralCode }: { email: string; referralCode?: string },
): Promise<void> {
  const email = canonicalEmail(typed);
  if (!email) return;
  await consume(linksPerAddress, email);
  await queueVerificationLink({ email, referralCode });
}

/**
 * For an unverified account at this address; a second request before the first mail has gone out
 * changes nothing.
 */
export const queueVerificationLink = (asked: {
  email: string;
  referralCode?: string;
}): Promise<void> => enqueue(sendVerificationLink, asked, { singletonKey: asked.email });

const sendVerificationLink = defineJob<{ email: string; referralCode?: string }>({
  name: 'accounts-send-verification-link',
  handler: ({ email, referralCode }, { ctx, id }) =>
    tx(async () => {
      const person = await personByEmail(email);
      // Locked, so that the account doesn't get another address while the link to this one is made:
      // the link would verify that one.
      const held = person && (await queries.lockUser(person.uid));
      if (!person || person.emailVerified || held?.email !== person.email) return;
      const newest = await newestCodeAt(person.uid, 'verify-email');
      if (newest && ctx.clock.now().getTime() - newest.getTime() < resendCoolDownSeconds * 1000)
        return;
      await mailVerificationLink(ctx, { ...person, referralCode }, id);
    }),
});

/**
 * The person who reads the mail of ADMIN_EMAIL chooses the password, since a stranger may have
 * signed up with that address (docs/decisions/0015).
 */
export async function mailVerificationLink(
  ctx: Context,
  { uid, email, referralCode }: Pick<Person, 'uid' | 'email'> & { referralCode?: string },
  key: string,
): Promise<void> {
  const code = await issueCode(ctx, { uid, purpose: 'verify-email' });
  const choosesPassword = email === settings().adminEmail;
  const besides = {
    ...(choosesPassword && { password: 'new' }),
    ...(referralCode && { code: referralCode }),
  };
  const link = mailedLink('/verify-email', 'verifyEmail', code, email, besides);
  await queueVerificationMail({ to: email, link, choosesPassword, key });
}

/**
 * Confirms the address that the code was mailed to, whatever address the caller names
 * (reliability.md A10). A new password replaces the one from sign-up.
 */
export async function verifyEmail(
  ctx: Context,
  { oobCode, newPassword }: { oobCode: string; newPassword?: string | undefined },
): Promise<void> {
  const extra = { success: false };
  if (!oobCode)
    throw refuseVerification('auth/invalid-action-code', {
      text: 'Invalid verification link',
      extra,
    });
  const passwordHash =
    newPassword === undefined ? undefined : await chosenPassword(ctx, oobCode, newPassword);
  await tx(async () => {
    const now = ctx.clock.now();
    await queries.lockOwnerOfCode(sha256(oobCode));
    const uid = await useCode(ctx, oobCode, 'verify-email');
    if (!uid)
      throw refuseVerification(
        verificationRefusals[await codeState(ctx, oobCode, 'verify-email')],
        { extra },
      );
    if (passwordHash !== undefined) await queries.setPassword(uid, passwordHash, now);
    await queries.markEmailVerified(uid, now);
    await grantConfiguredAdmin(ctx);
  });
}

/** Hashed only for a live code. A weak password doesn't use up the link. */
async function chosenPassword(ctx: Context, oobCode: string, password: string): Promise<string> {
  const extra = { success: false };
  const state = await codeState(ctx, oobCode, 'verify-email');
  if (state !== 'live') throw refuseVerification(verificationRefusals[state], { extra });
  const weakness = await passwordFaultOf(password, await ownerOfCode(oobCode, 'verify-email'));
  if (weakness)
    throw refusePassword('auth/weak-password', { fields: { newPassword: weakness }, extra });
  return hashPassword(password);
}

// If a code was live a moment ago and can't be used now, another try has just used it.
const verificationRefusals = {
  invalid: 'auth/invalid-action-code',
  live: 'auth/invalid-action-code',
  expired: 'auth/expired-action-code',
  'already-verified': 'auth/email-already-verified',
} as const;
