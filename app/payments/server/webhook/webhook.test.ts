import { expect, test } from 'vitest';
import { pool } from '#app/platform/database.ts';
import { fakeKeys } from '#test/fakes/razorpay.ts';
import { toldTo } from '#test/people.ts';
import { buyer, openShop } from '#test/purchases.ts';
import { eventSignature } from '../gateway/razorpay-signature.ts';
import { configurePayments } from '../ports.ts';
import type { SignedEvent } from '../sandbox/webhook-gateway.ts';

const signed = (body: string, id = 'evt_made_here'): SignedEvent => ({
  id,
  body,
  signature: eventSignature(body, fakeKeys.webhookSecret),
});

test('the events alone make the order paid when the browser never comes back', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina, 'premiumPlan');
  await shop.pay(orderId);
  await shop.deliverAll();
  expect(await shop.membership(naina)).toBe('premiumPlan');
  expect(await shop.faults([orderId])).toEqual([]);
});

test('events in any order, each twice, with the browser in between, have one effect', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const paid = await shop.pay(orderId);
  const events = shop.razorpay.events.splice(0).toReversed();
  for (const event of [...events, ...events]) {
    expect((await shop.deliver(event)).body).toEqual({ received: true });
    await shop.confirm(naina, orderId, paid);
  }
  expect(await shop.faults([orderId])).toEqual([]);
});

test('an event whose work fails leaves nothing, and counts when it comes again', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  await shop.pay(orderId);
  const events = shop.razorpay.events.splice(0);
  let down = true;
  const onPaid = async () => {
    if (down) throw new Error('what follows a payment is down');
  };
  configurePayments({ config: shop.config, ports: { onPaid } });
  const capture = events.find(({ body }) => JSON.parse(body).event === 'payment.captured');
  if (!capture) throw new Error('no capture was announced');
  expect((await shop.deliver(capture)).status).toBe(500);
  expect(await shop.membership(naina)).toBeNull();
  expect((await pool().query('select from gateway_events')).rows).toEqual([]);
  down = false;
  expect((await shop.deliver(capture)).status).toBe(200);
  expect(await shop.membership(naina)).toBe('basicPlan');
});

test('a failed payment leaves the order open, and a later one pays it', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  await shop.pay(orderId, 'failure');
  await shop.deliverAll();
  const order = async () =>
    (await shop.call('GET', `/payment/orders/${orderId}`, { token: naina.token })).body;
  expect(await order()).toMatchObject({ status: 'attempted', declined: true });
  // Another try that the bank is still checking: the order is no longer declined.
  await shop.pay(orderId, 'authorize');
  await shop.deliverAll();
  expect(await order()).toMatchObject({ status: 'attempted', declined: false });
  await shop.pay(orderId);
  await shop.deliverAll();
  expect(await order()).toMatchObject({ status: 'paid', declined: false });
  expect(await shop.membership(naina)).toBe('basicPlan');
});

