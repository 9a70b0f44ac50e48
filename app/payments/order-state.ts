import { dayMs, hourMs, minuteMs } from '#app/shared/durations.ts';

/**
 * The states of an order and how it may move (decisions.md rulings 37 and 65). An order is open
 * while it is created or attempted, and a buyer has one open order at most. Closed is `expired`: a
 * day has passed, a newer order took its place, or what was paid on it goes back.
 */
export const orderStatuses = ['created', 'attempted', 'paid', 'refunded', 'expired'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** An order that may be paid, and has not been replaced. */
export const openStatuses: readonly OrderStatus[] = ['created', 'attempted'];

const followers: Record<OrderStatus, readonly OrderStatus[]> = {
  created: ['attempted', 'paid', 'expired'],
  attempted: ['paid', 'expired'],
  // A late capture still makes it paid, if its terms hold then.
  expired: ['paid'],
  paid: ['refunded'],
  refunded: [],
};

export const mayBecome = (from: OrderStatus, to: OrderStatus): boolean =>
  followers[from].includes(to);

/** Without a payment for this long, an order is expired. */
export const orderLifetimeMs = dayMs;

/**
 * Ages at which an order is compared with the gateway: the last is after the three days in which a
 * bank may still authorise late.
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

/**
 * When an order of this age is to be compared next; null once the last check is behind it. Paid
 * orders too: a second capture must be found.
 */
export function nextCheckAt(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  const next = checkAgesMs.find((checkAge) => checkAge > age);
  return next === undefined ? null : new Date(createdAt.getTime() + next);
}
