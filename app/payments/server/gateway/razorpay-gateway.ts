import { z } from 'zod';
import { gatewayHttp } from './http-gateway.ts';
import type { ListAsked, PaymentGateway } from './payment-gateway.ts';
import { identifier, paymentEntity, refundEntity } from './razorpay-entity-gateway.ts';

const created = z.object({ id: identifier });

const refundList = z.object({
  items: z.array(
    refundEntity
      .extend({ amount: z.number().int().positive() })
      .transform(({ amount, ...refund }) => ({ ...refund, amountPaise: amount })),
  ),
});

/** The list of an account’s refunds, of which we need to know their payments. */
const refundedList = z.object({ items: z.array(z.object({ payment_id: identifier })) });

const errorAnswer = z.object({ error: z.object({ code: z.string(), description: z.string() }) });

/** The refusal of an amount has no code of its own, so only its words tell. */
const tooMuch = /exceeds (the )?maximum amount allowed/i;

interface GatewayOptions {
  apiUrl: string;
  keyId: string;
  keySecret: string;
  /** The secret from which the key for payer signs is derived. */
  payerSecret: string;
  /** For one try; default 5,000 ms. */
  timeoutMs?: number;
}

/** The longest list that the gateway answers. */
const mostRefunds = 100;

export function razorpayGateway({
  apiUrl,
  keyId,
  keySecret,
  payerSecret,
  timeoutMs,
}: GatewayOptions): PaymentGateway {
  const entity = paymentEntity(payerSecret);
  const paymentList = z.object({ items: z.array(entity) });
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  // Orders carry their receipt, refunds their key, and a second capture is refused.
  const call = gatewayHttp({
    apiUrl,
    headers: { authorization },
    refusalIn: (answer) => {
      const { error } = errorAnswer.safeParse(answer).data ?? {};
      if (!error) return null;
      const { code, description } = error;
      return { text: `${code}: ${description}`, isTooMuch: tooMuch.test(description) };
    },
    timeoutMs,
  });

  const post = (body: object, headers: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

  return {
    // ₹5,00,000 by default, and more or less for an account that has asked.
    mostPaise: null,
    createOrder: ({ amountPaise, currency, receipt }) =>
      call(
        created,
        '/orders',
        post({
          amount: amountPaise,
          currency,
          receipt,
          payment: { capture: 'automatic', capture_options: captureOptions },
        }),
      ),
    // Razorpay has no call that cancels an order: it can be paid as long as its window is open
    // somewhere. A payment that comes all the same is judged by its terms.
    closePage: null,
    paymentsOf: async (gatewayOrderId) =>
      (await call(paymentList, `/orders/${gatewayOrderId}/payments`)).items,
    payment: (paymentId) => call(entity, `/payments/${paymentId}?expand[]=card`),
    capture: ({ id, amountPaise, currency }) =>
      call(entity, `/payments/${id}/capture`, post({ amount: amountPaise, currency })),
    refundById: (id) => call(refundEntity, `/refunds/${id}`),
    refundsOf: async (paymentId) =>
      (await call(refundList, `/payments/${paymentId}/refunds?count=${mostRefunds}`)).items,
    paymentsIn: async (asked) => {
      const { items } = await call(paymentList, `/payments?${listQuery(asked)}&expand[]=card`);
      return { items, next: nextSkip(asked, items) };
    },
    refundedIn: async (asked) => {
      const { items } = await call(refundedList, `/refunds?${listQuery(asked)}`);
      return { items: items.map(({ payment_id: id }) => id), next: nextSkip(asked, items) };
    },
    refund: ({ paymentId, amountPaise, key }) =>
      call(
        refundEntity,
        `/payments/${paymentId}/refund`,
        post(
          { amount: amountPaise, speed: 'normal', receipt: key },
          { 'x-refund-idempotency': key },
        ),
      ),
  };
}

/** The gateway's instants are whole seconds, and both ends of a span are part of its list. */
const listQuery = ({ from, until, after, count }: ListAsked): URLSearchParams =>
  new URLSearchParams({
    from: `${Math.ceil(from.getTime() / 1000)}`,
    to: `${Math.ceil(until.getTime() / 1000) - 1}`,
    count: `${count}`,
    skip: after ?? '0',
  });

const nextSkip = ({ after, count }: ListAsked, items: readonly unknown[]): string | null =>
  items.length < count ? null : `${Number(after ?? 0) + count}`;

/**
 * Minutes. The gateway refunds an uncaptured payment, so it captures at once, and after a late
 * authorisation until it gives up.
 */
const captureOptions = {
  automatic_expiry_period: 12,
  manual_expiry_period: 7200,
  refund_speed: 'normal',
};
