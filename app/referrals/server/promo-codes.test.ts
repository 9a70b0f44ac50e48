import { expect, test } from 'vitest';
import { reconcileNow } from '#app/payments/server/orders/reconcile.service.ts';
import { systemContext } from '#app/platform/context.ts';
import { member, signedInAdmin, type SignedIn } from '#test/people.ts';
import { buyer, openShop, type Shop } from '#test/purchases.ts';
import { asks, decide } from '#test/refunds.ts';
import { seedPromoCodes } from './seed.ts';

const day = 86_400_000;

/** A shop with a desk: `make` makes a code there, live from now on unless it says otherwise. */
async function desk() {
  const shop = await openShop({ ADMIN_EMAIL: 'asha.rao@example.in' });
  await seedPromoCodes(shop.clock);
  const admin = await signedInAdmin(shop);
  const at = (ms: number) => new Date(shop.clock.now().getTime() + ms).toISOString();
  const written = {
    percent: null,
    amount: null,
    plans: [],
    minimum: null,
    firstPurchaseOnly: false,
    validFrom: at(0),
    validUntil: null,
    mostUses: null,
    mostUsesEach: null,
  };
  const post = (body: object) =>
    shop.call('POST', '/admin/promo-codes', { token: admin.token, body: { ...written, ...body } });
  const make = async (body: object) => {
    const made = await post(body);
    expect([made.status, made.body.error]).toEqual([201, undefined]);
    return made.body;
  };
  const put = (id: string, body: object) =>
    shop.call('PUT', `/admin/promo-codes/${id}`, {
      token: admin.token,
      body: { ...written, ...body },
    });
  const end = (id: string) =>
    shop.call('POST', `/admin/promo-codes/${id}/end`, { token: admin.token });
  const list = async (query: Record<string, string> = {}) =>
    (await shop.call('GET', '/admin/promo-codes', { token: admin.token, query })).body;
  return { shop, admin, at, post, make, put, end, list };
}

const verify = async (
  { call }: Shop,
  { token }: SignedIn,
  code: string,
  planType: string = 'basicPlan',
) => (await call('POST', '/payment/verify-referral', { token, body: { code, planType } })).body;

const refusal = async (shop: Shop, who: SignedIn, code: string, planType?: string) =>
  (await verify(shop, who, code, planType)).error;

const pays = async (shop: Shop, who: SignedIn, code: string): Promise<string> => {
  const { orderId } = await shop.order(who, 'basicPlan', code);
  await shop.confirm(who, orderId, await shop.pay(orderId));
  return orderId;
};

test('a code takes an amount off the bill, the charge and the books', async () => {
  const { shop, admin, make } = await desk();
  await make({ code: 'DIWALI500', amount: 500 });
  const naina = await buyer(shop);
  expect(await verify(shop, naina, 'diwali500')).toEqual({
    isValid: true,
    discountPercent: 0,
    discountAmount: 500,
    error: null,
    code: 'DIWALI500',
    referrerName: null,
  });
  const { orderId, amount } = await shop.order(naina, 'basicPlan', 'diwali500');
  expect(amount).toBe(450_000);
  await shop.confirm(naina, orderId, await shop.pay(orderId));
  expect(await shop.faults([orderId])).toEqual([]);
  const { token } = admin;
  const orders = await shop.call('GET', '/admin/orders', { token, query: { q: 'DIWALI500' } });
  const { body } = await shop.call('GET', `/admin/orders/${orders.body.items[0].id}`, { token });
  expect(body).toMatchObject({
    listPrice: 500_000,
    discountPercent: 0,
    discount: 50_000,
    credit: 0,
    amount: 450_000,
    code: 'DIWALI500',
  });
});

