import { dayMs } from '#app/shared/durations.ts';
import { fromIndianTime, indianDate } from '#app/shared/indian-time.ts';

const secondMs = 1000;

/** A payment, with the days of the guarantee that its buyer was shown. */
export interface Guaranteed {
  paidAt: Date;
  guaranteeDays: number;
}

/**
 * The last moment to ask for a refund (decisions.md ruling 69): day one is the day after the
 * payment in India, and the last of the days ends at 23:59:59 there.
 */
export function lastMomentOf({ paidAt, guaranteeDays }: Guaranteed): Date {
  const dayOfPayment = new Date(fromIndianTime(indianDate(paidAt))).getTime();
  return new Date(dayOfPayment + (guaranteeDays + 1) * dayMs - secondMs);
}

/** From when on nobody can ask: the last second counts to its end. */
export const guaranteeOver = (payment: Guaranteed): Date =>
  new Date(lastMomentOf(payment).getTime() + secondMs);

export const mayAskAt = (payment: Guaranteed, now: Date): boolean => now < guaranteeOver(payment);

/** A paid order of a person, with what its payment still contains. */
export interface RefundableOrder {
  id: string;
  /** The order whose payment was credited to this upgrade. */
  builtOn: string | null;
  paidPaise: number;
  /** Also by the gateway's own dashboard. */
  refundedPaise: number;
}

export interface RefundPart<O extends RefundableOrder = RefundableOrder> {
  order: O;
  amountPaise: number;
}

/**
 * What goes back together when the payment of this order is refunded. An upgrade costs less by what
 * was paid before, so it can't outlive that payment: it goes back first. The upgrade alone can be
 * refunded, and the plan before it then continues. `orders` are the person's paid orders that are
 * not refunded; a payment with nothing left is no part.
 */
export function refundParts<O extends RefundableOrder>(
  orderId: string,
  orders: readonly O[],
): RefundPart<O>[] {
  const order = orders.find(({ id }) => id === orderId);
  if (!order) return [];
  const upgrades = orders.filter(({ builtOn, id }) => builtOn === orderId && id !== orderId);
  const others = orders.filter(({ id }) => id !== orderId);
  const amountPaise = order.paidPaise - order.refundedPaise;
  return [
    ...upgrades.flatMap(({ id }) => refundParts(id, others)),
    ...(amountPaise > 0 ? [{ order, amountPaise }] : []),
  ];
}

interface Seen {
  order: { orderId: string; amount: number; rewards: number };
  bill: { parts: readonly { orderId: string; amount: number }[] };
}

/** How much of a payment has gone back so far: the bill of its refund contains the rest. */
export function refundedSoFar({ order, bill }: Seen): number {
  const rest = bill.parts.find(({ orderId }) => orderId === order.orderId);
  return rest ? order.amount - order.rewards - rest.amount : 0;
}

export const totalOf = (parts: readonly { amountPaise: number }[]): number =>
  parts.reduce((total, { amountPaise }) => total + amountPaise, 0);
