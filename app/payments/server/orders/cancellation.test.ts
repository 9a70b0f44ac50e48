import { expect, test } from 'vitest';
import { pool } from '#app/platform/database.ts';
import { member, signedIn, type SignedIn } from '#test/people.ts';
import { buyer, openShop, type Shop } from '#test/purchases.ts';
import { rename } from '#test/referring.ts';
import { openStripeShop } from '#test/stripe-purchases.ts';

const cancels = (shop: Pick<Shop, 'call'>, { token }: Pick<SignedIn, 'token'>, orderId: string) =>
  shop.call('DELETE', `/payment/orders/${orderId}`, { token });

const statusOf = async (
  shop: Pick<Shop, 'call'>,
  { token }: Pick<SignedIn, 'token'>,
  orderId: string,
) => (await shop.call('GET', `/payment/orders/${orderId}`, { token })).body.status;

test('a buyer cancels an order that is not paid, as often as they like, and nobody else does', async () => {
  const shop = await openShop();
  await rename(shop, await member(shop, 'premiumPlan'), 'TENZIN_BUILDS');
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina, 'basicPlan', 'TENZIN_BUILDS');
  expect((await cancels(shop, await buyer(shop), orderId)).status).toBe(404);
  expect(await statusOf(shop, naina, orderId)).toBe('created');
  for (let times = 0; times < 2; times += 1)
    expect((await cancels(shop, naina, orderId)).status).toBe(204);
  expect(await statusOf(shop, naina, orderId)).toBe('expired');
  const { rows } = await pool().query('select released_because from code_redemptions');
  expect(rows).toEqual([{ released_because: 'expired' }]);
  expect(await shop.faults([orderId])).toEqual([]);
});

test('an order that the gateway never answered to is cancelled by our own id', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const mend = shop.razorpay.breakDown(() => new Response('{}', { status: 502 }));
  await shop.call('POST', '/payment/orders', {
    token: naina.token,
    body: { planType: 'basicPlan' },
  });
  mend();
  const { rows } = await pool().query('select id from orders');
  expect((await cancels(shop, naina, rows[0].id)).status).toBe(204);
  expect((await pool().query('select status from orders')).rows).toEqual([{ status: 'expired' }]);
});

test('a paid order is not cancelled, whether its payment is known or not', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  await shop.pay(orderId);
  for (let times = 0; times < 2; times += 1) {
    const { status, body } = await cancels(shop, naina, orderId);
    expect([status, body.code]).toEqual([409, 'payment/already-paid']);
  }
  expect(await shop.membership(naina)).toBe('basicPlan');
  await shop.deliverAll();
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a capture that arrives while the gateway is being asked wins', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  await shop.pay(orderId);
  const events = shop.razorpay.events.splice(0);
  const mend = shop.razorpay.breakDown(async () => {
    for (const event of events.splice(0)) await shop.deliver(event);
    // The answer was made before the payment.
    return Response.json({ items: [] });
  });
  const { status, body } = await cancels(shop, naina, orderId);
  mend();
  expect([status, body.code]).toEqual([409, 'payment/already-paid']);
  expect([await statusOf(shop, naina, orderId), await shop.membership(naina)]).toEqual([
    'paid',
    'basicPlan',
  ]);
  expect(await shop.faults([orderId])).toEqual([]);
});

test('while the gateway can’t be asked, nothing is cancelled', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const mend = shop.razorpay.breakDown(() => new Response('', { status: 503 }));
  const { status, body, headers } = await cancels(shop, naina, orderId);
  expect([status, body.code, headers.get('retry-after')]).toEqual([
    503,
    'payment/gateway-unavailable',
    '30',
  ]);
  mend();
  expect(await statusOf(shop, naina, orderId)).toBe('created');
});

test('a cancelled order that is paid after all counts, and beside another order it goes back', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  await cancels(shop, naina, orderId);
  const paid = await shop.confirm(naina, orderId, await shop.pay(orderId));
  expect(paid.body).toEqual({ status: 'paid' });
  const [first, second] = [await buyer(shop), await buyer(shop)];
  const gaveUp = await shop.order(first);
  await cancels(shop, first, gaveUp.orderId);
  const next = await shop.order(first, 'premiumPlan');
  await shop.confirm(first, next.orderId, await shop.pay(next.orderId));
  const late = await shop.confirm(first, gaveUp.orderId, await shop.pay(gaveUp.orderId));
  expect([late.status, late.body.code]).toEqual([409, 'payment/superseded']);
  await shop.runJobs();
  await shop.deliverAll();
  expect(await shop.membership(first)).toBe('premiumPlan');
  expect(await shop.membership(second)).toBeNull();
  const { rows } = await pool().query('select reason from payment_quarantine');
  expect(rows).toEqual([{ reason: 'superseded' }]);
  expect(await shop.faults([orderId, gaveUp.orderId, next.orderId])).toEqual([]);
});

test('an order at Stripe is cancelled the same way, and its late payment still counts', async () => {
  const shop = await openStripeShop();
  const naina = await signedIn(shop, { email: 'naina@example.in' });
  const { orderId } = await shop.order(naina);
  expect((await cancels(shop, naina, orderId)).status).toBe(204);
  expect(await statusOf(shop, naina, orderId)).toBe('expired');
  await shop.stripe.pay(orderId);
  await shop.deliverAll();
  expect(await statusOf(shop, naina, orderId)).toBe('paid');
  expect(await shop.faults()).toEqual([]);
});
