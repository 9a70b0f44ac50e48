import type { Actor, Context } from '#app/platform/context.ts';
import { newId, newSecret, sha256 } from '#app/platform/ids.ts';
import { dayMs, minuteMs } from '#app/shared/durations.ts';
import { problemsOf } from '#app/shared/problem.ts';
import type { SignedInAnswer } from '#app/shared/signed-in-answer.ts';
import { confirmationProblems, signInProblems } from '../refusals.ts';
import { deviceName } from '../device.ts';
import { checkPassword } from './password-check.service.ts';
import { asPerson, personOf, type Person } from './people.service.ts';
import * as proofs from './proofs.queries.ts';
import * as queries from './queries.ts';
import * as sessions from './sessions.queries.ts';
import { settings } from './ports.ts';

const refuseSignIn = problemsOf(signInProblems);
const refuse = problemsOf(confirmationProblems);

const sessionDays = 30;

export const sessionEnd = (now: Date): Date => new Date(now.getTime() + sessionDays * dayMs);

export interface OpenedSession {
  token: string;
  person: Person;
}

/**
 * Checks whether this person may sign in. Call it only after they have proved who they are
 * (decisions.md ruling 30).
 */
export function admissible(user: queries.UserRow): Person {
  if (user.is_disabled) throw refuseSignIn('auth/account-disabled');
  if (!user.email_verified_at) throw refuseSignIn('auth/email-not-verified');
  return asPerson(user);
}

interface Admission {
  uid: string;
  userAgent: string | undefined;
  /** True if a second factor was used. */
  secondFactor: boolean;
  /** The passkey used, as the first or the second step. */
  passkeyId?: string | undefined;
}

/**
 * Opens a session, inside a transaction, for someone who has proved who they are: the answer
 * contains its token, the database only the token's hash. Disabling the account locks the same row,
 * so it either finds this session or is found here.
 */
export async function openSession(
  ctx: Context,
  { uid, userAgent, secondFactor, passkeyId }: Admission,
): Promise<OpenedSession> {
  await queries.lockUser(uid);
  const user = await queries.userByUid(uid);
  if (!user) throw refuseSignIn('auth/invalid-credentials');
  const person = admissible(user);
  const token = newSecret();
  const now = ctx.clock.now();
  const sessionId = newId();
  const device = deviceName(userAgent);
  const devices = await sessions.devicesOf(uid);
  // The very first sign-in is not announced.
  if (devices.length > 0 && !devices.includes(device))
    await settings().onSecurityEvent?.(ctx, { kind: 'new-sign-in', uid, key: sessionId, device });
  const secondFactorAt = secondFactor ? now : null;
  await sessions.insertSession({
    sessionId,
    uid,
    tokenHash: sha256(token),
    device,
    now,
    expiresAt: sessionEnd(now),
    secondFactorAt,
    passkeyId: passkeyId ?? null,
  });
  return { token, person };
}

export const signedInAnswer = ({
  token,
  person: { uid, email, displayName, photoURL },
}: OpenedSession): SignedInAnswer => ({
  token,
  data: { user: { uid, email, displayName, photoURL } },
});

const ticketMs = 10 * minuteMs;

/**
 * For someone who gave the right password and must take the second step. Only the hash is stored.
 */
export async function issueTicket({ clock }: Pick<Context, 'clock'>, uid: string): Promise<string> {
  const ticket = newSecret();
  const now = clock.now();
  await proofs.insertTicket({
    ticketHash: sha256(ticket),
    uid,
    now,
    expiresAt: new Date(now.getTime() + ticketMs),
  });
  return ticket;
}

/** The owner of a valid ticket, without using it up. */
export const ticketHolder = async (
  { clock }: Pick<Context, 'clock'>,
  ticket: string,
): Promise<string | undefined> => (await proofs.liveTicket(sha256(ticket), clock.now()))?.uid;

/**
 * Uses a ticket up, inside the transaction that opens the session: true for exactly one caller. A
 * new password invalidates it.
 */
export async function redeemTicket(
  { clock }: Pick<Context, 'clock'>,
  ticket: string,
  uid: string,
): Promise<boolean> {
  await queries.lockUser(uid);
  return (await proofs.takeTicket(sha256(ticket), clock.now()))?.uid === uid;
}

/** For a while from now on, this session may change how the person signs in. */
export async function confirmPassword(
  ctx: Context<Actor>,
  { password }: { password: string },
): Promise<void> {
  const person = await personOf(ctx.actor.uid);
  const { matches } = await checkPassword(ctx, person?.email ?? '', password);
  if (!matches)
    throw refuse('auth/wrong-password', {
      fields: { password: confirmationProblems['auth/wrong-password'][1] },
    });
  await proofs.setConfirmed(ctx.actor.sessionId, ctx.clock.now());
}

const recentMs = 10 * minuteMs;

/**
 * True if this session was opened, or the password entered again in it, in the last ten minutes.
 */
async function isConfirmed({ actor, clock }: Context<Actor>): Promise<boolean> {
  const session = await proofs.sessionProofs(actor.sessionId);
  const proved = session && (session.confirmed_at ?? session.created_at);
  return proved !== undefined && clock.now().getTime() - proved.getTime() <= recentMs;
}

/** @throws {Problem} auth/confirmation-required */
export async function requireConfirmed(ctx: Context<Actor>): Promise<void> {
  if (!(await isConfirmed(ctx))) throw refuse('auth/confirmation-required');
}

/** Records that this session has used a second factor. */
export const markSecondFactor = ({ actor, clock }: Context<Actor>) =>
  proofs.setSecondFactor(actor.sessionId, clock.now());

/** The second factor that a person's sessions have used no longer exists. */
export const forgetSecondFactor = (_ctx: Context, { uid }: { uid: string }) =>
  proofs.forgetSecondFactor(uid);

/**
 * Ends the sessions opened with a passkey, except the one that makes this request. Inside a
 * transaction.
 */
export async function endSessionsOfPasskey(
  { actor, clock }: Context<Actor>,
  { passkeyId }: { passkeyId: string },
): Promise<void> {
  await queries.lockUser(actor.uid);
  await sessions.endSessionsOfPasskey(actor.uid, passkeyId, clock.now(), actor.sessionId);
}

/**
 * Signs a person out everywhere, except in the session that makes this request. Inside a
 * transaction.
 */
export async function endOtherSessions({ actor, clock }: Context<Actor>): Promise<void> {
  await queries.lockUser(actor.uid);
  await sessions.endSessionsOf(actor.uid, 'signed-out-everywhere', clock.now(), actor.sessionId);
}

/** Signs a person out everywhere. Inside a transaction. */
export async function endSessions({ clock }: Context, { uid }: { uid: string }): Promise<void> {
  await queries.lockUser(uid);
  await sessions.endSessionsOf(uid, 'signed-out-everywhere', clock.now());
}
