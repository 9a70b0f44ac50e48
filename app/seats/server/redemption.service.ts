import {
  nextPeriod,
  purchaseKind,
  runningPeriod,
  membershipAt,
} from '#app/memberships/membership-status.ts';
import { planLabel, type PlanType } from '#app/memberships/plans.ts';
import {
  lockMembership,
  openPeriod,
  ownMembership,
  periodsOf,
} from '#app/memberships/server/face.ts';
import { tellerOf } from '#app/notifications/server/face.ts';
import { isStillOffered } from '#app/payments/offer-terms.ts';
import { areSeatsHeld, lockSeats, noteRedeemed } from '#app/payments/server/face.ts';
import { askAbout } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { sha256 } from '#app/platform/ids.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { seatProblems, type Added, type SeatPreview } from '../contract.ts';
import { seatNews } from '../news.ts';
import { codeIn } from '../seat-code.ts';
import { seatState } from '../seat-state.ts';
import { settings } from './ports.ts';
import * as queries from './queries.ts';

const refuse = problemsOf(seatProblems);
const notify = tellerOf(seatNews);

type Seat = Pick<queries.SeatRow, 'planType' | 'redeemedAt' | 'withdrawnAt' | 'redeemedBy'>;

/** What a code would add to the caller's membership. @throws {Problem} see the contract */
export async function previewCode(ctx: Context<Actor>, typed: string): Promise<SeatPreview> {
  const seat = await seatOf(typed);
  refuseUsed(ctx, seat);
  if (await areSeatsHeld(seat.orderId)) throw refuse('seat/held');
  return { adds: await addedTo(ctx, ctx.actor.periods, seat.planType), from: seat.buyer };
}

/**
 * Redeems a code: in one transaction the membership gets its period, the code is used up, and both
 * people are told. Everything is decided again under the locks.
 * @throws {Problem} see the contract
 */
export const redeemCode = (
  ctx: Context<Actor>,
  { code, shown }: { code: string; shown: Omit<Added, 'planType'> },
) =>
  tx(async () => {
    const { uid } = ctx.actor;
    const found = await seatOf(code);
    // The membership comes before the order, as for whoever takes the order's money back.
    await lockMembership(uid);
    const order = await lockSeats(found.orderId);
    const seat = await queries.lockSeat(found.id);
    if (!seat) throw refuse('seat/unknown-code');
    refuseUsed(ctx, seat);
    if (order === 'closed') throw refuse('seat/withdrawn');
    if (order === 'held') throw refuse('seat/held');
    const { planType } = seat;
    const adds = await addedTo(ctx, await periodsOf(uid), planType);
    if (!isSame(shown, adds)) throw refuse('seat/changed', { extra: { adds } });
    await openPeriod(ctx, { uid, planType, seatId: seat.id });
    const now = ctx.clock.now();
    await queries.markRedeemed(seat.id, uid, now);
    await noteRedeemed(seat.orderId);
    const periods = await periodsOf(uid);
    await tell(ctx, { ...seat, until: membershipAt(periods, now).endsAt });
    return ownMembership({ ...ctx, actor: { ...ctx.actor, periods } });
  });

async function seatOf(typed: string): Promise<queries.SeatRow> {
  const code = codeIn(typed);
  const seat = code && (await queries.seatByHash(sha256(code)));
  if (!seat) throw refuse('seat/unknown-code');
  return seat;
}

function refuseUsed({ actor }: Context<Actor>, seat: Seat): void {
  const state = seatState(seat);
  if (state === 'withdrawn') throw refuse('seat/withdrawn');
  if (state === 'free') return;
  const text = seat.redeemedBy === actor.uid ? 'You have already redeemed this code.' : undefined;
  throw refuse('seat/redeemed', text === undefined ? {} : { text });
}

/** As buying the plan would (decisions.md rulings 24, 36 and 41). */
async function addedTo(
  { actor, clock }: Context<Actor>,
  periods: Actor['periods'],
  planType: PlanType,
): Promise<Added> {
  const now = clock.now();
  const kind = purchaseKind(runningPeriod(periods, now), planType);
  if (!kind) throw refuse('seat/for-life');
  const { open } = await askAbout(actor.uid, { open: settings().openPlansAbout(now) });
  if (!open.includes(planType)) throw refuse('seat/college-not-eligible');
  const { startsAt, endsAt } = nextPeriod(periods, planType, now);
  return {
    planType,
    kind,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
  };
}

/** The same rule as for an order, without a price. */
const isSame = (shown: Omit<Added, 'planType'>, now: Added): boolean => {
  const free = { price: 0, guaranteeDays: 0 };
  return isStillOffered({ ...shown, ...free }, { ...now, ...free });
};

async function tell(
  ctx: Context<Actor>,
  seat: Pick<queries.SeatRow, 'id' | 'orderId' | 'uid' | 'planType'> & { until: Date | null },
): Promise<void> {
  const plan = planLabel(seat.planType);
  await notify(ctx, {
    uid: ctx.actor.uid,
    kind: 'seat-joined',
    data: { plan, until: seat.until?.toISOString() ?? null },
    key: `seat-joined:${seat.id}`,
  });
  if (seat.uid === ctx.actor.uid) return;
  await notify(ctx, {
    uid: seat.uid,
    kind: 'seat-redeemed',
    data: { plan, left: await queries.countOfFree(seat.orderId) },
    key: `seat-redeemed:${seat.id}`,
  });
}
