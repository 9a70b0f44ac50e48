import { expect, test } from 'vitest';
import { stripeKeys } from '#test/fakes/stripe.ts';
import { signedIn, signedInAdmin } from '#test/people.ts';
import { openStripeShop } from '#test/stripe-purchases.ts';
import { stripeHeader } from './stripe-signature.ts';

const membershipOf = async (shop: Awaited<ReturnType<typeof openStripeShop>>, token: string) => {
  const { body } = await shop.call('GET', '/membership', { token });
  return body.status === 'active' ? body.planType : null;
};

test('a purchase: the page of the gateway, its events in any order and twice, one membership', async () => {
  const shop = await openStripeShop();
  const naina = await signedIn(shop, { email: 'naina@example.in' });
  const setup = await shop.call('GET', '/payment/setup');
  expect(setup.body).toEqual({
    ready: true,
    sandbox: false,
    script: null,
    most: 999_999.99,
  });
  const order = await shop.order(naina);
  expect(order).toEqual({
    orderId: expect.stringMatching(/^cs_test_\w{58}$/),
    amount: 500_000,
    currency: 'INR',
    pageUrl: `https://pay.example/pay/${order.orderId}`,
  });
  expect((await shop.back(naina, order.orderId)).body).toMatchObject({ status: 'created' });

  const back = new URL((await shop.stripe.pay(order.orderId)) ?? '');
  expect([back.pathname, back.search]).toEqual([
    '/register',
    `?plan=basicPlan&order=${order.orderId}`,
  ]);
  const events = shop.stripe.events.splice(0);
  expect(events.map(({ body }) => JSON.parse(body).type)).toEqual([
    'charge.succeeded',
    'payment_intent.succeeded',
    'checkout.session.completed',
  ]);
  for (const event of [...events.toReversed(), ...events]) {
    expect((await shop.deliver(event)).status).toBe(200);
    await shop.runJobs();
  }
  expect(await membershipOf(shop, naina.token)).toBe('basicPlan');
  expect((await shop.back(naina, order.orderId)).body).toMatchObject({ status: 'paid' });
  const orders = await shop.call('GET', '/payment/orders', { token: naina.token });
  expect(orders.body).toMatchObject([{ orderId: order.orderId, status: 'paid', amount: 500_000 }]);
  expect(await shop.faults()).toEqual([]);
});

test('whoever is back before the event is a member at once, since Stripe is asked', async () => {
  const shop = await openStripeShop();
  const naina = await signedIn(shop, { email: 'naina@example.in' });
  const other = await signedIn(shop, { email: 'other@example.in' });
  const { orderId } = await shop.order(naina);
  await shop.stripe.pay(orderId, 'decline');
  expect((await shop.back(naina, orderId)).body).toMatchObject({
    status: 'attempted',
    declined: true,
  });
  await shop.stripe.pay(orderId);
  expect((await shop.back(other, orderId)).status).toBe(404);
  const repaired = shop.stripe.breakDown(() => new Response('', { status: 503 }));
  expect((await shop.back(naina, orderId)).status).toBe(503);
  repaired();
  expect((await shop.back(naina, orderId)).body).toMatchObject({ status: 'paid' });
  await shop.deliverAll();
  expect(await membershipOf(shop, naina.token)).toBe('basicPlan');
  expect(await shop.faults()).toEqual([]);
});

test('a buyer of seats comes back to the page that sells them', async () => {
  const shop = await openStripeShop();
  const { token } = await signedIn(shop, { email: 'naina@example.in' });
  const { body: offers } = await shop.call('GET', '/payment/seat-offers', { token });
  const shown = { price: offers.plans[0].currentPrice, guaranteeDays: offers.guaranteeDays };
  const body = { planType: offers.plans[0].type, seats: 2, shown };
  const ordered = await shop.call('POST', '/payment/seat-orders', { token, body });
  const back = new URL((await shop.stripe.pay(ordered.body.orderId)) ?? '');
  expect([back.pathname, back.search]).toEqual([
    '/account/seats/new',
    `?order=${ordered.body.orderId}`,
  ]);
  await shop.deliverAll();
  const orders = await shop.call('GET', '/payment/orders', { token });
  expect(orders.body).toMatchObject([{ kind: 'seats', seats: 2, status: 'paid' }]);
});

test('a report of the browser makes no order paid, whatever it is signed with', async () => {
  const shop = await openStripeShop();
  const naina = await signedIn(shop, { email: 'naina@example.in' });
  const { orderId } = await shop.order(naina);
  const body = { paymentId: 'ch_1', signature: 'f'.repeat(64), status: 'completed' };
  const { token } = naina;
  const reply = await shop.call('PUT', `/payment/orders/${orderId}`, { token, body });
  expect([reply.status, reply.body.code]).toEqual([400, 'payment/invalid-signature']);
});

test('forged, old and re-written events change nothing', async () => {
  const shop = await openStripeShop();
  const naina = await signedIn(shop, { email: 'naina@example.in' });
  const { orderId } = await shop.order(naina);
  await shop.stripe.pay(orderId);
  const [event] = shop.stripe.events.splice(0);
  if (!event) throw new Error('no event');
  const now = Math.floor(shop.clock.now().getTime() / 1000);
  const { webhookSecret } = stripeKeys;
  for (const [body, signature] of [
    [event.body, stripeHeader(event.body, now, 'whsec_guessed')],
    [event.body, stripeHeader(event.body, now - 301, webhookSecret)],
    [`${event.body} `, stripeHeader(event.body, now, webhookSecret)],
    [event.body, ''],
  ] as const) {
    const headers = { 'stripe-signature': signature };
    const reply = await shop.call('POST', '/payment/webhook', { body, headers });
    expect([reply.status, reply.body.code]).toEqual([401, 'payment/invalid-event-signature']);
  }
  expect(await membershipOf(shop, naina.token)).toBeNull();
  await shop.deliver(event);
  expect(await membershipOf(shop, naina.token)).toBe('basicPlan');
});