test('a refund on the gateway’s side ends the membership', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const { paymentId } = await shop.pay(orderId);
  await shop.deliverAll();
  await shop.razorpay.call('POST', `/payments/${paymentId}/refund`, {});
  await shop.deliverAll();
  expect(
    (await shop.call('GET', `/payment/orders/${orderId}`, { token: naina.token })).body,
  ).toMatchObject({
    status: 'refunded',
    refundedAt: expect.any(String),
  });
  expect((await shop.mailbox(naina.email)).map(({ subject }) => subject)).toContain(
    'Refund: ₹5,000',
  );
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a partial refund ends nothing', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const { paymentId } = await shop.pay(orderId);
  await shop.razorpay.call('POST', `/payments/${paymentId}/refund`, { amount: 100_000 });
  await shop.deliverAll();
  expect(await shop.membership(naina)).toBe('basicPlan');
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a refund reported before its capture ends as refunded, and the late capture changes nothing', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const { paymentId } = await shop.pay(orderId);
  await shop.razorpay.call('POST', `/payments/${paymentId}/refund`, {});
  for (const event of shop.razorpay.events.splice(0).toReversed()) await shop.deliver(event);
  expect(
    (await shop.call('GET', `/payment/orders/${orderId}`, { token: naina.token })).body.status,
  ).toBe('refunded');
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a second capture of one order is refunded once', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const { paymentId } = await shop.pay(orderId);
  const first = await shop.razorpay.store.read('payment', paymentId);
  if (!first) throw new Error('the payment is not booked');
  const second = { ...first, id: 'pay_second' };
  await shop.razorpay.store.write('payment', second, orderId);
  await shop.deliverAll();
  const told = {
    entity: 'event',
    event: 'payment.captured',
    contains: ['payment'],
    payload: { payment: { entity: second } },
  };
  await shop.deliver(signed(JSON.stringify(told), 'evt_second_1'));
  await shop.deliver(signed(JSON.stringify(told), 'evt_second_2'));
  await shop.runJobs();
  await shop.deliverAll();
  expect(await shop.razorpay.store.childrenOf('refund', 'pay_second')).toHaveLength(1);
  expect(await shop.razorpay.store.childrenOf('refund', paymentId)).toHaveLength(0);
  expect(await toldTo(shop, naina)).toEqual([
    'You paid twice; we are returning one payment',
    'We received ₹5,000',
  ]);
  expect(await shop.membership(naina)).toBe('basicPlan');
  expect(await shop.faults([orderId])).toEqual([]);
});

test('an event without a valid signature over its exact bytes is refused', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  await shop.pay(orderId);
  const event = shop.razorpay.events.find(({ body }) => body.includes('payment.captured'));
  if (!event) throw new Error('no event');
  const forgeries = [
    { ...event, body: event.body.replace('500000', '500001') },
    { ...event, body: JSON.stringify(JSON.parse(event.body), null, 1) },
    { ...event, signature: event.signature.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')) },
    { ...event, signature: '' },
    { ...event, signature: event.signature.slice(1) },
    { ...event, signature: eventSignature(event.body, fakeKeys.keySecret) },
  ];
  for (const forged of forgeries) {
    const { status, body } = await shop.deliver(forged);
    expect([status, body.code]).toEqual([401, 'payment/invalid-event-signature']);
  }
  expect((await shop.call('POST', '/payment/webhook', { body: event.body })).status).toBe(401);
  expect(await shop.membership(naina)).toBeNull();
});

test('bad signatures are limited, valid ones never', async () => {
  const shop = await openShop({ RATE_LIMIT_FACTOR: '1' });
  const send = (event: SignedEvent) => shop.deliver(event).then(({ status }) => status);
  const statuses: number[] = [];
  for (let tries = 0; tries < 61; tries += 1)
    statuses.push(await send({ ...signed('{}'), signature: 'forged' }));
  expect([statuses[59], statuses[60]]).toEqual([401, 429]);
  expect(await send(signed('{"event":"payment.captured","payload":{}}'))).toBe(200);
});

test('an order that is not ours is recorded and put aside', async () => {
  const shop = await openShop();
  const entity = {
    id: 'pay_x',
    order_id: 'order_x',
    status: 'captured',
    amount: 500_000,
    currency: 'INR',
    captured: true,
  };
  const event = signed(
    JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } }),
  );
  expect((await shop.deliver(event)).status).toBe(200);
  expect((await shop.deliver(event)).status).toBe(200);
  expect(await shop.faults()).toEqual([]);
});

test.for([
  'not json',
  '[]',
  '{}',
  '{"event":1}',
  '{"event":"a\\u0000b","payload":{}}',
  '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"pay_1"}}}}',
])('the signed but unreadable event %j is recorded and put aside', async (body) => {
  const shop = await openShop();
  expect((await shop.deliver(signed(body))).status).toBe(200);
  expect((await shop.deliver(signed(body))).status).toBe(200);
  expect(await shop.faults()).toEqual([]);
});

test('an event that is too large is refused unread', async () => {
  const shop = await openShop();
  expect((await shop.deliver(signed(`{"event":"${'x'.repeat(300_000)}"}`))).status).toBe(413);
});
