import { z } from 'zod';
import type { Dispute, DisputeNews, DisputeReport } from '../../dispute.ts';
import { payerDigests, payerKeyFrom, type ToldPayment } from './payer-signature.ts';
import type { ListedRefund } from './payment-gateway.ts';

export const identifier = z.string().regex(/^\w{1,255}$/);

/** Odd details count as missing: they must not stop a payment from being counted. */
const word = z.string().max(200).nullish().catch(null);

/** Which of our orders this is about: we give our id to the session and to its payment intent. */
export const ourOrder = z
  .object({ order_id: z.string().regex(/^[\w-]{1,64}$/) })
  .nullish()
  .catch(null);

const currency = z
  .string()
  .max(3)
  .transform((code) => code.toUpperCase());

/**
 * Stripe's charge, in answers and in events. Each try of a buyer is one, so a payment of ours is a
 * charge: at most one of a session succeeds.
 */
export function chargeEntity(payerSecret: string) {
  const payerKey = payerKeyFrom(payerSecret);
  return z
    .object({
      id: identifier,
      object: z.literal('charge'),
      status: z.enum(['pending', 'succeeded', 'failed']),
      amount: z.int().positive(),
      currency,
      captured: z.boolean(),
      refunded: z.boolean(),
      amount_refunded: z.int().nonnegative(),
      metadata: ourOrder,
      payment_method_details: z
        .object({
          card: z.object({ fingerprint: word }).nullish().catch(null),
          upi: z.object({ vpa: word }).nullish().catch(null),
        })
        .nullish()
        .catch(null),
      billing_details: z.object({ email: word, phone: word }).nullish().catch(null),
    })
    .transform((charge): ToldPayment => ({
      id: charge.id,
      orderId: charge.metadata?.order_id ?? null,
      status: statusOf(charge),
      amountPaise: charge.amount,
      currency: charge.currency,
      captured: charge.status === 'succeeded' && charge.captured,
      refundedPaise: charge.amount_refunded,
      payer: payerDigests(
        {
          card_id: charge.payment_method_details?.card?.fingerprint,
          vpa: charge.payment_method_details?.upi?.vpa,
          contact: charge.billing_details?.phone,
          email: charge.billing_details?.email,
        },
        payerKey,
      ),
    }));
}

/** A charge that is pending at the bank may fail or succeed; an authorised one would not fail. */
function statusOf(charge: {
  status: 'pending' | 'succeeded' | 'failed';
  captured: boolean;
  refunded: boolean;
}): ToldPayment['status'] {
  if (charge.status === 'failed') return 'failed';
  if (charge.status === 'pending') return 'created';
  if (charge.refunded) return 'refunded';
  return charge.captured ? 'captured' : 'authorized';
}

const endings: Readonly<Record<string, ListedRefund['status']>> = {
  succeeded: 'processed',
  failed: 'failed',
  canceled: 'failed',
};

/** Stripe's refund, as far as we read it. */
export const refundEntity = z
  .object({
    id: identifier,
    object: z.literal('refund'),
    amount: z.int().positive(),
    charge: identifier.nullable(),
    status: word,
    metadata: z
      .object({ key: z.string().max(200) })
      .nullish()
      .catch(null),
  })
  .transform((refund) => ({
    id: refund.id,
    paymentId: refund.charge,
    receipt: refund.metadata?.key ?? null,
    status: endings[refund.status ?? ''] ?? 'pending',
    amountPaise: refund.amount,
  }));

const disputeNews: Readonly<Record<string, DisputeNews>> = {
  needs_response: { waits: 'dispute-action-required' },
  warning_needs_response: { waits: 'dispute-action-required' },
  under_review: { waits: 'dispute-open' },
  warning_under_review: { waits: 'dispute-open' },
  won: { ended: 'won' },
  lost: { ended: 'lost' },
  warning_closed: { ended: 'closed' },
  prevented: { ended: 'closed' },
};

/** Stripe's dispute: its status says how it goes, whatever the event is called. */
export const disputeEntity = z
  .object({
    id: identifier,
    object: z.literal('dispute'),
    charge: identifier,
    amount: z.int(),
    currency,
    reason: word,
    status: z.string(),
  })
  .transform((entity): DisputeReport | null => {
    const dispute: Dispute = {
      id: entity.id,
      paymentId: entity.charge,
      amountPaise: entity.amount,
      currency: entity.currency,
      reason: entity.reason ?? null,
    };
    const news = disputeNews[entity.status];
    return news ? { dispute, news } : null;
  });
