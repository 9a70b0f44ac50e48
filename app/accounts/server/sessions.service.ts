import { aboutPerson } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { defineJob, schedule } from '#app/platform/jobs.ts';
import { dayMs } from '#app/shared/durations.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { sessionProblems, signInProblems } from '../refusals.ts';
import { canonicalEmail } from '../email-address.ts';
import type { SecondStepWay } from '../second-step-ways.ts';
import { deleteChangesExpiredBefore } from './email-changes.queries.ts';
import { checkPassword } from './password-check.service.ts';
import * as queries from './queries.ts';
import {
  admissible,
  endOtherSessions,
  endSessions,
  issueTicket,
  openSession,
  type OpenedSession,
} from './admission.service.ts';
import { settings } from './ports.ts';
import * as sessions from './sessions.queries.ts';

const refuse = problemsOf(signInProblems);
const refuseSession = problemsOf(sessionProblems);

/**
 * The result of the right password: a session, or the ticket with which the second step opens one.
 */
export type SignInOutcome = OpenedSession | { ticket: string; ways: readonly SecondStepWay[] };

export async function signIn(
  ctx: Context,
  {
    email: typed,
    password,
    userAgent,
  }: { email: string; password: string; userAgent: string | undefined },
): Promise<SignInOutcome> {
  // Text that is not an address is counted separately: people who mistype don't use up each other's
  // tries.
  const { user, matches } = await checkPassword(ctx, canonicalEmail(typed) ?? typed, password);
  if (!user || !matches) throw refuse('auth/invalid-credentials');
  // Only someone who has the password learns this much about the account (decisions.md ruling 30).
  const person = admissible(user);
  return tx(async () => {
    if (!(await queries.lockPassword(person.uid, user.password_hash)))
      throw refuse('auth/invalid-credentials');
    const ways = (await settings().secondStepWays?.(person.uid)) ?? [];
    if (ways.length > 0) return { ticket: await issueTicket(ctx, person.uid), ways };
    return openSession(ctx, { uid: person.uid, userAgent, secondFactor: false });
  });
}

export const signOut = (ctx: Context<Actor>) =>
  sessions.endSession(ctx.actor.sessionId, 'signed-out', ctx.clock.now());

/** Where a person is signed in, this session first. */
export const sessionsAbout = ({ actor, clock }: Context<Actor>) =>
  aboutPerson(
    (uid) => sessions.openSessions(uid, actor.sessionId, clock.now()),
    (open) =>
      open.map((session) => ({
        sessionId: session.session_id,
        device: session.device,
        createdAt: new Date(session.created_at).toISOString(),
        lastUsedAt: new Date(session.last_used_at).toISOString(),
        current: session.session_id === actor.sessionId,
      })),
  );

/**
 * Ends one of the caller's sessions, perhaps this one. @throws {Problem} account/session-not-found
 */
export async function endOwnSession(
  { actor, clock }: Context<Actor>,
  { sessionId }: { sessionId: string },
): Promise<void> {
  if (!(await sessions.endOneOf(actor.uid, sessionId, clock.now())))
    throw refuseSession('account/session-not-found');
}

/** Ends all sessions of the caller, or all others. */
export const signOutEverywhere = (
  ctx: Context<Actor>,
  { others }: { others: boolean },
): Promise<void> => tx(() => (others ? endOtherSessions(ctx) : endSessions(ctx, ctx.actor)));

const keepExpiredMs = 30 * dayMs;

/**
 * Sessions, codes and changes of address stay for a while after their end, so that an old link can
 * be distinguished from a made-up one.
 */
const deleteExpired = defineJob({
  name: 'accounts-delete-expired',
  handler: async (_, { ctx }) => {
    const instant = new Date(ctx.clock.now().getTime() - keepExpiredMs);
    await sessions.deleteExpiredBefore(instant);
    await deleteChangesExpiredBefore(instant);
  },
});
schedule(deleteExpired, '17 21 * * *');
