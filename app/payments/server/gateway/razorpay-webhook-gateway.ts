import { z } from 'zod';
import type { RotatedSecret } from '#app/platform/payment-settings.ts';
import type { Dispute, DisputeNews } from '../../dispute.ts';
import type { GatewayWebhook } from './payment-gateway.ts';
import { identifier, paymentEntity, refundEntity } from './razorpay-entity-gateway.ts';
import { eventSignature } from './razorpay-signature.ts';
import { isSignedWith } from './rotated-signature.ts';

const carried = z.object({ entity: z.unknown() }).optional();
const eventBody = z.object({
  event: z.string().regex(/^[\w.-]{1,100}$/),
  account_id: z.string().max(100).nullish(),
  payload: z.object({ payment: carried, dispute: carried, refund: carried }),
});

/** Razorpay's dispute entity, as far as we read it. */
const disputeIn = z
  .object({
    id: identifier,
    payment_id: identifier,
    amount: z.int(),
    currency: z.string().max(3),
    reason_description: z.string().max(500).nullish().catch(null),
    reason_code: z.string().max(200).nullish().catch(null),
  })
  .transform((entity): Dispute => ({
    id: entity.id,
    paymentId: entity.payment_id,
    amountPaise: entity.amount,
    currency: entity.currency,
    reason: entity.reason_description ?? entity.reason_code ?? null,
  }));

const disputeNews: Readonly<Record<string, DisputeNews>> = {
  'payment.dispute.created': { waits: 'dispute-open' },
  'payment.dispute.under_review': { waits: 'dispute-open' },
  'payment.dispute.action_required': { waits: 'dispute-action-required' },
  'payment.dispute.won': { ended: 'won' },
  'payment.dispute.lost': { ended: 'lost' },
  'payment.dispute.closed': { ended: 'closed' },
};

/** Razorpay's events: their id is in a header, and their signature is over the raw body. */
export function razorpayWebhook({
  secret,
  payerSecret,
}: {
  secret: RotatedSecret;
  payerSecret: string;
}): GatewayWebhook {
  const paymentIn = paymentEntity(payerSecret);
  return {
    isSigned: ({ raw, header }, now) =>
      isSignedWith(secret, header('x-razorpay-signature'), {
        now,
        sign: (each) => eventSignature(raw, each),
      }),
    idOf: ({ header }) => header('x-razorpay-event-id'),
    read({ raw }) {
      const told = eventBody.parse(JSON.parse(raw.toString('utf8')));
      const { event: type, payload } = told;
      const payment = payload.payment ? paymentIn.parse(payload.payment.entity) : null;
      const news = disputeNews[type];
      return {
        type,
        accountId: told.account_id ?? null,
        payment,
        refund: refundEntity.safeParse(payload.refund?.entity).data ?? null,
        notRefunded: type === 'refund.failed' ? (payment?.id ?? null) : null,
        dispute: news ? { dispute: disputeIn.parse(payload.dispute?.entity), news } : null,
        askAbout: null,
      };
    },
  };
}
