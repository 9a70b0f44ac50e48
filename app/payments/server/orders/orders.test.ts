import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { signedIn } from '#test/people.ts';
import { buyer, openShop } from '#test/purchases.ts';

test('a visitor can’t order', async () => {
  const { call } = await testApp();
  expect((await call('POST', '/payment/orders', { body: { planType: 'basicPlan' } })).status).toBe(
    401,
  );
  expect(
    (
      await call('PUT', '/payment/orders/order_1', {
        body: { paymentId: 'pay_1', status: 'failed' },
      })
    ).status,
  ).toBe(401);
  expect((await call('GET', '/payment/orders')).status).toBe(401);
});

test('an order is priced by our own table, in paise, whatever the browser says', async () => {
  const shop = await openShop();
  const { token } = await buyer(shop);
  const body = {
    planType: 'basicPlan',
    amount: 1,
    price: 1,
    currency: 'USD',
    discountPercent: 100,
    kind: 'upgrade',
    uid: 'someone',
  };
  const reply = await shop.call('POST', '/payment/orders', { token, body });
  expect(reply.status).toBe(201);
  expect(reply.body).toEqual({
    orderId: expect.stringMatching(/^order_/),
    amount: 500_000,
    currency: 'INR',
    key: 'rzp_test_fake',
  });
  expect(await shop.razorpay.store.read('order', reply.body.orderId)).toMatchObject({
    amount: 500_000,
    currency: 'INR',
    status: 'created',
  });
});

test.for(['goldPlan', 'BasicPlan', '__proto__', 'constructor', '', ' basicPlan'])(
  'the plan %j is refused',
  async (planType) => {
    const shop = await openShop();
    const { token } = await buyer(shop);
    const { status, body } = await shop.call('POST', '/payment/orders', {
      token,
      body: { planType },
    });
    expect([status, body.code]).toEqual([400, 'payment/unknown-plan']);
  },
);

test.for([[['basicPlan']], [null], [{ planType: 'basicPlan' }], [7]])(
  'a plan that is no text is refused',
  async ([planType]) => {
    const shop = await openShop();
    const { token } = await buyer(shop);
    expect((await shop.call('POST', '/payment/orders', { token, body: { planType } })).status).toBe(
      400,
    );
  },
);

test('an invalid code is refused, never silently charged at the full price', async () => {
  const shop = await openShop();
  const { token } = await buyer(shop);
  const { status, body } = await shop.call('POST', '/payment/orders', {
    token,
    body: { planType: 'basicPlan', referralCode: 'SPRING30' },
  });
  expect([status, body.code, body.error]).toEqual([
    400,
    'payment/invalid-code',
    'Invalid referral code',
  ]);
  expect((await shop.call('GET', '/payment/orders', { token })).body).toEqual([]);
});

test('the College plan needs an academic address', async () => {
  const shop = await openShop();
  const outsider = await buyer(shop, 'naina@example.in');
  const student = await buyer(shop, 'naina@cs.iitb.ac.in');
  const order = (token: string) =>
    shop.call('POST', '/payment/orders', { token, body: { planType: 'collegePlan' } });
  expect((await order(outsider.token)).body.code).toBe('payment/college-not-eligible');
  expect((await order(student.token)).body.amount).toBe(180_000);
});

test('an order that differs from what the buyer saw is refused with the new offer, and nothing can be paid', async () => {
  const shop = await openShop();
  const member = await buyer(shop);
  const order = (body: object) =>
    shop.call('POST', '/payment/orders', {
      token: member.token,
      body: { planType: 'basicPlan', ...body },
    });
  const shown = await shop.offer(member);
  expect(shown).toMatchObject({ kind: 'purchase', price: 5000 });
  const { orderId } = await shop.order(member);
  await shop.confirm(member, orderId, await shop.pay(orderId));

  const renewal = await shop.offer(member);
  expect(renewal.kind).toBe('renewal');
  const stale = [
    { shown },
    {},
    { shown: { ...renewal, startsAt: shown.startsAt } },
    { shown: { ...renewal, price: 1 } },
  ];
  for (const body of stale) {
    const refused = await order(body);
    expect([refused.status, refused.body]).toEqual([
      409,
      {
        error: expect.stringContaining('has changed'),
        code: 'payment/offer-changed',
        offer: renewal,
      },
    ]);
  }
  expect((await shop.call('GET', '/payment/orders', { token: member.token })).body).toHaveLength(1);

  const renewed = await order({ shown: renewal });
  expect(renewed.status).toBe(201);
  const { kind, startsAt, endsAt } = renewal;
  const path = `/payment/orders/${renewed.body.orderId}`;
  expect((await shop.call('GET', path, { token: member.token })).body).toMatchObject({
    kind,
    startsAt,
    endsAt,
    status: 'created',
  });
});

test('ten orders an hour are enough for anyone', async () => {
  const shop = await openShop({ RATE_LIMIT_FACTOR: '1' });
  const { token } = await buyer(shop);
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push(
      (await shop.call('POST', '/payment/orders', { token, body: { planType: 'basicPlan' } }))
        .status,
    );
  expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
});

test('while the gateway is down an order is refused with a time to retry, and nothing can be paid', async () => {
  const shop = await openShop();
  const { token } = await buyer(shop);
  shop.razorpay.breakDown(() => new Response('{}', { status: 502 }));
  const { status, body, headers } = await shop.call('POST', '/payment/orders', {
    token,
    body: { planType: 'basicPlan' },
  });
  expect([status, body.code, headers.get('retry-after')]).toEqual([
    503,
    'payment/gateway-unavailable',
    '30',
  ]);
  expect((await shop.call('GET', '/payment/orders', { token })).body).toEqual([]);
  expect(await shop.faults()).toEqual([]);
});

test('without a gateway checkout says that payments are not set up', async () => {
  const { token } = await signedIn(await testApp());
  const app = await testApp({ APP_URL: 'https://liftoff.example', SMTP_URL: 'smtp://127.0.0.1:1' });
  expect((await app.call('GET', '/payment/setup')).body).toEqual({
    ready: false,
    sandbox: false,
    script: null,
    most: null,
  });
  const { status, body } = await app.call('POST', '/payment/orders', {
    token,
    body: { planType: 'basicPlan' },
  });
  expect([status, body.code, body.error]).toEqual([
    503,
    'payment/not-set-up',
    'Payments are not set up on this site yet.',
  ]);
});

test('orders are visible only to their buyer', async () => {
  const shop = await openShop();
  const owner = await buyer(shop);
  const other = await buyer(shop);
  const { orderId } = await shop.order(owner);
  expect(
    (await shop.call('GET', `/payment/orders/${orderId}`, { token: owner.token })).body,
  ).toMatchObject({
    orderId,
    status: 'created',
    amount: 500_000,
    paidAt: null,
  });
  expect(
    (await shop.call('GET', `/payment/orders/${orderId}`, { token: other.token })).status,
  ).toBe(404);
  expect((await shop.call('GET', '/payment/orders', { token: other.token })).body).toEqual([]);
});

test('plans are public, in rupees', async () => {
  const basic = ['Newsletters', 'Community', 'No-Code & AI Toolkit', 'Build Real Projects'];
  const { call } = await testApp();
  const { status, body } = await call('GET', '/plans');
  expect(status).toBe(200);
  expect(body[0]).toEqual({
    type: 'basicPlan',
    name: 'Basic',
    originalPrice: 7000,
    currentPrice: 5000,
    discountPercent: 29,
    validity: '1 year',
    features: basic,
    added: basic,
  });
});
