import { expect, test } from 'vitest';
import { systemContext } from '#app/platform/context.ts';
import { pool } from '#app/platform/database.ts';
import { buyer, openShop, type Shop } from '#test/purchases.ts';
import { asks, buys, decide, openDesk, refundOf } from '#test/refunds.ts';
import { reconcileDue, reconcileNow } from './reconcile.service.ts';

const ctx = ({ clock }: Shop) => systemContext(clock, 'test');
const statusOf = async (shop: Shop, token: string, orderId: string): Promise<string> =>
  (await shop.call('GET', `/payment/orders/${orderId}`, { token })).body.status;

test('a payment whose browser and events were all lost is found after a quarter of an hour', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  await shop.pay(orderId);
  shop.clock.advance({ minutes: 14 });
  expect(await reconcileDue(ctx(shop))).toEqual({ checked: 0, failed: 0 });
  shop.clock.advance({ minutes: 1 });
  expect(await reconcileDue(ctx(shop))).toEqual({ checked: 1, failed: 0 });
  expect(await shop.membership(naina)).toBe('basicPlan');
  expect(await shop.faults([orderId])).toEqual([]);
});

test('an authorised payment is captured before the gateway sends it back', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const { paymentId } = await shop.pay(orderId, 'authorize');
  await reconcileNow(ctx(shop));
  expect(await shop.razorpay.store.read('payment', paymentId)).toMatchObject({
    status: 'captured',
  });
  expect(await shop.membership(naina)).toBe('basicPlan');
});

test('an order without a payment expires after a day, and a late capture still makes it paid', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  shop.clock.advance({ hours: 23, minutes: 59 });
  await reconcileNow(ctx(shop));
  expect(await statusOf(shop, naina.token, orderId)).toBe('created');
  shop.clock.advance({ minutes: 1 });
  await reconcileDue(ctx(shop));
  expect(await statusOf(shop, naina.token, orderId)).toBe('expired');
  await shop.pay(orderId);
  shop.clock.advance({ hours: 49 });
  await reconcileDue(ctx(shop));
  expect(await statusOf(shop, naina.token, orderId)).toBe('paid');
  expect(await shop.faults([orderId])).toEqual([]);
});

test('after the last check an order is left alone', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  await shop.order(naina);
  shop.clock.advance({ days: 4 });
  expect((await reconcileDue(ctx(shop))).checked).toBe(1);
  expect((await reconcileNow(ctx(shop))).checked).toBe(0);
});

test('while the gateway is down orders stay due, and are found when it is back', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  await shop.pay(orderId);
  const mend = shop.razorpay.breakDown(() => new Response('<html>', { status: 500 }));
  expect(await reconcileNow(ctx(shop))).toEqual({ checked: 1, failed: 1 });
  mend();
  shop.clock.advance({ minutes: 6 });
  expect(await reconcileDue(ctx(shop))).toEqual({ checked: 1, failed: 0 });
  expect(await shop.membership(naina)).toBe('basicPlan');
});

test('an order that the gateway never answered can’t be paid and expires', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const mend = shop.razorpay.breakDown(() => new Response('', { status: 500 }));
  await shop.call('POST', '/payment/orders', {
    token: naina.token,
    body: { planType: 'basicPlan' },
  });
  mend();
  shop.clock.advance({ hours: 25 });
  expect(await reconcileDue(ctx(shop))).toEqual({ checked: 1, failed: 0 });
  expect((await pool().query('select status from orders')).rows).toEqual([{ status: 'expired' }]);
});

test('two reconcilers at once never take the same order', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const orders = await Promise.all(Array.from({ length: 12 }, () => shop.order(naina)));
  shop.clock.advance({ minutes: 20 });
  const passes = await Promise.all(Array.from({ length: 4 }, () => reconcileDue(ctx(shop))));
  expect(passes.reduce((sum, { checked }) => sum + checked, 0)).toBe(orders.length);
});

test('a refund that is approved during a comparison is asked for, even if its job is lost', async () => {
  const { shop, admin } = await openDesk();
  const naina = await buyer(shop);
  const orderId = await buys(shop, naina);
  shop.clock.advance({ days: 4 });
  await reconcileDue(ctx(shop));
  const { id } = await asks(shop, naina, orderId, 500_000);
  const { rows } = await pool().query('select id from orders');
  const mend = shop.razorpay.breakDown(async () => {
    mend();
    await decide(shop, admin, id, 'approval', { amount: 500_000 });
    return Response.json({ entity: 'collection', count: 0, items: [] });
  });
  const compared = await shop.call('POST', `/admin/orders/${rows[0].id}/comparison`, {
    token: admin.token,
  });
  expect(compared.status).toBe(204);
  await reconcileDue(ctx(shop));
  expect((await refundOf(shop, naina, orderId)).requests).toMatchObject([
    { state: 'approved', sentAt: expect.any(String) },
  ]);
});
