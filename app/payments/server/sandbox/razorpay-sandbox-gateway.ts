import { randomBytes } from 'node:crypto';
import type { Hono, Context as HonoContext } from 'hono';
import { basicAuth } from 'hono/basic-auth';
import { z } from 'zod';
import { checkoutSignature, eventSignature } from '../gateway/razorpay-signature.ts';
import { sandboxBooks, SandboxRefusal } from './books.service.ts';
import { sandboxCheckout } from './checkout-gateway.ts';
import { readAs, sandboxHttp } from './http-gateway.ts';
import type { SandboxOrder, SandboxPayment, SandboxRefund, SandboxStore } from './ports.ts';
import type { SignedEvent } from './webhook-gateway.ts';

interface SandboxOptions {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  store: SandboxStore;
  now: () => Date;
  /** Sends an event to the webhook, and handles its failures itself. */
  deliver: (event: SignedEvent) => void;
}

const orderBody = z.object({
  amount: z.number().int().min(100, 'Order amount less than minimum amount allowed'),
  currency: z.literal('INR'),
  receipt: z.string().max(40).optional(),
  notes: z.record(z.string(), z.string()).optional(),
});
const captureBody = z.object({ amount: z.number().int().positive(), currency: z.literal('INR') });
const refundBody = z.object({
  amount: z.number().int().min(100).optional(),
  speed: z.string().optional(),
  receipt: z.string().optional(),
});
const bankBody = z.object({ outcome: z.enum(['processed', 'failed']) });
const seconds = z.coerce.number().int().nonnegative();
const listQuery = z.object({
  from: seconds.default(0),
  to: seconds.default(Number.MAX_SAFE_INTEGER),
  count: z.coerce.number().int().min(1).max(100, 'The count must be at most 100').default(10),
  skip: seconds.default(0),
});
const refundKey = z.string().regex(/^[\w-]{10,}$/, 'The idempotency key is not valid');
const checkoutBody = z.object({
  key_id: z.string(),
  order_id: z.string(),
  email: z.string().max(320).nullish(),
  contact: z.string().max(20).nullish(),
  vpa: z
    .string()
    .regex(
      /^[\w.-]{2,64}@[a-z]{2,64}$/i,
      'Invalid VPA. Please enter a valid Virtual Payment Address',
    )
    .nullish(),
  card: z
    .object({
      network: z.string(),
      type: z.string(),
      issuer: z.string(),
      last4: z.string().regex(/^\d{4}$/),
    })
    .optional(),
  outcome: z.enum(['success', 'authorize', 'failure']),
});

/**
 * A gateway that speaks Razorpay's HTTP and moves no money (decisions.md ruling 13): orders,
 * payments, captures, refunds, signed events, and a checkout.js. Mounted in the application, or
 * served alone by a test.
 */
