import { z } from 'zod';
import { paymentStatuses } from '../../payment-state.ts';
import { payerDigests, payerKeyFrom, type ToldPayment } from './payer-signature.ts';

export const identifier = z.string().regex(/^\w{1,64}$/);

/** Odd payer details count as missing: they must not stop a payment from being counted. */
const word = z.string().max(200).nullish().catch(null);

/** Razorpay's payment entity, in answers and in events. */
export function paymentEntity(payerSecret: string) {
  const payerKey = payerKeyFrom(payerSecret);
  return z
    .object({
      id: identifier,
      order_id: identifier.nullish(),
      status: z.enum(paymentStatuses),
      amount: z.number().int().positive(),
      currency: z.string().max(3),
      captured: z.boolean().nullish(),
      amount_refunded: z.number().int().nonnegative().nullish(),
      card_id: word,
      card: z
        .object({ last4: word, network: word, type: word, issuer: word })
        .nullish()
        .catch(null),
      vpa: word,
      contact: word,
      email: word,
    })
    .transform((entity): ToldPayment => ({
      id: entity.id,
      orderId: entity.order_id ?? null,
      status: entity.status,
      amountPaise: entity.amount,
      currency: entity.currency,
      captured: entity.captured ?? false,
      refundedPaise: entity.amount_refunded ?? 0,
      payer: payerDigests(entity, payerKey),
    }));
}

/** Razorpay's refund entity, as far as we read it. */
export const refundEntity = z.object({
  id: identifier,
  receipt: z.string().max(100).nullable().catch(null),
  // Older answers have no status: then its event tells.
  status: z.enum(['pending', 'processed', 'failed']).catch('pending'),
});
