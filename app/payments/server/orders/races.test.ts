import { expect, test } from 'vitest';
import { systemContext } from '#app/platform/context.ts';
import { pool } from '#app/platform/database.ts';
import { toldTo } from '#test/people.ts';
import { buyer, openShop } from '#test/purchases.ts';
import { configurePayments } from '../ports.ts';
import { reconcileNow } from './reconcile.service.ts';

test('fifty reports, the gateway’s events and two reconcilers at once open one membership', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const paid = await shop.pay(orderId);
  const ctx = systemContext(shop.clock, 'test');
  const events = shop.razorpay.events.splice(0);
  const passes = Promise.all([reconcileNow(ctx), reconcileNow(ctx)]);
  const replies = await Promise.all([
    ...Array.from({ length: 50 }, () => shop.confirm(naina, orderId, paid)),
    ...[...events, ...events, ...events].map((event) => shop.deliver(event)),
  ]);
  await passes;
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  expect(
    (await pool().query('select count(*)::int as periods from membership_periods')).rows,
  ).toEqual([{ periods: 1 }]);
  expect(await shop.faults([orderId])).toEqual([]);
});

test('of fifty orders made at once one is open; when eight are paid at once, one counts and the others are refunded', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const orders = await Promise.all(Array.from({ length: 50 }, () => shop.order(naina)));
  const { body } = await shop.call('GET', '/payment/orders', { token: naina.token });
  expect(body).toHaveLength(50);
  expect(body.filter(({ status }: { status: string }) => status === 'created')).toHaveLength(1);
  const replies = await Promise.all(
    orders
      .slice(-8)
      .map(async ({ orderId }) => shop.confirm(naina, orderId, await shop.pay(orderId))),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ body }) => body.code === 'payment/superseded')).toHaveLength(7);
  await shop.runJobs();
  await shop.deliverAll();
  expect(
    (await pool().query('select count(*)::int as periods from membership_periods')).rows,
  ).toEqual([{ periods: 1 }]);
  expect(
    (
      await pool().query(
        'select count(*)::int as refunds from refunds where gateway_refund_id is not null',
      )
    ).rows,
  ).toEqual([{ refunds: 7 }]);
  expect(await shop.faults(orders.map(({ orderId }) => orderId))).toEqual([]);
});

test('a refund racing fifty reports of its capture ends as refunded', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const paid = await shop.pay(orderId);
  await shop.razorpay.call('POST', `/payments/${paid.paymentId}/refund`, {});
  await Promise.all([
    ...shop.razorpay.events.splice(0).map((event) => shop.deliver(event)),
    ...Array.from({ length: 50 }, () => shop.confirm(naina, orderId, paid)),
  ]);
  expect(
    (await shop.call('GET', `/payment/orders/${orderId}`, { token: naina.token })).body.status,
  ).toBe('refunded');
  expect(await shop.faults([orderId])).toEqual([]);
});

test('higher features hear once that an order was paid, and once that it was refunded', async () => {
  const shop = await openShop();
  const told: string[] = [];
  configurePayments({
    config: shop.config,
    ports: {
      onPaid: async (_ctx, { planType, amountPaise }) =>
        void told.push(`paid ${planType} ${amountPaise}`),
      onRefunded: async (_ctx, { planType }) => void told.push(`refunded ${planType}`),
    },
  });
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const paid = await shop.pay(orderId);
  const events = shop.razorpay.events.splice(0);
  for (const event of events)
    await Promise.all([
      shop.deliver(event),
      shop.deliver(event),
      shop.confirm(naina, orderId, paid),
    ]);
  await shop.razorpay.call('POST', `/payments/${paid.paymentId}/refund`, {});
  for (const event of shop.razorpay.events.splice(0))
    await Promise.all([shop.deliver(event), shop.deliver(event)]);
  expect(told).toEqual(['paid basicPlan 500000', 'refunded basicPlan']);
});

test('the buyer gets one notification and one mail about the payment, and one of each about the refund', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const paid = await shop.pay(orderId);
  await Promise.all([shop.confirm(naina, orderId, paid), shop.deliverAll()]);
  await shop.confirm(naina, orderId, paid);
  expect(await toldTo(shop, naina)).toEqual(['We received ₹5,000']);
  await shop.razorpay.call('POST', `/payments/${paid.paymentId}/refund`, {});
  const refunds = shop.razorpay.events.splice(0);
  await Promise.all([...refunds, ...refunds].map((event) => shop.deliver(event)));
  expect(await toldTo(shop, naina)).toEqual([
    'Your refund of ₹5,000 is on its way',
    'We received ₹5,000',
  ]);
  const subjects = (await shop.mailbox(naina.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('₹5,000')).toSorted()).toEqual([
    'Receipt: Basic Plan (1 Year), ₹5,000',
    'Refund: ₹5,000',
  ]);
});