export function razorpaySandbox({
  keyId,
  keySecret,
  webhookSecret,
  store,
  now,
  deliver,
}: SandboxOptions): Hono {
  const nowSeconds = (): number => Math.floor(now().getTime() / 1000);
  const books = sandboxBooks(store, nowSeconds);

  function announce(
    event: string,
    entities: { payment?: SandboxPayment; order?: SandboxOrder; refund?: SandboxRefund },
  ): void {
    const payload = Object.fromEntries(
      Object.entries(entities).map(([name, entity]) => [name, { entity }]),
    );
    const contains = Object.keys(entities);
    const body = JSON.stringify({
      entity: 'event',
      account_id: 'acc_sandbox',
      event,
      contains,
      payload,
      created_at: nowSeconds(),
    });
    deliver({
      id: `evt_${randomBytes(7).toString('hex')}`,
      body,
      signature: eventSignature(body, webhookSecret),
    });
  }

  function announceCapture({
    payment,
    order,
  }: {
    payment: SandboxPayment;
    order: SandboxOrder;
  }): void {
    announce('payment.captured', { payment });
    announce('order.paid', { payment, order });
  }

  const gateway = sandboxHttp(errorBody, 'The requested URL was not found on the server.');
  gateway.use(
    '/v1/*',
    basicAuth({
      username: keyId,
      password: keySecret,
      invalidUserMessage: {
        error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
      },
    }),
  );
  gateway.post('/v1/orders', async (c) =>
    c.json(await books.createOrder(await bodyOf(c, orderBody))),
  );
  gateway.get('/v1/orders/:id', async (c) => c.json(await books.order(c.req.param('id'))));
  gateway.get('/v1/orders/:id/payments', async (c) =>
    c.json(collectionOf(await books.paymentsOf(c.req.param('id')))),
  );
  gateway.get('/v1/payments', async (c) =>
    c.json(collectionOf(await books.listed('payment', readAs(listQuery, c.req.query())))),
  );
  gateway.get('/v1/refunds', async (c) =>
    c.json(collectionOf(await books.listed('refund', readAs(listQuery, c.req.query())))),
  );
  gateway.get('/v1/payments/:id', async (c) => c.json(await books.payment(c.req.param('id'))));
  gateway.get('/v1/payments/:id/refunds', async (c) =>
    c.json(collectionOf(await books.refundsOf(c.req.param('id')))),
  );
  gateway.post('/v1/payments/:id/capture', async (c) => {
    const captured = await books.capture(c.req.param('id'), (await bodyOf(c, captureBody)).amount);
    announceCapture(captured);
    return c.json(captured.payment);
  });
  gateway.post('/v1/payments/:id/refund', async (c) => {
    const header = c.req.header('x-refund-idempotency');
    const key = header === undefined ? null : readAs(refundKey, header);
    const { refund, payment, fresh } = await books.refundPayment(
      c.req.param('id'),
      await bodyOf(c, refundBody),
      key,
    );
    if (fresh) {
      announce('refund.created', { refund: { ...refund, status: 'pending' }, payment });
      if (refund.status === 'processed') announce('refund.processed', { refund, payment });
    }
    return c.json(refund);
  });
  // What only the bank can do.
  gateway.post('/bank/refunds/:id', async (c) => {
    const { outcome } = await bodyOf(c, bankBody);
    const ended = await books.endRefund(c.req.param('id'), outcome);
    announce(`refund.${outcome}`, ended);
    return c.json(ended.refund);
  });
  gateway.get('/v1/refunds/:id', async (c) => c.json(await books.refund(c.req.param('id'))));

  gateway.get('/checkout.js', (c) =>
    c.body(`(${sandboxCheckout.toString()})();`, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  );
  gateway.post('/checkout/payments', async (c) => {
    const asked = await bodyOf(c, checkoutBody);
    if (asked.key_id !== keyId) throw new SandboxRefusal('The key is not valid', 401);
    const paid = await books.pay(asked.order_id, asked.outcome, asked);
    const { payment, order } = paid;
    announce(payment.status === 'failed' ? 'payment.failed' : 'payment.authorized', {
      payment: payment.captured ? { ...payment, status: 'authorized', captured: false } : payment,
    });
    if (payment.captured) announceCapture(paid);
    if (payment.status === 'failed')
      return c.json(errorBody(payment.error_description ?? '', payment));
    return c.json({
      razorpay_payment_id: payment.id,
      razorpay_order_id: order.id,
      razorpay_signature: checkoutSignature(order.id, payment.id, keySecret),
    });
  });

  return gateway;
}

async function bodyOf<S extends z.ZodType>(c: HonoContext, schema: S): Promise<z.output<S>> {
  return readAs(schema, await c.req.json().catch(() => null));
}

const collectionOf = (items: readonly object[]) => ({
  entity: 'collection',
  count: items.length,
  items,
});

const errorBody = (description: string, payment?: SandboxPayment) => ({
  error: {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: payment?.error_source ?? 'business',
    step: payment?.error_step ?? 'payment_initiation',
    reason: payment?.error_reason ?? 'input_validation_failed',
    metadata: payment ? { payment_id: payment.id, order_id: payment.order_id } : {},
  },
});
