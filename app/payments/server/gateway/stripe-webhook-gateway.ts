import { z } from 'zod';
import type { RotatedSecret } from '#app/platform/payment-settings.ts';
import type { GatewayWebhook, ToldEvent } from './payment-gateway.ts';
import { chargeEntity, disputeEntity, ourOrder, refundEntity } from './stripe-entity-gateway.ts';
import { isStripeSigned } from './stripe-signature.ts';

const eventBody = z.object({
  id: z.string().regex(/^\w{1,100}$/),
  object: z.literal('event'),
  type: z.string().regex(/^[\w.]{1,100}$/),
  data: z.object({ object: z.looseObject({ object: z.string() }) }),
});

/** Sessions and payment intents say that something has happened; their charge says what. */
const asked: ReadonlySet<string> = new Set(['checkout.session', 'payment_intent']);

/** Stripe's events: their id is in the body, and their signature is over an instant and the body. */
export function stripeWebhook({
  secret,
  payerSecret,
}: {
  secret: RotatedSecret;
  payerSecret: string;
}): GatewayWebhook {
  const charge = chargeEntity(payerSecret);
  return {
    isSigned: ({ raw, header }, now) =>
      isStripeSigned(raw, header('stripe-signature'), { secret, now }),
    idOf: ({ raw }) => eventBody.pick({ id: true }).safeParse(jsonOf(raw)).data?.id,
    read({ raw }) {
      const { type, data } = eventBody.parse(jsonOf(raw));
      const told: ToldEvent = {
        type,
        accountId: null,
        payment: null,
        refund: null,
        notRefunded: null,
        dispute: null,
        askAbout: null,
      };
      const { object } = data;
      if (object.object === 'charge') return { ...told, payment: charge.parse(object) };
      if (object.object === 'dispute') return { ...told, dispute: disputeEntity.parse(object) };
      if (asked.has(object.object))
        return { ...told, askAbout: ourOrder.parse(object.metadata)?.order_id ?? null };
      if (object.object !== 'refund') return told;
      const { paymentId, ...refund } = refundEntity.parse(object);
      return { ...told, refund, notRefunded: refund.status === 'failed' ? paymentId : null };
    },
  };
}

function jsonOf(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    return undefined;
  }
}
