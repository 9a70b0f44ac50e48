import { tellerOf } from '#app/notifications/server/face.ts';
import { aboutPerson } from '#app/platform/about-person.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { tx } from '#app/platform/database.ts';
import { newId } from '#app/platform/ids.ts';
import { paging } from '#app/shared/paging.ts';
import { membershipNews } from '../news.ts';
import type { MembershipAnswer } from '../contract.ts';
import { daysLeft } from '../days-left.ts';
import {
  membershipAt,
  movedUp,
  nextPeriod,
  type Membership,
  type Period,
} from '../membership-status.ts';
import { planLabel, type PlanType } from '../plans.ts';
import { historyAsJson, versionOf } from './grants.queries.ts';
import {
  insertPeriod,
  lockPeriods,
  markReversed,
  movePeriod,
  periodsAsJson,
  selectPeriods,
} from './queries.ts';
import { ports } from './ports.ts';
import { periodsOfAll } from './standings.queries.ts';

const notify = tellerOf(membershipNews);

/** The reason for a new period: a captured order, a redeemed seat, or a grant with its reason. */
export type PeriodSource = { orderId: string } | { seatId: string } | { grantReason: string };

/** A person's membership at an instant, derived from its periods at every read (ruling 24). */
export async function membershipOf(uid: string, now: Date): Promise<Membership> {
  return membershipAt(await selectPeriods(uid), now);
}

/** A person's periods, as part of another statement. */
export const periodsAbout = aboutPerson(periodsAsJson, (periods) => periods.map(withDates));

/** JSON has no dates. */
function withDates<
  Told extends { startsAt: string; endsAt: string | null; reversedAt: string | null },
>({ startsAt, endsAt, reversedAt, ...period }: Told) {
  return {
    ...period,
    startsAt: new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
    reversedAt: reversedAt === null ? null : new Date(reversedAt),
  };
}

/** The caller's own membership for the browser, without a statement. */
export function ownMembership({ actor, clock }: Context<Actor>): MembershipAnswer {
  const now = clock.now();
  const { status, planType, startsAt, endsAt } = membershipAt(actor.periods, now);
  return {
    status,
    planType,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    daysLeft: status === 'active' ? daysLeft(endsAt, now) : 0,
  };
}

/** A person's periods, each with the order that paid for it, if one did. */
export const periodsOf = selectPeriods;

/**
 * Until the transaction ends, nobody else can change this person's membership or decide on another
 * purchase.
 */
export const lockMembership = (uid: string): Promise<void> => lockPeriods(uid);

/** The same for several people at once, in an order that everyone keeps. */
export const lockMemberships = (uids: readonly string[]): Promise<void> => lockPeriods(...uids);

/** The same for several people, by uid. */
export async function membershipsOf(
  uids: readonly string[],
  now: Date,
): Promise<Map<string, Membership>> {
  const periods = Map.groupBy(uids.length > 0 ? await periodsOfAll(uids) : [], ({ uid }) => uid);
  return new Map(uids.map((uid) => [uid, membershipAt(periods.get(uid) ?? [], now)]));
}

const perPage = 20;

/**
 * A page of all the periods that a person ever had, newest first, with their sources, and the
 * version of them all, which a change must name. As part of another statement.
 */
export const historyAbout = (asked: number) =>
  aboutPerson(historyAsJson, (told) => {
    const periods = told.map(withDates);
    const { page, pages, limit, offset } = paging(periods.length, asked, perPage);
    const items = periods.toReversed().slice(offset, offset + limit);
    return { periods: { items, page, pages }, version: versionOf(periods) };
  });

/**
 * Opens the period for a paid order, a redeemed seat or a grant. An order opens at most one, however
 * often this is called.
 */
export async function openPeriod(
  ctx: Context,
  input: { uid: string; planType: PlanType } & PeriodSource,
): Promise<Pick<Period, 'startsAt' | 'endsAt'>> {
  const { uid, planType } = input;
  const now = ctx.clock.now();
  return tx(async () => {
    await lockPeriods(uid);
    const { startsAt, endsAt } = nextPeriod(await selectPeriods(uid), planType, now);
    await insertPeriod({
      id: newId(),
      uid,
      plan_type: planType,
      order_id: 'orderId' in input ? input.orderId : null,
      grant_reason: 'grantReason' in input ? input.grantReason : null,
      seat_id: 'seatId' in input ? input.seatId : null,
      starts_at: startsAt,
      ends_at: endsAt,
      opened_at: now,
      reversed_at: null,
      reversal_reason: null,
    });
    return { startsAt, endsAt };
  });
}

/** Ends the period of an order or a seat, from now and for good. The years after it move up. */
export async function reversePeriod(
  ctx: Context,
  { reason, ...source }: { reason: string } & ({ orderId: string } | { seatId: string }),
): Promise<void> {
  const reversed = await markReversed(source, ctx.clock.now(), reason);
  if (reversed) await moveUp(ctx, reversed.uid);
}

/** Closes the gap that a reversed period leaves, in the transaction that has locked the periods. */
export async function moveUp(ctx: Context, uid: string): Promise<void> {
  for (const { id, orderId, planType, ...term } of movedUp(
    await selectPeriods(uid),
    ctx.clock.now(),
  )) {
    await movePeriod(id, term);
    if (orderId) await ports().onMoved(orderId, term);
    const data = {
      plan: planLabel(planType),
      startsAt: term.startsAt.toISOString(),
      until: term.endsAt?.toISOString() ?? null,
    };
    const key = `membership-moved:${id}:${data.startsAt}`;
    await notify(ctx, { uid, kind: 'membership-moved', data, key });
  }
}
