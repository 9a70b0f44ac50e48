import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { setLogLevel } from '#app/platform/log.ts';
import { startStripe, stripeKeys } from '#test/fakes/stripe.ts';
import { chargeEntity } from './stripe-entity-gateway.ts';
import { stripeGateway } from './stripe-gateway.ts';

setLogLevel('silent');

const order = {
  amountPaise: 500_000,
  currency: 'INR',
  receipt: 'our-order-1',
  page: { title: 'Basic plan', backTo: 'https://school.example/register?plan=basicPlan' },
};

test('an order is a session with our id, in paise, in rupees only, under its own key', async () => {
  const asked: { headers: unknown[]; fields: Record<string, string> }[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8');
    const { headers } = request;
    asked.push({
      headers: ['authorization', 'stripe-version', 'idempotency-key'].map((name) => headers[name]),
      fields: Object.fromEntries(new URLSearchParams(body)),
    });
    response.end(
      JSON.stringify({ id: 'cs_test_1', url: 'https://checkout.stripe.com/c/pay/cs_test_1' }),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const apiUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const gateway = stripeGateway({ apiUrl, secretKey: 'sk_test_1', payerSecret: 'payer' });
  expect(await gateway.createOrder(order)).toEqual({
    id: 'cs_test_1',
    pageUrl: 'https://checkout.stripe.com/c/pay/cs_test_1',
  });
  expect(asked).toEqual([
    {
      headers: ['Bearer sk_test_1', '2026-07-29.dahlia', 'our-order-1'],
      fields: {
        mode: 'payment',
        client_reference_id: 'our-order-1',
        'metadata[order_id]': 'our-order-1',
        'payment_intent_data[metadata][order_id]': 'our-order-1',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'inr',
        'line_items[0][price_data][unit_amount]': '500000',
        'line_items[0][price_data][product_data][name]': 'Basic plan',
        'adaptive_pricing[enabled]': 'false',
        success_url: 'https://school.example/register?plan=basicPlan&order={CHECKOUT_SESSION_ID}',
        cancel_url: 'https://school.example/register?plan=basicPlan',
      },
    },
  ]);
});

test('a refund whose key Stripe has forgotten is still the same refund', async () => {
  const fake = await startStripe();
  onTestFinished(fake.close);
  const gateway = stripeGateway({ ...stripeKeys, apiUrl: fake.url, payerSecret: 'payer' });
  const { id } = await gateway.createOrder(order);
  await fake.pay(id);
  const [payment] = await gateway.paymentsOf(id);
  const asked = { paymentId: payment?.id ?? '', amountPaise: 100, key: 'refund-key-0001' };
  const refund = await gateway.refund(asked);
  const stored = await fake.store.read('refund', refund.id);
  if (!stored) throw new Error('no refund');
  await fake.store.write('refund', { ...stored, idempotency_key: null }, asked.paymentId);
  expect((await gateway.refund(asked)).id).toBe(refund.id);
  expect(await gateway.payment(asked.paymentId)).toMatchObject({ refundedPaise: 100 });
});

/** The fields of a charge that we read, with the values of Stripe's published example. */
const charge = {
  id: 'ch_1EUnwY4XsdaddaBSyB0aABDH',
  object: 'charge',
  amount: 1099,
  amount_refunded: 0,
  billing_details: { address: { city: null }, email: 'jenny@example.com', name: null, phone: null },
  captured: true,
  created: 1_556_599_910,
  currency: 'inr',
  metadata: { order_id: 'our-order-1' },
  paid: true,
  payment_method_details: {
    card: { brand: 'visa', country: 'US', fingerprint: 'J9eTvsiEPmoRkLBN', last4: '4242' },
    type: 'card',
  },
  refunded: false,
  status: 'succeeded',
};

test('charges are read, and odd payer details don’t stop a payment from being read', () => {
  const read = (told: object) => chargeEntity('payer').safeParse({ ...charge, ...told }).data;
  expect(read({})).toMatchObject({
    id: charge.id,
    orderId: 'our-order-1',
    status: 'captured',
    amountPaise: 1099,
    currency: 'INR',
    captured: true,
    payer: [{ kind: 'card-id' }, { kind: 'email' }],
  });
  expect(JSON.stringify(read({}))).not.toMatch(/jenny|J9eTv/);
  expect(
    read({ payment_method_details: 7, billing_details: [], metadata: { order_id: '; drop' } }),
  ).toMatchObject({ orderId: null, payer: [], amountPaise: 1099 });
  for (const [told, status, captured] of [
    [{ status: 'pending' }, 'created', false],
    [{ status: 'failed', captured: false }, 'failed', false],
    [{ captured: false }, 'authorized', false],
    [{ refunded: true, amount_refunded: 1099 }, 'refunded', true],
    [{ amount_refunded: 99 }, 'captured', true],
  ] as const)
    expect(read(told)).toMatchObject({ status, captured });
  expect(read({ status: 'unheard-of' })).toBeUndefined();
});
