import { z } from 'zod';
import { planTypes } from '#app/memberships/plans.ts';
import { orderStatuses } from './order-state.ts';

/** In paise, as the gateway's checkout takes it (decisions.md ruling 11). */
const amount = z.number().int();
const instant = z.iso.datetime();

export const orderStatus = z.enum(orderStatuses);
/** Of a person's own membership. */
export const purchaseKind = z.enum(['purchase', 'renewal', 'upgrade']);
/** `seats` buys memberships for other people. */
const orderKind = z.enum([...purchaseKind.options, 'seats']);

export const OrderAnswer = z.object({
  orderId: z.string(),
  planType: z.enum(planTypes),
  kind: orderKind,
  /** How many seats it buys for other people; null for a membership of the buyer's own. */
  seats: z.int().nullable(),
  /** How many of their codes have been redeemed. */
  seatsRedeemed: z.int(),
  /**
   * The period that the order adds to the membership, as the buyer saw it; for a paid order, as it
   * was opened. Seats add none: they begin when they are redeemed.
   */
  startsAt: instant,
  /** Null: for life. */
  endsAt: instant.nullable(),
  /** The price. */
  amount,
  /** What the buyer's rewards pay of it; the gateway is asked for the rest. */
  rewards: amount,
  currency: z.literal('INR'),
  status: orderStatus,
  /** Within how many days of paying a refund can be asked for, as the buyer was shown. */
  guaranteeDays: z.int(),
  /**
   * Not paid, and the bank has declined every try. It may still be paid later (decisions.md ruling
   * 37).
   */
  declined: z.boolean(),
  createdAt: instant,
  paidAt: instant.nullable(),
  refundedAt: instant.nullable(),
  /**
   * A payment on this order that did not count: paid twice, or paid after the membership had
   * changed. It is being refunded until `refundedAt`, when the gateway has; null otherwise.
   */
  returned: z.object({ amount, at: instant, refundedAt: instant.nullable() }).nullable(),
});
export type OrderAnswer = z.output<typeof OrderAnswer>;

/** A page of someone's orders: those paid or still payable come before failed attempts. */
export const OrderHistory = z.object({
  items: z.array(OrderAnswer),
  page: z.int(),
  pages: z.int(),
});
export type OrderHistory = z.output<typeof OrderHistory>;
