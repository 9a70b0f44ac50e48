import { dayMs } from '#app/shared/durations.ts';
import { isLifetime, membershipYearDays, type PlanType } from './plans.ts';

export type MembershipStatus = 'active' | 'inactive';

/**
 * One stretch of membership: from one captured order or one audited grant. `endsAt` null is for
 * life; the end itself is outside.
 */
export interface Period {
  planType: PlanType;
  startsAt: Date;
  endsAt: Date | null;
  /** Refunded or revoked: it counts no more, at no instant. */
  reversedAt: Date | null;
}

export interface Membership {
  status: MembershipStatus;
  /** Kept once lapsed; null for who never had a period. */
  planType: PlanType | null;
  startsAt: Date | null;
  /** The end of unbroken membership, renewals already paid included; null for life. */
  endsAt: Date | null;
}

const yearMs = membershipYearDays * dayMs;

const counts = (period: Period): boolean => period.reversedAt === null;
const contains = (period: Period, now: Date): boolean =>
  period.startsAt <= now && (period.endsAt === null || now < period.endsAt);
const endOf = (period: Period): number => period.endsAt?.getTime() ?? Infinity;

/**
 * Where periods overlap (an upgrade), the plan for life stands above the yearly ones, then the
 * later start.
 */
const above = (a: Period, b: Period): number =>
  Number(isLifetime(b.planType)) - Number(isLifetime(a.planType)) ||
  b.startsAt.getTime() - a.startsAt.getTime();

/** The period that entitles now, if any. */
export const runningPeriod = <P extends Period>(periods: readonly P[], now: Date): P | undefined =>
  periods.filter((period) => counts(period) && contains(period, now)).toSorted(above)[0];

/**
 * What a set of periods means at `now` (decisions.md rulings 24 and 41): active exactly when now
 * lies in one that was not reversed.
 */
export function membershipAt(periods: readonly Period[], now: Date): Membership {
  const running = runningPeriod(periods, now);
  if (running)
    return {
      status: 'active',
      planType: running.planType,
      startsAt: running.startsAt,
      endsAt: unbrokenEnd(periods, running),
    };
  const last = periods
    .filter((period) => period.startsAt <= now)
    .toSorted((a, b) => lastDay(b) - lastDay(a))[0];
  if (!last) return { status: 'inactive', planType: null, startsAt: null, endsAt: null };
  return {
    status: 'inactive',
    planType: last.planType,
    startsAt: last.startsAt,
    endsAt: new Date(lastDay(last)),
  };
}

/** When a period that is over ceased to count. */
const lastDay = (period: Period): number =>
  Math.min(endOf(period), period.reversedAt?.getTime() ?? Infinity);

function unbrokenEnd(periods: readonly Period[], from: Period): Date | null {
  let end = endOf(from);
  for (const period of periods
    .filter(counts)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    if (period.startsAt.getTime() <= end) end = Math.max(end, endOf(period));
  }
  return end === Infinity ? null : new Date(end);
}

/**
 * When a newly paid or granted plan runs: for life from now on; a year from now, or from the end of
 * what is already paid for, so that renewing early adds to what is left (ruling 24).
 */
export function nextPeriod(
  periods: readonly Period[],
  planType: PlanType,
  now: Date,
): Pick<Period, 'startsAt' | 'endsAt'> {
  if (isLifetime(planType)) return { startsAt: now, endsAt: null };
  const ends = periods.filter((period) => counts(period) && period.endsAt !== null).map(endOf);
  const startsAt = new Date(Math.max(now.getTime(), ...ends));
  return { startsAt, endsAt: new Date(startsAt.getTime() + yearMs) };
}

/**
 * More days at the end of a membership with an end: of the plan that runs last, from when that is
 * over. Undefined where there is nothing to extend.
 */
export function extension(
  periods: readonly Period[],
  days: number,
  now: Date,
): Omit<Period, 'reversedAt'> | undefined {
  const last = periods
    .filter((period) => counts(period) && period.endsAt !== null && period.endsAt > now)
    .toSorted((a, b) => endOf(b) - endOf(a))[0];
  if (!last?.endsAt) return undefined;
  return {
    planType: last.planType,
    startsAt: last.endsAt,
    endsAt: new Date(last.endsAt.getTime() + days * dayMs),
  };
}

export type PurchaseKind = 'purchase' | 'renewal' | 'upgrade';

/**
 * What buying this plan would be now; `null` when nothing is left to buy: a member for life (ruling
 * 41).
 */
export function purchaseKind(running: Period | undefined, planType: PlanType): PurchaseKind | null {
  if (!running) return 'purchase';
  if (isLifetime(running.planType)) return null;
  return isLifetime(planType) ? 'upgrade' : 'renewal';
}
