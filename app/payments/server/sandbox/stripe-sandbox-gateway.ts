import { createHash, randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { z } from 'zod';
import { stripeHeader } from '../gateway/stripe-signature.ts';
import { sandboxBooks, SandboxRefusal } from './books.service.ts';
import { readAs, sandboxHttp } from './http-gateway.ts';
import type { SandboxOrder, SandboxPayment, SandboxRefund, SandboxStore } from './ports.ts';
import { chargeOf, intentOf, listOf, refundOf, sessionOf } from './stripe-entities.answers.ts';
import { payPage, pagePolicy } from './stripe-page.answers.ts';
import type { SignedEvent } from './webhook-gateway.ts';

interface SandboxOptions {
  secretKey: string;
  webhookSecret: string;
  store: SandboxStore;
  now: () => Date;
  /** Where a session's page is, before its id. */
  payUrl: string;
  /** Sends an event to the webhook, and handles its failures itself. */
  deliver: (event: SignedEvent) => void;
}

const paise = z.coerce.number().int().positive();
const orderIn = z.string().min(1).max(64);
const sessionBody = z.object({
  mode: z.literal('payment'),
  client_reference_id: orderIn,
  'payment_intent_data[metadata][order_id]': orderIn,
  'line_items[0][quantity]': z.literal('1'),
  'line_items[0][price_data][currency]': z.literal('inr'),
  'line_items[0][price_data][unit_amount]': paise.max(
    99_999_999,
    'Amount must be no more than ₹999,999.99',
  ),
  'line_items[0][price_data][product_data][name]': z.string().min(1),
  success_url: z.url(),
  cancel_url: z.url(),
});
const refundBody = z.object({
  charge: z.string(),
  amount: paise.optional(),
  'metadata[key]': z.string().optional(),
});
const seconds = z.coerce.number().int().nonnegative();
const listQuery = z.object({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  'created[gte]': seconds.default(0),
  'created[lt]': seconds.default(Number.MAX_SAFE_INTEGER),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
});
const outcomes = { pay: 'success', later: 'authorize', decline: 'failure' } as const;
const payBody = z.object({
  outcome: z.enum(['pay', 'later', 'decline']),
  email: z.string().max(320).optional(),
  vpa: z.string().max(100).optional(),
});
const bankBody = z.object({ outcome: z.enum(['succeeded', 'failed']) });

/** More records than a sandbox has in a span. */
const mostRecords = 10_000;

/**
 * A gateway that speaks Stripe's HTTP and moves no money (decisions.md ruling 13): hosted checkout,
 * charges, refunds and signed events. It is mounted in the application, or served alone by a test.
 */
export function stripeSandbox({
  secretKey,
  webhookSecret,
  store,
  now,
  payUrl,
  deliver,
}: SandboxOptions): Hono {
  const nowSeconds = (): number => Math.floor(now().getTime() / 1000);
  const books = sandboxBooks(store, nowSeconds, {
    order: 'cs_test',
    payment: 'ch',
    refund: 're',
  });
  const answeredSession = async (order: SandboxOrder) =>
    sessionOf(order, await books.paymentsOf(order.id), `${payUrl}/${order.id}`);
  const chargeWithOrder = async (payment: SandboxPayment) =>
    chargeOf(payment, await books.order(payment.order_id));

  function announce(type: string, object: object): void {
    const created = nowSeconds();
    const body = JSON.stringify({
      id: `evt_${randomBytes(12).toString('hex')}`,
      object: 'event',
      type,
      created,
      livemode: false,
      data: { object },
    });
    const { id } = JSON.parse(body) as { id: string };
    deliver({ id, body, signature: stripeHeader(body, created, webhookSecret) });
  }

  /** The events about a try of the buyer, which Stripe sends in no certain order. */
  async function announceTry(
    { payment, order }: { payment: SandboxPayment; order: SandboxOrder },
    session: string,
  ): Promise<void> {
    const happened = { captured: 'succeeded', failed: 'failed' }[payment.status as string];
    announce(`charge.${happened ?? 'pending'}`, chargeOf(payment, order));
    const intent = { captured: 'succeeded', failed: 'payment_failed' }[payment.status as string];
    announce(`payment_intent.${intent ?? 'processing'}`, intentOf(order));
    if (session) announce(`checkout.session.${session}`, await answeredSession(order));
  }

  const gateway = sandboxHttp(errorBody, 'Unrecognized request URL');
  gateway.use('/v1/*', bearerAuth({ token: secretKey }));

  gateway.post('/v1/checkout/sessions', async (c) => {
    const asked = readAs(sessionBody, await c.req.parseBody());
    const key = c.req.header('idempotency-key') ?? randomBytes(16).toString('hex');
    const id = `cs_test_${createHash('sha256').update(key).digest('hex').slice(0, 58)}`;
    const order = await store.atomically(async () => {
      const amount = asked['line_items[0][price_data][unit_amount]'];
      const before = await store.read('order', id);
      if (before && before.amount !== amount)
        throw new SandboxRefusal(
          'Idempotency keys can only be used again with the same parameters',
        );
      return (
        before ??
        books.createOrder({
          id,
          amount,
          currency: 'INR',
          receipt: asked.client_reference_id,
          notes: {
            order_id: asked['payment_intent_data[metadata][order_id]'],
            title: asked['line_items[0][price_data][product_data][name]'],
            success_url: asked.success_url.replace('{CHECKOUT_SESSION_ID}', id),
            cancel_url: asked.cancel_url,
          },
        })
      );
    });
    return c.json(await answeredSession(order));
  });
  gateway.get('/v1/checkout/sessions/:id', async (c) =>
    c.json(await answeredSession(await books.order(c.req.param('id')))),
  );
  gateway.post('/v1/checkout/sessions/:id/expire', async (c) => {
    const session = await store.atomically(async () => {
      const order = await books.order(c.req.param('id'));
      const { status } = await answeredSession(order);
      if (status !== 'open')
        throw new SandboxRefusal(`This Checkout Session has a status of \`${status}\``);
      const expired: SandboxOrder = { ...order, status: 'expired' };
      await store.write('order', expired, null);
      return answeredSession(expired);
    });
    announce('checkout.session.expired', session);
    return c.json(session);
  });
  gateway.get('/v1/charges', async (c) => {
    const asked = readAs(listQuery, c.req.query());
    const payments = asked.payment_intent
      ? (await books.paymentsOf(asked.payment_intent.replace(/^pi_/, 'cs_test_'))).toReversed()
      : ((await books.listed('payment', spanOf(asked))) as SandboxPayment[]);
    return c.json(listOf(await Promise.all(payments.map(chargeWithOrder)), asked));
  });
  gateway.get('/v1/charges/:id', async (c) =>
    c.json(await chargeWithOrder(await books.payment(c.req.param('id')))),
  );
  gateway.post('/v1/refunds', async (c) => {
    const asked = readAs(refundBody, await c.req.parseBody());
    const { refund, payment, fresh } = await books.refundPayment(
      asked.charge,
      { amount: asked.amount, receipt: asked['metadata[key]'] },
      c.req.header('idempotency-key') ?? null,
    );
    if (fresh) {
      announce('refund.created', refundOf(refund));
      announce('charge.refunded', await chargeWithOrder(payment));
    }
    return c.json(refundOf(refund));
  });
  gateway.get('/v1/refunds', async (c) => {
    const asked = readAs(listQuery, c.req.query());
    const refunds = asked.charge
      ? await books.refundsOf(asked.charge)
      : ((await books.listed('refund', spanOf(asked))) as SandboxRefund[]);
    return c.json(listOf(refunds.map(refundOf), asked));
  });
  gateway.get('/v1/refunds/:id', async (c) =>
    c.json(refundOf(await books.refund(c.req.param('id')))),
  );

  // What only the bank can do.
  gateway.post('/bank/refunds/:id', async (c) => {
    const { outcome } = readAs(bankBody, await c.req.json());
    const ended = await books.endRefund(
      c.req.param('id'),
      outcome === 'failed' ? 'failed' : 'processed',
    );
    announce(outcome === 'failed' ? 'refund.failed' : 'refund.updated', refundOf(ended.refund));
    announce('charge.updated', await chargeWithOrder(ended.payment));
    return c.json(refundOf(ended.refund));
  });
  gateway.post('/bank/charges/:id', async (c) => {
    const { outcome } = readAs(bankBody, await c.req.json());
    const id = c.req.param('id');
    const { amount } = await books.payment(id);
    const ended = outcome === 'failed' ? await books.decline(id) : await books.capture(id, amount);
    await announceTry(ended, `async_payment_${outcome}`);
    return c.json(chargeOf(ended.payment, ended.order));
  });

  gateway.get('/pay/:id', async (c) => {
    const order = await books.order(c.req.param('id'));
    const declined = c.req.query('declined') !== undefined;
    return c.html(payPage(order, { declined }), 200, { 'content-security-policy': pagePolicy });
  });
  gateway.post('/pay/:id', async (c) => {
    const id = c.req.param('id');
    const { outcome, ...payer } = readAs(payBody, await c.req.parseBody());
    const paid = await books.pay(id, outcomes[outcome], payer);
    await announceTry(paid, outcome === 'decline' ? '' : 'completed');
    const { notes } = paid.order;
    const success = Array.isArray(notes) ? undefined : notes.success_url;
    return c.redirect(
      outcome === 'decline' || !success ? `${payUrl}/${id}?declined` : success,
      303,
    );
  });

  return gateway;
}

const spanOf = (asked: z.output<typeof listQuery>) => ({
  from: asked['created[gte]'],
  to: asked['created[lt]'] - 1,
  skip: 0,
  count: mostRecords,
});

const errorBody = (message: string) => ({ error: { type: 'invalid_request_error', message } });
