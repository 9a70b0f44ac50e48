import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayMs } from '#app/shared/durations.ts';
import { indianDateTime } from '#app/shared/indian-time.ts';
import {
  lastMomentOf,
  mayAskAt,
  refundedSoFar,
  refundParts,
  totalOf,
  type RefundableOrder,
} from './refund-rules.ts';

test.for<[string, string]>([
  // 4 July, 9:14 pm and one minute before midnight in India.
  ['2026-07-04T15:44:00Z', '2026-09-02T18:29:59.000Z'],
  ['2026-07-04T18:29:00Z', '2026-09-02T18:29:59.000Z'],
  ['2026-07-04T18:30:00Z', '2026-09-03T18:29:59.000Z'],
  // Across a leap day.
  ['2028-01-10T12:00:00Z', '2028-03-10T18:29:59.000Z'],
])('paid at %s, the last moment is %s', ([paid, last]) => {
  expect(lastMomentOf({ paidAt: new Date(paid), guaranteeDays: 60 }).toISOString()).toBe(last);
});

test('the last second counts, the next does not', () => {
  const payment = { paidAt: new Date('2026-07-04T15:44:00Z'), guaranteeDays: 14 };
  const last = lastMomentOf(payment).getTime();
  expect([0, 999, 1000].map((more) => mayAskAt(payment, new Date(last + more)))).toEqual([
    true,
    true,
    false,
  ]);
});

test('the last moment is one second before an Indian midnight, and the days and less than another after any payment', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
      fc.integer({ min: 7, max: 120 }),
      (paidAt, guaranteeDays) => {
        const last = lastMomentOf({ paidAt, guaranteeDays });
        expect(indianDateTime(last)).toMatch(/T23:59$/);
        const after = (last.getTime() + 1000 - paidAt.getTime()) / dayMs;
        expect(after).toBeGreaterThan(guaranteeDays);
        expect(after).toBeLessThanOrEqual(guaranteeDays + 1);
      },
    ),
  );
});

const paid = (
  id: string,
  paidPaise: number,
  more: Partial<RefundableOrder> = {},
): RefundableOrder => ({ id, builtOn: null, paidPaise, refundedPaise: 0, ...more });
const basic = paid('basic', 500_000);
const premium = paid('premium', 1_000_000, { builtOn: 'basic' });
const amounts = (orderId: string, orders: readonly RefundableOrder[]) =>
  refundParts(orderId, orders).map(({ order, amountPaise }) => [order.id, amountPaise]);

test('one payment goes back less what already went back', () => {
  expect(amounts('basic', [basic])).toEqual([['basic', 500_000]]);
  expect(amounts('basic', [{ ...basic, refundedPaise: 120_050 }])).toEqual([['basic', 379_950]]);
  expect(amounts('basic', [{ ...basic, refundedPaise: 500_000 }])).toEqual([]);
  expect(amounts('unknown', [basic])).toEqual([]);
});

test('an upgrade goes back before the payment it was built on, and alone without it', () => {
  expect(amounts('basic', [basic, premium])).toEqual([
    ['premium', 1_000_000],
    ['basic', 500_000],
  ]);
  expect(amounts('premium', [basic, premium])).toEqual([['premium', 1_000_000]]);
  // It was refunded before, so it is no longer among the paid orders.
  expect(amounts('basic', [basic])).toEqual([['basic', 500_000]]);
});

test('no order goes back twice, and never more than was paid', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd');
  const order = fc
    .record({ id, builtOn: fc.option(id), paidPaise: fc.nat(2_000_000), part: fc.nat(100) })
    .map(({ part, ...row }) => ({
      ...row,
      refundedPaise: Math.floor((row.paidPaise * part) / 100),
    }));
  fc.assert(
    fc.property(fc.uniqueArray(order, { selector: (each) => each.id }), id, (orders, asked) => {
      const parts = refundParts(asked, orders);
      expect(new Set(parts.map((part) => part.order.id)).size).toBe(parts.length);
      for (const part of parts) {
        expect(part.amountPaise).toBeGreaterThan(0);
        expect(part.amountPaise + part.order.refundedPaise).toBe(part.order.paidPaise);
      }
      expect(totalOf(parts)).toBe(parts.reduce((sum, part) => sum + part.amountPaise, 0));
    }),
  );
});

test('what has gone back of a payment is what its refund no longer contains', () => {
  const order = { orderId: 'order_1', amount: 500_000, rewards: 100_000 };
  const after = (...parts: { orderId: string; amount: number }[]) =>
    refundedSoFar({ order, bill: { parts } });
  const upgrade = { orderId: 'order_2', amount: 1_000_000 };
  expect(after(upgrade, { orderId: 'order_1', amount: 400_000 })).toBe(0);
  expect(after(upgrade, { orderId: 'order_1', amount: 250_000 })).toBe(150_000);
  // Without a part of it, nothing can be said.
  expect(after(upgrade)).toBe(0);
});