test('an amount above the price leaves one rupee to pay, of an upgrade too', async () => {
  const { shop, make } = await desk();
  await make({ code: 'NEARLY_FREE', amount: 90_000 });
  const naina = await buyer(shop);
  const { orderId, amount } = await shop.order(naina, 'basicPlan', 'NEARLY_FREE');
  expect(amount).toBe(100);
  await shop.confirm(naina, orderId, await shop.pay(orderId));
  const kabir = await member(shop, 'basicPlan');
  expect(await shop.order(kabir, 'premiumPlan', 'NEARLY_FREE')).toMatchObject({ amount: 100 });
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a buyer reads why a code can’t be used, and no order is made with it', async () => {
  const { shop, at, make, end } = await desk();
  const naina = await buyer(shop);
  await make({ code: 'TOMORROW', percent: 20, validFrom: at(day) });
  expect(await refusal(shop, naina, 'TOMORROW')).toMatch(
    /^This code is not valid yet\. It starts on /,
  );
  await make({ code: 'PREMIUM_ONLY', percent: 20, plans: ['premiumPlan'] });
  expect(await refusal(shop, naina, 'PREMIUM_ONLY')).toBe('This code is not for this plan.');
  expect(await refusal(shop, naina, 'PREMIUM_ONLY', 'premiumPlan')).toBeNull();
  await make({ code: 'LARGE_ONES', amount: 1000, minimum: 10_000 });
  expect(await refusal(shop, naina, 'LARGE_ONES')).toBe(
    'This code is for purchases of ₹10,000 or more.',
  );
  await make({ code: 'SHORT_ONE', percent: 20, validUntil: at(60_000) });
  await make({ code: 'ENDED_ONE', percent: 20 });
  await end('ended_one');
  shop.clock.advance({ minutes: 1 });
  const error = 'This code has expired.';
  expect(await refusal(shop, naina, 'SHORT_ONE')).toBe(error);
  expect(await refusal(shop, naina, 'ENDED_ONE')).toBe(error);
  const refused = await shop.call('POST', '/payment/orders', {
    token: naina.token,
    body: { planType: 'basicPlan', referralCode: 'ENDED_ONE', shown: await shop.offer(naina) },
  });
  expect([refused.status, refused.body.code, refused.body.error]).toEqual([
    400,
    'payment/invalid-code',
    error,
  ]);
});

test('the minimum is what an upgrade still costs, not the plan’s price', async () => {
  const { shop, make } = await desk();
  await make({ code: 'FROM_12000', amount: 1000, minimum: 12_000 });
  const asha = await member(shop, 'basicPlan', { email: 'asha@example.in' });
  // Given, so nothing is credited.
  expect(await refusal(shop, asha, 'FROM_12000', 'premiumPlan')).toBeNull();
  const naina = await buyer(shop);
  await pays(shop, naina, 'SPRING30');
  // ₹15,000 less the ₹3,500 that she paid.
  expect(await refusal(shop, naina, 'FROM_12000', 'premiumPlan')).toBe(
    'This code is for purchases of ₹12,000 or more.',
  );
});

test('a code for a first purchase is refused to someone who has paid, also when a payment comes late', async () => {
  const { shop, admin, make } = await desk();
  await make({ code: 'WELCOME', percent: 25, firstPurchaseOnly: true });
  const naina = await buyer(shop);
  const first = await shop.order(naina, 'basicPlan', 'WELCOME');
  const paid = await pays(shop, naina, 'SPRING30');
  expect(await refusal(shop, naina, 'WELCOME')).toBe('This code is for a first purchase only.');
  const { id } = await asks(shop, naina, paid, 350_000);
  await decide(shop, admin, id, 'approval', { amount: 350_000 });
  expect(await shop.membership(naina)).toBeNull();
  const late = await shop.confirm(naina, first.orderId, await shop.pay(first.orderId));
  expect([late.status, late.body.code]).toEqual([409, 'payment/superseded']);
  await reconcileNow(systemContext(shop.clock, 'test'));
  expect(await shop.faults()).toEqual([]);
});

test('the desk shows each code’s uses, open orders and revenue, and finds it by name and state', async () => {
  const { shop, at, make, end, list } = await desk();
  const made = await make({ code: 'Diwali_20', percent: 20, mostUses: 2, mostUsesEach: 1 });
  expect(made).toMatchObject({ id: 'diwali_20', code: 'Diwali_20', state: 'live', uses: 0 });
  await pays(shop, await buyer(shop), 'DIWALI_20');
  await shop.order(await buyer(shop), 'basicPlan', 'DIWALI_20');
  await make({ code: 'LATER', percent: 10, validFrom: at(day) });
  await make({ code: 'OVER', percent: 10 });
  await end('over');
  const { items, total } = await list();
  const states = items.map(({ code, state }: { code: string; state: string }) => [code, state]);
  expect(Object.fromEntries(states)).toEqual({
    Diwali_20: 'used-up',
    LATER: 'waiting',
    OVER: 'ended',
    SPRING30: 'live',
  });
  expect(total).toBe(4);
  expect((await list({ q: 'WALI' })).items).toMatchObject([
    { code: 'Diwali_20', uses: 1, reserved: 1, revenue: 4000, madeBy: expect.any(String) },
  ]);
  for (const state of ['live', 'waiting', 'used-up', 'ended'])
    expect((await list({ state })).items).toMatchObject([{ state }]);
});

