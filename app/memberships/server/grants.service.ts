import { handlingProblems } from '#app/audit/contract.ts';
import { personOf } from '#app/accounts/server/people.face.ts';
import { recorderOf } from '#app/audit/server/face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { membershipNews } from '../news.ts';
import { membershipActions } from '../actions.ts';
import { grantProblems } from '../contract.ts';
import {
  extension,
  membershipAt,
  nextPeriod,
  runningPeriod,
  type Period,
} from '../membership-status.ts';
import { isLifetime, planLabel, type PlanType } from '../plans.ts';
import { queueGrantMail, type GrantNotice } from './emails.tsx';
import { markRevoked, selectHistory, versionOf, type History } from './grants.queries.ts';
import { insertPeriod, lockPeriods } from './queries.ts';
import { moveUp } from './service.ts';

const notify = tellerOf(membershipNews);

const recordAdminAction = recorderOf(membershipActions);

const refuse = problemsOf(grantProblems);
const refuseHandling = problemsOf(handlingProblems);

/** An admin's change to a membership. */
interface Handling {
  uid: string;
  /** In the admin's words. */
  reason: string;
  /**
   * The version that the admin saw (`versionOf`), so that a change made twice, or by two admins at
   * once, happens once.
   */
  version: string;
}

type Term = Omit<Period, 'reversedAt'>;

/**
 * Opens a period of a plan, as a purchase would: after the current ones.
 * @throws {Problem} membership/changed, membership/for-life
 */
export const grantMembership = (
  ctx: Context<Actor>,
  { planType, ...handling }: Handling & { planType: PlanType },
): Promise<void> =>
  changing(ctx, handling, 'granted', async (periods) => {
    const running = runningPeriod(periods, ctx.clock.now());
    if (running && isLifetime(running.planType)) throw refuse('membership/for-life');
    return open(ctx, handling, 'membership/grant', {
      planType,
      ...nextPeriod(periods, planType, ctx.clock.now()),
    });
  });

/**
 * Adds days to the end of an active membership.
 * @throws {Problem} membership/changed, membership/for-life, membership/not-running
 */
export const extendMembership = (
  ctx: Context<Actor>,
  { days, ...handling }: Handling & { days: number },
): Promise<void> =>
  changing(ctx, handling, 'extended', async (periods) => {
    const now = ctx.clock.now();
    const { status, endsAt } = membershipAt(periods, now);
    if (status === 'inactive') throw refuse('membership/not-running');
    const period = extension(periods, days, now);
    if (!endsAt || !period) throw refuse('membership/for-life');
    return open(ctx, handling, 'membership/extend', period, { days });
  });

/**
 * Revokes a granted period, from now and for good. The years after it move up.
 * @throws {Problem} membership/changed, membership/no-grant
 */
export const revokeGrant = (
  ctx: Context<Actor>,
  { periodId, ...handling }: Handling & { periodId: string },
): Promise<void> =>
  changing(ctx, handling, 'revoked', async () => {
    const { uid, reason } = handling;
    const revoked = await markRevoked({ uid, periodId, now: ctx.clock.now(), reason });
    if (!revoked) throw refuse('membership/no-grant');
    await moveUp(ctx, uid);
    await recordAdminAction(ctx, {
      action: 'membership/revoke',
      subject: { kind: 'account', id: uid },
      reason,
      details: { period: periodId, plan: revoked.planType },
    });
    return revoked;
  });

/**
 * Runs `work` on the periods that the admin saw, while nobody else can change them, and returns
 * their owner.
 */
const changing = (
  ctx: Context,
  { uid, version }: Handling,
  notice: GrantNotice,
  work: (periods: History) => Promise<Term>,
): Promise<void> =>
  tx(async () => {
    const person = await personOf(uid);
    if (!person) throw refuseHandling('account/not-found');
    await lockPeriods(uid);
    const periods = await selectHistory(uid);
    if (versionOf(periods) !== version) throw refuse('membership/changed');
    const term = await work(periods);
    await queueGrantMail(person, notice, term);
    const data = { plan: planLabel(term.planType), until: term.endsAt?.toISOString() ?? null };
    await notify(ctx, {
      uid,
      kind: `membership-${notice}`,
      data,
      key: `membership-${notice}:${newId()}`,
    });
  });

async function open(
  ctx: Context<Actor>,
  { uid, reason }: Handling,
  action: 'membership/grant' | 'membership/extend',
  period: Term,
  details: Record<string, number> = {},
): Promise<Term> {
  const { planType, startsAt, endsAt } = period;
  const id = newId();
  await insertPeriod({
    id,
    uid,
    plan_type: planType,
    order_id: null,
    grant_reason: reason,
    starts_at: startsAt,
    ends_at: endsAt,
    opened_at: ctx.clock.now(),
    reversed_at: null,
    reversal_reason: null,
  });
  await recordAdminAction(ctx, {
    action,
    subject: { kind: 'account', id: uid },
    reason,
    details: {
      period: id,
      plan: planType,
      from: startsAt.toISOString(),
      until: endsAt?.toISOString() ?? null,
      ...details,
    },
  });
  return period;
}