test('a payment that the bank decides later is under way, and then counts or fails', async () => {
  const shop = await openStripeShop();
  const naina = await signedIn(shop, { email: 'naina@example.in' });
  for (const [outcome, status, declined] of [
    ['failed', 'attempted', true],
    ['succeeded', 'paid', false],
  ] as const) {
    const { orderId } = await shop.order(naina);
    await shop.stripe.pay(orderId, 'later');
    await shop.deliverAll();
    expect((await shop.back(naina, orderId)).body).toMatchObject({
      status: 'attempted',
      declined: false,
    });
    const [charge] = await shop.charges(orderId);
    await shop.stripe.bank('charges', charge?.id ?? '', outcome);
    await shop.deliverAll();
    expect((await shop.back(naina, orderId)).body).toMatchObject({ status, declined });
  }
  expect(await shop.faults()).toEqual([]);
});

test('two orders that are both paid before the page of the first is closed: one payment goes back, once', async () => {
  const shop = await openStripeShop();
  const naina = await signedIn(shop, { email: 'naina@example.in' });
  const first = await shop.order(naina, 'premiumPlan');
  const second = await shop.order(naina, 'premiumPlan');
  await shop.stripe.pay(second.orderId);
  await shop.stripe.pay(first.orderId);
  const events = shop.stripe.events.splice(0);
  for (const event of [...events, ...events]) await shop.deliver(event);
  await shop.runJobs({ ahead: true });
  await shop.deliverAll();
  const [kept] = await shop.charges(second.orderId);
  const [returned] = await shop.charges(first.orderId);
  expect([kept, returned]).toMatchObject([
    { status: 'captured', amount_refunded: 0 },
    { status: 'refunded', amount_refunded: 1_500_000 },
  ]);
  expect(await shop.stripe.store.childrenOf('refund', returned?.id ?? '')).toHaveLength(1);
  expect(await membershipOf(shop, naina.token)).toBe('premiumPlan');
  expect(await shop.faults()).toEqual([]);
});

test('a refund that is approved is asked for once, and followed to its end', async () => {
  const shop = await openStripeShop({ ADMIN_EMAIL: 'asha@example.in' });
  const admin = await signedInAdmin(shop);
  const naina = await signedIn(shop, { email: 'naina@example.in' });
  const { token } = naina;
  const { orderId } = await shop.order(naina);
  await shop.stripe.pay(orderId, 'pay', { vpa: 'naina@slowbank' });
  await shop.deliverAll();
  const asked = await shop.call('POST', `/payment/orders/${orderId}/refund`, {
    token,
    body: { amount: 500_000 },
  });
  expect(asked.status).toBe(201);
  await shop.call('POST', `/admin/refunds/${asked.body.id}/approval`, {
    token: admin.token,
    body: { amount: 500_000 },
  });
  await shop.runJobs();
  const [charge] = await shop.charges(orderId);
  const [refund, ...more] = await shop.stripe.store.childrenOf('refund', charge?.id ?? '');
  expect([refund, more]).toMatchObject([{ amount: 500_000, status: 'pending' }, []]);
  await shop.deliverAll();
  expect(await membershipOf(shop, token)).toBeNull();

  await shop.stripe.bank('refunds', refund?.id ?? '', 'failed');
  const failures = shop.stripe.events.splice(0);
  for (const event of [...failures, ...failures]) await shop.deliver(event);
  const desk = await shop.call('GET', '/admin/payments', { token: admin.token });
  expect(desk.body.payments.map(({ reason }: { reason: string }) => reason)).toEqual([
    'refund-failed',
  ]);
  expect(await shop.faults()).toEqual([]);
});

test('a lost dispute ends the membership', async () => {
  const shop = await openStripeShop({ ADMIN_EMAIL: 'asha@example.in' });
  const admin = await signedInAdmin(shop);
  const naina = await signedIn(shop, { email: 'naina@example.in' });
  const { orderId } = await shop.order(naina);
  await shop.stripe.pay(orderId);
  await shop.deliverAll();
  const [charge] = await shop.charges(orderId);
  const tell = (type: string, status: string) => {
    const object = {
      id: 'dp_1',
      object: 'dispute',
      charge: charge?.id,
      amount: 500_000,
      currency: 'inr',
      reason: 'fraudulent',
      status,
    };
    const id = `evt_${status}`;
    const body = JSON.stringify({ id, object: 'event', type, data: { object } });
    return shop.deliver({ id, body, signature: '' });
  };
  const waiting = async () => {
    const { body } = await shop.call('GET', '/admin/payments', { token: admin.token });
    return body.payments.map(({ reason }: { reason: string }) => reason);
  };
  await tell('charge.dispute.created', 'needs_response');
  expect(await waiting()).toEqual(['dispute-action-required']);
  expect(await membershipOf(shop, naina.token)).toBe('basicPlan');
  await tell('charge.dispute.closed', 'lost');
  expect(await waiting()).toEqual(['dispute-lost']);
  expect(await membershipOf(shop, naina.token)).toBeNull();
  expect(await shop.faults()).toEqual([]);
});
