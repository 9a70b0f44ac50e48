import { dayMs } from '#app/shared/durations.ts';
import { isLifetime, membershipYearDays, planTypes, type PlanType } from './plans.ts';

export type MembershipStatus = 'active' | 'inactive';

/**
 * One stretch of membership: from one captured order or one audited grant. `endsAt` is exclusive;
 * null is for life.
 */
export interface Period {
  planType: PlanType;
  startsAt: Date;
  endsAt: Date | null;
  /** Refunded or revoked: it no longer counts at any instant. */
  reversedAt: Date | null;
}

/** What lists of members distinguish: never a member, or active or lapsed on a plan. */
export type Standing = 'none' | `${'active' | 'lapsed'}:${PlanType}`;

/** The standings that a filter finds; an absent part doesn't filter. */
export function standingsOf({
  state,
  planType,
}: {
  state?: 'active' | 'lapsed' | 'none' | undefined;
  planType?: PlanType | undefined;
}): Standing[] {
  const of = planType ? [planType] : planTypes;
  return [
    ...(!planType && (!state || state === 'none') ? (['none'] as const) : []),
    ...(['active', 'lapsed'] as const)
      .filter((each) => !state || state === each)
      .flatMap((each) => of.map((plan) => `${each}:${plan}` as const)),
  ];
}

export interface Membership {
  status: MembershipStatus;
  /** It stays after the membership lapses; null for someone who never had a period. */
  planType: PlanType | null;
  startsAt: Date | null;
  /** The end of unbroken membership, paid renewals included; null for life. */
  endsAt: Date | null;
}

const yearMs = membershipYearDays * dayMs;

const counts = (period: Period): boolean => period.reversedAt === null;
const contains = (period: Period, now: Date): boolean =>
  period.startsAt <= now && (period.endsAt === null || now < period.endsAt);
const endOf = (period: Period): number => period.endsAt?.getTime() ?? Infinity;

/**
 * Where periods overlap (an upgrade), the lifetime plan comes before the yearly ones, then the
 * later start.
 */
const above = (a: Period, b: Period): number =>
  Number(isLifetime(b.planType)) - Number(isLifetime(a.planType)) ||
  b.startsAt.getTime() - a.startsAt.getTime();

/** The period that is active now, if any. */
export const runningPeriod = <P extends Period>(periods: readonly P[], now: Date): P | undefined =>
  periods.filter((period) => counts(period) && contains(period, now)).toSorted(above)[0];

/**
 * The membership at `now` (decisions.md rulings 24 and 41). It is active exactly when a period that
 * was not reversed includes `now`.
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
    .toSorted((a, b) => lastDay(b) - lastDay(a) || above(a, b))[0];
  if (!last) return { status: 'inactive', planType: null, startsAt: null, endsAt: null };
  return {
    status: 'inactive',
    planType: last.planType,
    startsAt: last.startsAt,
    endsAt: new Date(lastDay(last)),
  };
}

/** The instant at which a past period stopped counting. */
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
 * When a newly paid or granted plan runs. For life: from now. A year: from now, or from the end of
 * the years already paid for, so that renewing early adds to the days left (ruling 24).
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
 * Where the years that have not begun run when a period before them no longer counts: one after
 * another, from the end of those that have begun, or from now. So a refund leaves no gap before a
 * year that is paid for. Returns only those that move.
 */
export function movedUp<P extends Period>(periods: readonly P[], now: Date): P[] {
  let free = now.getTime();
  return periods
    .filter((period) => counts(period) && period.endsAt !== null)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .flatMap((period) => {
      const starts = period.startsAt.getTime();
      const moved = starts <= now.getTime() ? starts : Math.min(starts, free);
      const ends = moved + endOf(period) - starts;
      free = Math.max(free, ends);
      return moved < starts ? { ...period, startsAt: new Date(moved), endsAt: new Date(ends) } : [];
    });
}

/**
 * Adds days to the end of a membership, on the plan that ends last, starting from its end.
 * Undefined when there is nothing to extend.
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
 * The kind of purchase that buying this plan now would be; `null` for a lifetime member, who has
 * nothing left to buy (ruling 41).
 */
export function purchaseKind(running: Period | undefined, planType: PlanType): PurchaseKind | null {
  if (!running) return 'purchase';
  if (isLifetime(running.planType)) return null;
  return isLifetime(planType) ? 'upgrade' : 'renewal';
}
