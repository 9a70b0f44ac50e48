import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  membershipAt,
  movedUp,
  nextPeriod,
  purchaseKind,
  runningPeriod,
  type Period,
} from './membership-status.ts';
import { planTypes, type PlanType } from './plans.ts';

const start = new Date('2026-11-21T10:00:00Z');
const second = 1000;
const day = 24 * 60 * 60 * second;
const at = (ms: number): Date => new Date(start.getTime() + ms);

const bought = (periods: readonly Period[], planType: PlanType, now: Date): Period[] => [
  ...periods,
  { planType, ...nextPeriod(periods, planType, now), reversedAt: null },
];
const reversed = (period: Period, when: Date): Period => ({ ...period, reversedAt: when });

test('someone who never bought has no plan', () => {
  expect(membershipAt([], start)).toEqual({
    status: 'inactive',
    planType: null,
    startsAt: null,
    endsAt: null,
  });
});

test('a year is 365 days, to the second', () => {
  const periods = bought([], 'basicPlan', start);
  const statusAt = (ms: number) => membershipAt(periods, at(ms)).status;
  expect([-second, 0, second].map(statusAt)).toEqual(['inactive', 'active', 'active']);
  expect([365 * day - second, 365 * day, 365 * day + second].map(statusAt)).toEqual([
    'active',
    'inactive',
    'inactive',
  ]);
});

test('a year over a leap day is 365 days as well', () => {
  const leap = new Date('2027-12-01T00:00:00Z');
  expect(nextPeriod([], 'collegePlan', leap).endsAt).toEqual(new Date('2028-11-30T00:00:00Z'));
});

test('Premium is for life', () => {
  const periods = bought([], 'premiumPlan', start);
  expect(membershipAt(periods, at(40_000 * day))).toEqual({
    status: 'active',
    planType: 'premiumPlan',
    startsAt: start,
    endsAt: null,
  });
});

test('a lapsed member keeps the plan and the day it ended', () => {
  const periods = bought([], 'basicPlan', start);
  expect(membershipAt(periods, at(400 * day))).toEqual({
    status: 'inactive',
    planType: 'basicPlan',
    startsAt: start,
    endsAt: at(365 * day),
  });
});

test('renewing early adds to what is left', () => {
  const periods = bought(bought([], 'basicPlan', start), 'basicPlan', at(300 * day));
  expect(periods[1]).toMatchObject({ startsAt: at(365 * day), endsAt: at(730 * day) });
  expect(membershipAt(periods, at(301 * day))).toMatchObject({
    status: 'active',
    startsAt: start,
    endsAt: at(730 * day),
  });
});

test('renewing after the end starts a new period', () => {
  const periods = bought(bought([], 'basicPlan', start), 'basicPlan', at(500 * day));
  expect(membershipAt(periods, at(450 * day)).status).toBe('inactive');
  expect(membershipAt(periods, at(500 * day))).toMatchObject({
    status: 'active',
    startsAt: at(500 * day),
    endsAt: at(865 * day),
  });
});

test('an upgrade to Premium takes effect at once', () => {
  const periods = bought(bought([], 'basicPlan', start), 'premiumPlan', at(10 * day));
  expect(membershipAt(periods, at(10 * day - second)).planType).toBe('basicPlan');
  expect(membershipAt(periods, at(10 * day))).toMatchObject({
    planType: 'premiumPlan',
    endsAt: null,
  });
});

test('a refunded upgrade leaves the year that was paid before it', () => {
  const [basic, premium] = bought(bought([], 'basicPlan', start), 'premiumPlan', at(10 * day)) as [
    Period,
    Period,
  ];
  expect(membershipAt([basic, reversed(premium, at(20 * day))], at(20 * day))).toMatchObject({
    status: 'active',
    planType: 'basicPlan',
  });
});

test('a refund ends the membership at once', () => {
  const [period] = bought([], 'basicPlan', start) as [Period];
  expect(membershipAt([reversed(period, at(5 * day))], at(5 * day))).toEqual({
    status: 'inactive',
    planType: 'basicPlan',
    startsAt: start,
    endsAt: at(5 * day),
  });
});

