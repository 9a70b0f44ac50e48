import { z } from 'zod';
import { gatewayHttp } from './http-gateway.ts';
import type { ListAsked, PaymentGateway } from './payment-gateway.ts';
import { chargeEntity, identifier, refundEntity } from './stripe-entity-gateway.ts';

/** The shape of every answer and event; a newer version is a change to this adapter. */
const apiVersion = '2026-07-29.dahlia';

const created = z
  .object({ id: identifier, url: z.url({ protocol: /^https?$/ }) })
  .transform(({ id, url: pageUrl }) => ({ id, pageUrl }));
const session = z.object({ payment_intent: identifier.nullable() });
const errorAnswer = z.object({
  error: z.object({ type: z.string(), code: z.string().nullish(), message: z.string().nullish() }),
});
const listOf = <S extends z.ZodType>(item: S) =>
  z.object({ data: z.array(item), has_more: z.boolean() });
const refundList = listOf(refundEntity);

interface GatewayOptions {
  apiUrl: string;
  secretKey: string;
  /** The secret from which the key for payer signs is derived. */
  payerSecret: string;
  /** For one try; default 5,000 ms. */
  timeoutMs?: number;
}

/** The longest list that Stripe answers. */
const mostListed = 100;

/** Stripe takes amounts of eight digits: ₹9,99,999.99. */
const mostPaise = 99_999_999;

/** Stripe's hosted checkout (docs.stripe.com/api): an order is a Checkout Session. */
export function stripeGateway({
  apiUrl,
  secretKey,
  payerSecret,
  timeoutMs,
}: GatewayOptions): PaymentGateway {
  const charge = chargeEntity(payerSecret);
  const chargeList = listOf(charge);
  // Every POST carries a key, under which Stripe repeats its first answer, but only for a day. A
  // refund may be asked for again later, so its metadata says whether it exists.
  const call = gatewayHttp({
    apiUrl,
    headers: { authorization: `Bearer ${secretKey}`, 'stripe-version': apiVersion },
    refusalIn: (answer) => {
      const { error } = errorAnswer.safeParse(answer).data ?? {};
      if (!error) return null;
      const text = `${error.code ?? error.type}: ${error.message ?? ''}`;
      return { text, isTooMuch: error.code === 'amount_too_large' };
    },
    timeoutMs,
  });

  const post = (key: string, fields: Record<string, string>): RequestInit => ({
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'idempotency-key': key },
  });

  const payment = (paymentId: string) => call(charge, `/charges/${paymentId}`);

  const refundsOf = async (paymentId: string) => {
    const query = new URLSearchParams({ charge: paymentId, limit: `${mostListed}` });
    return (await call(refundList, `/refunds?${query}`)).data;
  };

  return {
    mostPaise,
    createOrder: ({ amountPaise, currency, receipt, page }) =>
      call(
        created,
        '/checkout/sessions',
        post(receipt, {
          mode: 'payment',
          client_reference_id: receipt,
          'metadata[order_id]': receipt,
          'payment_intent_data[metadata][order_id]': receipt,
          'line_items[0][quantity]': '1',
          'line_items[0][price_data][currency]': currency.toLowerCase(),
          'line_items[0][price_data][unit_amount]': `${amountPaise}`,
          'line_items[0][price_data][product_data][name]': page.title,
          // Our books are in rupees, whatever the dashboard says.
          'adaptive_pricing[enabled]': 'false',
          success_url: `${page.backTo}${page.backTo.includes('?') ? '&' : '?'}order={CHECKOUT_SESSION_ID}`,
          cancel_url: page.backTo,
        }),
      ),
    async closePage(gatewayOrderId) {
      // Without a key, under which Stripe would repeat a failure for a day. A second try is refused
      // because the session has expired.
      await call(session, `/checkout/sessions/${gatewayOrderId}/expire`, { method: 'POST' });
    },
    async paymentsOf(gatewayOrderId) {
      const { payment_intent: intent } = await call(
        session,
        `/checkout/sessions/${gatewayOrderId}`,
      );
      if (!intent) return [];
      const query = new URLSearchParams({ payment_intent: intent, limit: `${mostListed}` });
      return (await call(chargeList, `/charges?${query}`)).data;
    },
    payment,
    // Stripe captures by itself, so there is nothing to do but to look.
    capture: ({ id }) => payment(id),
    async refund({ paymentId, amountPaise, key }) {
      const before = (await refundsOf(paymentId)).find(({ receipt }) => receipt === key);
      const fields = { charge: paymentId, amount: `${amountPaise}`, 'metadata[key]': key };
      return before ?? call(refundEntity, '/refunds', post(key, fields));
    },
    refundById: (id) => call(refundEntity, `/refunds/${id}`),
    refundsOf,
    async paymentsIn(asked) {
      const { data, has_more: more } = await call(chargeList, `/charges?${listQuery(asked)}`);
      return { items: data, next: more ? (data.at(-1)?.id ?? null) : null };
    },
    async refundedIn(asked) {
      const { data, has_more: more } = await call(refundList, `/refunds?${listQuery(asked)}`);
      return {
        items: data.flatMap(({ paymentId }) => paymentId ?? []),
        next: more ? (data.at(-1)?.id ?? null) : null,
      };
    },
  };
}

/** Stripe's instants are whole seconds. */
const listQuery = ({ from, until, after, count }: ListAsked): URLSearchParams =>
  new URLSearchParams({
    'created[gte]': `${Math.ceil(from.getTime() / 1000)}`,
    'created[lt]': `${Math.ceil(until.getTime() / 1000)}`,
    limit: `${count}`,
    ...(after && { starting_after: after }),
  });
