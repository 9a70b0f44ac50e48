import { z } from 'zod';
import { log } from '#app/platform/log.ts';
import { paymentStatuses } from '../../payment-state.ts';
import { circuitBreaker } from './breaker-gateway.ts';
import { payerDigests, payerKeyFrom, type ToldPayment } from './payer-signature.ts';
import { GatewayFailure, type ListAsked, type PaymentGateway } from './payment-gateway.ts';

const identifier = z.string().regex(/^\w{1,64}$/);

/** Odd payer details count as missing: they must not stop a payment from being counted. */
const word = z.string().max(200).nullish().catch(null);

/** Razorpay's payment entity, in answers and in events. */
const paymentEntity = (payerKey: Buffer) =>
  z
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

const created = z.object({ id: identifier });

/** Razorpay's refund entity, as far as we read it. */
const refundEntity = z.object({
  id: identifier,
  receipt: z.string().max(100).nullable().catch(null),
  // Older answers have no status: then its event tells.
  status: z.enum(['pending', 'processed', 'failed']).catch('pending'),
});
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

interface GatewayOptions {
  apiUrl: string;
  keyId: string;
  keySecret: string;
  /** The secret from which the key for payer signs is derived. */
  payerSecret: string;
  /** For one try; default 5,000 ms. */
  timeoutMs?: number;
}

/** Too many calls, or the same refund is being asked for at this moment: a later try is answered. */
const laterStatuses: ReadonlySet<number> = new Set([409, 429]);

/** Within this time a failed try may be repeated; the whole call stays under ten seconds. */
const retryWithinMs = 4500;
const triesPerCall = 3;

/** The longest list that the gateway answers. */
const mostRefunds = 100;

export function razorpayGateway({
  apiUrl,
  keyId,
  keySecret,
  payerSecret,
  timeoutMs = 5000,
}: GatewayOptions): PaymentGateway {
  const entity = paymentEntity(payerKeyFrom(payerSecret));
  const paymentList = z.object({ items: z.array(entity) });
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  const breaker = circuitBreaker();

  async function attempt<S extends z.ZodType>(
    schema: S,
    path: string,
    init: RequestInit,
  ): Promise<z.output<S>> {
    let response: Response;
    let answer: unknown;
    try {
      response = await fetch(`${apiUrl}/v1${path}`, {
        ...init,
        headers: { ...init.headers, authorization, accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      answer = await response.json();
    } catch (cause) {
      throw new GatewayFailure(
        'unavailable',
        `no usable answer: ${cause instanceof Error ? cause.message : 'unknown'}`,
      );
    }
    if (response.ok) {
      const parsed = schema.safeParse(answer);
      if (!parsed.success)
        throw new GatewayFailure(
          'unavailable',
          `an answer of an unknown shape: ${z.prettifyError(parsed.error)}`,
        );
      return parsed.data;
    }
    const told = errorAnswer.safeParse(answer);
    const description = told.success
      ? `${told.data.error.code}: ${told.data.error.description}`
      : `status ${response.status}`;
    throw new GatewayFailure(
      laterStatuses.has(response.status) || response.status >= 500 ? 'unavailable' : 'refused',
      description,
    );
  }

  /**
   * Every call can be repeated safely: orders carry their receipt, refunds their key, and a second
   * capture is refused.
   */
  async function call<S extends z.ZodType>(
    schema: S,
    path: string,
    init: RequestInit = {},
  ): Promise<z.output<S>> {
    const startedAt = performance.now();
    for (let tries = 1; ; tries += 1) {
      breaker.check();
      try {
        const answer = await attempt(schema, path, init);
        breaker.closed();
        return answer;
      } catch (failure) {
        if (!(failure instanceof GatewayFailure)) throw failure;
        if (failure.kind === 'refused') breaker.closed();
        else breaker.failed();
        log.warn(
          { path, tries, kind: failure.kind, reason: failure.message },
          'the payment gateway did not do as asked',
        );
        if (
          failure.kind === 'refused' ||
          tries === triesPerCall ||
          performance.now() - startedAt > retryWithinMs
        )
          throw failure;
      }
    }
  }

  const post = (body: object, headers: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

  return {
    readPayment: (told) => entity.safeParse(told).data ?? null,
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
    paymentsOf: async (gatewayOrderId) =>
      (await call(paymentList, `/orders/${gatewayOrderId}/payments`)).items,
    payment: (paymentId) => call(entity, `/payments/${paymentId}?expand[]=card`),
    capture: ({ id, amountPaise, currency }) =>
      call(entity, `/payments/${id}/capture`, post({ amount: amountPaise, currency })),
    readRefund: (told) => refundEntity.safeParse(told).data ?? null,
    refundById: (id) => call(refundEntity, `/refunds/${id}`),
    refundsOf: async (paymentId) =>
      (await call(refundList, `/payments/${paymentId}/refunds?count=${mostRefunds}`)).items,
    paymentsIn: async (asked) =>
      (await call(paymentList, `/payments?${listQuery(asked)}&expand[]=card`)).items,
    refundedIn: async (asked) =>
      (await call(refundedList, `/refunds?${listQuery(asked)}`)).items.map(
        ({ payment_id: paymentId }) => paymentId,
      ),
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
const listQuery = ({ from, until, skip, count }: ListAsked): URLSearchParams =>
  new URLSearchParams({
    from: `${Math.ceil(from.getTime() / 1000)}`,
    to: `${Math.ceil(until.getTime() / 1000) - 1}`,
    count: `${count}`,
    skip: `${skip}`,
  });

/**
 * Minutes. The gateway refunds an uncaptured payment, so it captures at once, and after a late
 * authorisation until it gives up.
 */
const captureOptions = {
  automatic_expiry_period: 12,
  manual_expiry_period: 7200,
  refund_speed: 'normal',
};
