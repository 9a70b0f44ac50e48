import type { SandboxOrder, SandboxPayment, SandboxRefund } from './ports.ts';

/** The one payment intent of a session. */
const intentId = (order: SandboxOrder): string => order.id.replace(/^cs_test_/, 'pi_');

const noteIn = ({ notes }: SandboxOrder, name: string): string | null =>
  Array.isArray(notes) ? null : (notes[name] ?? null);

const metadataOf = (order: SandboxOrder) => {
  const orderId = noteIn(order, 'order_id');
  return orderId === null ? {} : { order_id: orderId };
};

/** The books' records as Stripe answers them (docs.stripe.com/api), as far as we read them. */
export const sessionOf = (
  order: SandboxOrder,
  payments: readonly SandboxPayment[],
  url: string,
) => {
  const taken = payments.some(({ status }) => status !== 'failed');
  const unpaid = order.status === 'expired' ? 'expired' : 'open';
  const status = taken ? 'complete' : unpaid;
  return {
    id: order.id,
    object: 'checkout.session',
    amount_total: order.amount,
    client_reference_id: order.receipt,
    created: order.created_at,
    currency: 'inr',
    livemode: false,
    metadata: metadataOf(order),
    mode: 'payment',
    payment_intent: payments.length > 0 ? intentId(order) : null,
    payment_status: order.status === 'paid' ? 'paid' : 'unpaid',
    status,
    url: status === 'open' ? url : null,
  };
};

export const intentOf = (order: SandboxOrder) => ({
  id: intentId(order),
  object: 'payment_intent',
  amount: order.amount,
  currency: 'inr',
  metadata: metadataOf(order),
});

export const chargeOf = (payment: SandboxPayment, order: SandboxOrder) => {
  const failed = payment.status === 'failed';
  const pending = payment.status === 'authorized';
  const status = failed ? 'failed' : 'succeeded';
  return {
    id: payment.id,
    object: 'charge',
    amount: payment.amount,
    amount_captured: payment.captured ? payment.amount : 0,
    amount_refunded: payment.amount_refunded,
    billing_details: { email: payment.email, name: null, phone: payment.contact },
    captured: !failed,
    created: payment.created_at,
    currency: payment.currency.toLowerCase(),
    metadata: metadataOf(order),
    paid: payment.captured,
    payment_intent: intentId(order),
    payment_method_details: payment.vpa
      ? { type: 'upi', upi: { vpa: payment.vpa } }
      : { type: 'card', card: { brand: 'visa', fingerprint: payment.card?.issuer, last4: '4242' } },
    refunded: payment.status === 'refunded',
    status: pending ? 'pending' : status,
  };
};

const refundStatuses = { pending: 'pending', processed: 'succeeded', failed: 'failed' };

export const refundOf = (refund: SandboxRefund) => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  charge: refund.payment_id,
  created: refund.created_at,
  currency: refund.currency.toLowerCase(),
  metadata: refund.receipt === null ? {} : { key: refund.receipt },
  status: refundStatuses[refund.status],
});

/** A page of a list that begins after one of its records. */
export function listOf<Item extends { id: string }>(
  records: readonly Item[],
  { limit, starting_after: after }: { limit: number; starting_after?: string | undefined },
) {
  const start = after === undefined ? 0 : records.findIndex(({ id }) => id === after) + 1;
  const data = records.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < records.length };
}
