import { gatewayPaise } from './price.ts';

/** A payment from the gateway, reduced to what we act on. */
export interface GatewayPayment {
  id: string;
  /** The gateway's order id; null for a payment outside any order. */
  orderId: string | null;
  status: PaymentStatus;
  amountPaise: number;
  currency: string;
  /**
   * Was it ever captured? An auto-refund of an uncaptured payment is `refunded` but not captured.
   */
  captured: boolean;
  refundedPaise: number;
}

/**
 * From lowest to highest: a failed payment may still be authorised late; nothing else goes back.
 */
export const paymentStatuses = ['created', 'failed', 'authorized', 'captured', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Events come in any order and more than once: the higher state wins. */
export const laterStatus = (a: PaymentStatus, b: PaymentStatus): PaymentStatus =>
  paymentStatuses.indexOf(a) >= paymentStatuses.indexOf(b) ? a : b;

/**
 * Proof of money taken: the state proves it, the flag alone does not (published events have it
 * beside `authorized`).
 */
export const isCaptured = (payment: Pick<GatewayPayment, 'status' | 'captured'>): boolean =>
  payment.status === 'captured' || (payment.status === 'refunded' && payment.captured);

export type Objection = 'unknown-order' | 'amount-mismatch' | 'currency-mismatch';

/** Why a payment can't count for the order that it names; null when it can (reliability.md I2). */
export function objectionTo(
  payment: GatewayPayment,
  order: { amountPaise: number; rewardsPaise: number; currency: string } | undefined,
): Objection | null {
  if (!order) return 'unknown-order';
  if (payment.currency !== order.currency) return 'currency-mismatch';
  if (payment.amountPaise !== gatewayPaise(order)) return 'amount-mismatch';
  return null;
}

/** The payment in an event; where it contains none, what the event is about. */
export type EventFact = GatewayPayment | { id: string | null; orderId: string | null };