test('once somebody has used a code, only its end and its limits can change', async () => {
  const { shop, at, make, put } = await desk();
  const code = { percent: 20, validFrom: at(0) };
  const { version } = await make({ code: 'DIWALI', ...code });
  const changed = await put('diwali', { ...code, percent: 25, version });
  expect([changed.status, changed.body.percent]).toEqual([200, 25]);
  expect((await put('diwali', { ...code, version })).body.code).toBe('codes/changed-meanwhile');
  const naina = await buyer(shop);
  await pays(shop, naina, 'DIWALI');
  await pays(shop, naina, 'DIWALI');
  const now = { ...code, percent: 25, version: changed.body.version };
  for (const other of [
    { percent: 30 },
    { percent: null, amount: 500 },
    { plans: ['premiumPlan'] },
    { minimum: 100 },
    { firstPurchaseOnly: true },
    { validFrom: at(-day) },
  ])
    expect((await put('diwali', { ...now, ...other })).body.code).toBe('codes/used');
  expect((await put('diwali', { ...now, mostUses: 1 })).body).toMatchObject({
    code: 'codes/below-uses',
    fields: { mostUses: 'It has been used 2 times already, open orders included.' },
  });
  expect((await put('diwali', { ...now, mostUsesEach: 1 })).body.fields).toHaveProperty(
    'mostUsesEach',
  );
  const end = at(day);
  const kept = await put('diwali', { ...now, mostUses: 2, mostUsesEach: 2, validUntil: end });
  expect(kept.body).toMatchObject({ state: 'used-up', validUntil: end, percent: 25 });
});

test('an ended code stays ended; an order that has reserved it can still be paid', async () => {
  const { shop, make, put, end, list } = await desk();
  const { version } = await make({ code: 'DIWALI', percent: 20 });
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina, 'basicPlan', 'DIWALI');
  expect((await end('diwali')).body).toMatchObject({ state: 'ended', endedAt: expect.any(String) });
  expect((await end('diwali')).body.code).toBe('codes/over');
  expect((await put('diwali', { percent: 20, version })).body.code).toBe('codes/over');
  expect((await end('no_such')).status).toBe(404);
  await shop.confirm(naina, orderId, await shop.pay(orderId));
  expect((await list({ q: 'diwali' })).items).toMatchObject([{ uses: 1, revenue: 4000 }]);
  expect(await shop.faults([orderId])).toEqual([]);
});

test('what makes no sense as a code is refused at its field', async () => {
  const { shop, admin, at, post } = await desk();
  const fieldsOf = async (body: object) => (await post({ code: 'DIWALI', ...body })).body.fields;
  expect(await fieldsOf({})).toHaveProperty('percent');
  expect(await fieldsOf({ percent: 10, amount: 10 })).toHaveProperty('percent');
  expect(await fieldsOf({ percent: 100 })).toHaveProperty('percent');
  expect(await fieldsOf({ amount: 0.5 })).toHaveProperty('amount');
  expect(await fieldsOf({ percent: 10, validUntil: at(-day) })).toHaveProperty('validUntil');
  expect(await fieldsOf({ percent: 10, code: 'TWO WORDS' })).toHaveProperty('code');
  expect(await fieldsOf({ percent: 10, code: 'spring30' })).toHaveProperty('code');
  const tenzin = await member(shop, 'basicPlan');
  const { body } = await shop.call('GET', `/auth/users/${tenzin.uid}`, { token: admin.token });
  expect(await fieldsOf({ percent: 10, code: body.referralCode })).toHaveProperty('code');
});