test('an upgrade and its year that are refunded at once were the upgrade', () => {
  const periods = bought(bought([], 'basicPlan', start), 'premiumPlan', at(10 * day));
  const refunded = periods.map((period) => reversed(period, at(20 * day)));
  expect(membershipAt(refunded, at(20 * day))).toMatchObject({
    status: 'inactive',
    planType: 'premiumPlan',
  });
});

test('the current period decides what can be bought', () => {
  const running = (planType: PlanType) => runningPeriod(bought([], planType, start), start);
  expect(planTypes.map((type) => purchaseKind(undefined, type))).toEqual([
    'purchase',
    'purchase',
    'purchase',
  ]);
  expect(planTypes.map((type) => purchaseKind(running('basicPlan'), type))).toEqual([
    'renewal',
    'upgrade',
    'renewal',
  ]);
  expect(planTypes.map((type) => purchaseKind(running('premiumPlan'), type))).toEqual([
    null,
    null,
    null,
  ]);
});

const purchases = fc.array(
  fc.record({
    planType: fc.constantFrom<PlanType>('basicPlan', 'collegePlan'),
    day: fc.integer({ min: 0, max: 2000 }),
  }),
  { maxLength: 8 },
);

test('bought years never overlap and none is lost', () => {
  fc.assert(
    fc.property(purchases, (history) => {
      const inOrder = history.toSorted((a, b) => a.day - b.day);
      const periods = inOrder.reduce<Period[]>(
        (soFar, purchase) => bought(soFar, purchase.planType, at(purchase.day * day)),
        [],
      );
      const spans = periods.map(
        (period) => [period.startsAt.getTime(), period.endsAt?.getTime() ?? Infinity] as const,
      );
      for (const [from, to] of spans) expect(to - from).toBe(365 * day);
      for (const [index, [from]] of spans.entries())
        expect(from).toBeGreaterThanOrEqual(spans[index - 1]?.[1] ?? 0);
    }),
  );
});

test('active means that a period that was not reversed includes now', () => {
  const anyPeriod = fc.record({
    planType: fc.constantFrom(...planTypes),
    from: fc.integer({ min: 0, max: 1000 }),
    reversed: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.array(anyPeriod, { maxLength: 6 }),
      fc.integer({ min: -10, max: 2000 }),
      (drawn, now) => {
        const periods = drawn.map(({ planType, from, reversed: undone }) => ({
          planType,
          startsAt: at(from * day),
          endsAt: planType === 'premiumPlan' ? null : at((from + 365) * day),
          reversedAt: undone ? at(from * day) : null,
        }));
        const entitled = drawn.some(
          (period) =>
            !period.reversed &&
            period.from <= now &&
            (period.planType === 'premiumPlan' || now < period.from + 365),
        );
        expect(membershipAt(periods, at(now * day)).status).toBe(entitled ? 'active' : 'inactive');
      },
    ),
  );
});

test('when a year no longer counts, those after it follow without a gap, and none is shortened', () => {
  fc.assert(
    fc.property(purchases, fc.nat(7), fc.nat(3000), (history, pick, today) => {
      const bookings = history.toSorted((a, b) => a.day - b.day);
      const now = at(Math.max(today, bookings.at(-1)?.day ?? 0) * day);
      const periods = bookings
        .reduce<Period[]>(
          (soFar, purchase) => bought(soFar, purchase.planType, at(purchase.day * day)),
          [],
        )
        .map((period, id) => ({ ...period, id }))
        .map((period) => (period.id === pick ? { ...period, reversedAt: now } : period));
      const moved = new Map(movedUp(periods, now).map((period) => [period.id, period]));
      const years = periods
        .map((period) => moved.get(period.id) ?? period)
        .filter(({ reversedAt }) => reversedAt === null);
      for (const { startsAt, endsAt } of years)
        expect((endsAt?.getTime() ?? 0) - startsAt.getTime()).toBe(365 * day);
      for (const { id } of moved.values())
        expect(periods[id]?.startsAt.getTime()).toBeGreaterThan(now.getTime());
      let free = now.getTime();
      for (const { startsAt, endsAt } of years) {
        if (startsAt > now) expect(startsAt.getTime()).toBe(free);
        free = Math.max(free, endsAt?.getTime() ?? 0);
      }
      expect(years.map(({ id }) => id)).toEqual(
        years.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime()).map(({ id }) => id),
      );
    }),
  );
});
