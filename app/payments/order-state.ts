import { dayMs, hourMs, minuteMs } from '#app/shared/durations.ts';

/**
 * The states of an order and its transitions (decisions.md rulings 37 and 65). An order is open
 * while it is created or attempted, and a buyer has at most one open order. Closed is `expired`: a
 * day has passed, its buyer has cancelled it, a newer order took its place, or its payment is being
 * refunded.
 */
export const orderStatuses = ['created', 'attempted', 'paid', 'refunded', 'expired'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * The source of a change: the buyer's own order, the gateway's event, a verified browser report, the
 * reconciler, or our refund.
 */
export type FactSource = 'buyer' | 'webhook' | 'browser' | 'reconcile' | 'refund';

/** An order that may be paid, and has not been replaced. */
export const openStatuses: readonly OrderStatus[] = ['created', 'attempted'];

const followers: Record<OrderStatus, readonly OrderStatus[]> = {
  created: ['attempted', 'paid', 'expired'],
  attempted: ['paid', 'expired'],
  // A late capture still makes it paid, if its terms are still valid then.
  expired: ['paid'],
  paid: ['refunded'],
  refunded: [],
};

export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean =>
  followers[from].includes(to);

/** Without a payment for this long, an order is expired. */
export const orderLifetimeMs = dayMs;

/**
 * The ages at which an order is compared with the gateway. The last is after the three days in
 * which a bank may still authorise late.
 */
const checkAgesMs = [
  15 * minuteMs,
  30 * minuteMs,
  hourMs,
  2 * hourMs,
  4 * hourMs,
  8 * hourMs,
  orderLifetimeMs,
  73 * hourMs,
];

/** A refund takes days; the gateway's event usually tells of its end before we ask. */
const refundCheckMs = 6 * hourMs;

/**
 * When to compare an order of this age next; null after the last check. Paid orders too, to find a
 * second capture, and as long as a refund is under way.
 */
export function nextCheckAt(
  createdAt: Date,
  now: Date,
  { refundsUnderWay = false } = {},
): Date | null {
  const age = now.getTime() - createdAt.getTime();
  const next = checkAgesMs.find((checkAge) => checkAge > age);
  if (next !== undefined) return new Date(createdAt.getTime() + next);
  return refundsUnderWay ? new Date(now.getTime() + refundCheckMs) : null;
}
