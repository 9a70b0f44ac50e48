import { handlingProblems } from '#app/audit/contract.ts';
import { recorderOf } from '#app/audit/server/face.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { problemsOf, refuse } from '#app/shared/problem.ts';
import { accountActions } from '../actions.ts';
import { verificationProblems } from '../refusals.ts';
import { queueNotice, type AccountNotice } from './handling.emails.tsx';
import * as people from './people.queries.ts';
import * as queries from './queries.ts';
import { endSessionsOf } from './sessions.queries.ts';
import { personOf } from './people.service.ts';
import { queueVerificationLink } from './sign-up.service.ts';

const recordAdminAction = recorderOf(accountActions);

const refuseHandling = problemsOf(handlingProblems);
const refuseVerification = problemsOf(verificationProblems);

/** An admin's action on an account, and the reason in the admin's words. */
export interface Handling {
  uid: string;
  reason: string;
}

/**
 * Runs `work` on an account whose row is locked, and mails its owner if it changed anything: both
 * or neither. A simultaneous sign-in comes either before, and its session is found, or after, and
 * is refused.
 */
export const telling = (
  { uid }: Handling,
  notice: AccountNotice,
  work: () => Promise<boolean>,
): Promise<void> =>
  tx(async () => {
    await queries.lockUser(uid);
    const person = await personOf(uid);
    if (!person) throw refuseHandling('account/not-found');
    if (await work()) await queueNotice(person, notice);
  });

/**
 * Disables an account: every session ends at once, and its next request is 401. Admins can't
 * disable themselves, so one is always left. @throws {Problem} account/not-found, account/own,
 * auth/forbidden
 */
export const disableAccount = (ctx: Context, handling: Handling): Promise<void> =>
  telling(handling, 'disabled', async () => {
    const { uid, reason } = handling;
    const { actor, clock } = ctx;
    if (actor?.uid === uid) throw refuseHandling('account/own');
    await people.lockAdmins();
    // An admin who was disabled a moment ago can no longer disable anyone.
    if (actor && !(await people.isOpenAdmin(actor.uid))) throw refuse('auth/forbidden');
    if (!(await queries.insertDisabled(uid, reason, actor?.uid ?? null, clock.now()))) return false;
    await endSessionsOf(uid, 'account-disabled', clock.now());
    await recordAdminAction(ctx, {
      action: 'account/disable',
      subject: { kind: 'account', id: uid },
      reason,
    });
    await contentChanged('people');
    return true;
  });

/** Enables an account again. @throws {Problem} account/not-found */
export const enableAccount = (ctx: Context, handling: Handling): Promise<void> =>
  telling(handling, 'enabled', async () => {
    const { uid, reason } = handling;
    if (!(await queries.deleteDisabled(uid))) return false;
    await recordAdminAction(ctx, {
      action: 'account/enable',
      subject: { kind: 'account', id: uid },
      reason,
    });
    await contentChanged('people');
    return true;
  });

/** Ends every session of a person. @throws {Problem} account/not-found */
export const signOutPerson = (ctx: Context<Actor>, handling: Handling): Promise<void> =>
  telling(handling, 'signed-out', async () => {
    const { uid, reason } = handling;
    const [ended] = await endSessionsOf(uid, 'signed-out-everywhere', ctx.clock.now());
    const sessions = Number(ended?.numUpdatedRows ?? 0);
    if (sessions === 0) return false;
    await recordAdminAction(ctx, {
      action: 'account/sign-out-everywhere',
      subject: { kind: 'account', id: uid },
      reason,
      details: { sessions },
    });
    return true;
  });

/**
 * Mails a new verification link, unless one was sent within the cool-down. @throws {Problem}
 * account/not-found, auth/email-already-verified
 */
export const resendVerification = (ctx: Context<Actor>, { uid, reason }: Handling): Promise<void> =>
  tx(async () => {
    const person = await personOf(uid);
    if (!person) throw refuseHandling('account/not-found');
    if (person.emailVerified) throw refuseVerification('auth/email-already-verified');
    await queueVerificationLink({ email: person.email });
    await recordAdminAction(ctx, {
      action: 'account/resend-verification',
      subject: { kind: 'account', id: uid },
      reason,
    });
  });
