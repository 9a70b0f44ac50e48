import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  mayBecome,
  nextCheckAt,
  orderLifetimeMs,
  orderStatuses,
  type OrderStatus,
} from './order-state.ts';

const minute = 60_000;
const start = new Date('2026-11-21T10:00:00Z');
const after = (ms: number): Date => new Date(start.getTime() + ms);

test('an order only moves forward', () => {
  const ways = orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(ways).toEqual([
    'created → attempted',
    'created → paid',
    'created → expired',
    'attempted → paid',
    'attempted → expired',
    'paid → refunded',
    'expired → paid',
  ]);
});

test('no transition leads back to an earlier state', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...orderStatuses), { maxLength: 30 }), (wishes) => {
      const way = wishes.reduce<OrderStatus[]>(
        (been, to) => (mayBecome(been.at(-1) ?? 'created', to) ? [...been, to] : been),
        ['created'],
      );
      expect(new Set(way).size).toBe(way.length);
    }),
  );
});

test('an order is compared with the gateway after a quarter of an hour, then less and less often', () => {
  expect(nextCheckAt(start, start)).toEqual(after(15 * minute));
  expect(nextCheckAt(start, after(15 * minute - 1))).toEqual(after(15 * minute));
  expect(nextCheckAt(start, after(15 * minute))).toEqual(after(30 * minute));
  expect(nextCheckAt(start, after(9 * 60 * minute))).toEqual(after(orderLifetimeMs));
});

test('a last check comes after the three days of late authorisations', () => {
  expect(nextCheckAt(start, after(orderLifetimeMs))).toEqual(after(73 * 60 * minute));
  expect(nextCheckAt(start, after(73 * 60 * minute))).toBeNull();
});
