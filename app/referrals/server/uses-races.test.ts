import { expect, test } from 'vitest';
import { asks, ordersWithRewards, payable, rewardsOf, upi } from '#test/payouts.ts';

test('of fifty orders and requests for a payout at once, none gets a rupee that another has', async () => {
  const { shop, tenzin } = await payable({}, 'basicPlan');
  const replies = await Promise.all(
    Array.from({ length: 25 }, () => [
      ordersWithRewards(shop, tenzin, 'basicPlan', { rewards: { used: 1800, toPay: 3200 } }),
      asks(shop, tenzin, upi, 180_000),
    ]).flat(),
  );
  expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true);
  const orders = replies.flatMap((reply) => ('orderId' in reply && reply.orderId) || []);
  await Promise.all([
    ...orders
      .slice(-8)
      .map(async (orderId) => shop.confirm(tenzin, orderId, await shop.pay(orderId))),
    asks(shop, tenzin, upi, 180_000),
  ]);
  await shop.runJobs();
  await shop.deliverAll();
  const { payable: left, requested, used } = (await rewardsOf(shop, tenzin)).sums;
  expect([left + requested + used, Math.max(left, requested, used)]).toEqual([180_000, 180_000]);
  expect(await shop.faults(orders)).toEqual([]);
});

test('if a closed order is paid late while a payout is requested, one of them gets the rewards', async () => {
  const { shop, tenzin } = await payable({}, 'basicPlan');
  const { orderId } = await ordersWithRewards(shop, tenzin);
  await shop.order(tenzin);
  shop.razorpay.events.splice(0);
  await shop.pay(orderId);
  const events = shop.razorpay.events.splice(0);
  await Promise.all([
    ...events.map((event) => shop.deliver(event)),
    ...Array.from({ length: 47 }, () => asks(shop, tenzin, upi, 180_000)),
  ]);
  await shop.runJobs();
  await shop.deliverAll();
  const { payable: left, requested, used } = (await rewardsOf(shop, tenzin)).sums;
  expect([left, requested + used, Math.max(requested, used)]).toEqual([0, 180_000, 180_000]);
  expect(await shop.faults([orderId])).toEqual([]);
});
