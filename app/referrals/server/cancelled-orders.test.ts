import { expect, test } from 'vitest';
import { asks, ordersWithRewards, payable, rewardsOf, upi } from '#test/payouts.ts';

const cancels = (shop: Awaited<ReturnType<typeof payable>>['shop'], token: string, id: string) =>
  shop.call('DELETE', `/payment/orders/${id}`, { token });

test('whoever left the payment cancels the order, and asks for the payout', async () => {
  const { shop, tenzin } = await payable({}, 'basicPlan');
  const { orderId } = await ordersWithRewards(shop, tenzin);
  const before = await rewardsOf(shop, tenzin);
  expect([before.sums.reserved, before.reservedBy]).toEqual([180_000, orderId]);
  const refused = await asks(shop, tenzin);
  expect([refused.code, refused.body.error]).toEqual([
    'payout/reserved',
    'An unfinished payment holds some of your rewards. Pay or cancel its order, and then ask for the payout. After a day it closes by itself.',
  ]);
  expect((await cancels(shop, tenzin.token, before.reservedBy)).status).toBe(204);
  const after = await rewardsOf(shop, tenzin);
  expect([after.sums.reserved, after.sums.payable, after.reservedBy]).toEqual([0, 180_000, null]);
  expect((await asks(shop, tenzin)).status).toBe(201);

  // The window was still open in another tab: the rewards are gone, so the money goes back.
  const late = await shop.confirm(tenzin, orderId, await shop.pay(orderId));
  expect([late.status, late.body.code]).toEqual([409, 'payment/superseded']);
  await shop.runJobs();
  await shop.deliverAll();
  expect((await rewardsOf(shop, tenzin)).sums).toMatchObject({ requested: 180_000, used: 0 });
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a cancelled order that is paid while its rewards are there is paid with them', async () => {
  const { shop, tenzin } = await payable({}, 'basicPlan');
  const { orderId } = await ordersWithRewards(shop, tenzin);
  await cancels(shop, tenzin.token, orderId);
  const paid = await shop.confirm(tenzin, orderId, await shop.pay(orderId));
  expect(paid.body).toEqual({ status: 'paid' });
  expect((await rewardsOf(shop, tenzin)).sums).toMatchObject({ payable: 0, used: 180_000 });
  await shop.deliverAll();
  expect(await shop.faults([orderId])).toEqual([]);
});

test('an order that is paid, cancelled and in the way of a payout, all at once, ends in one way', async () => {
  const { shop, tenzin } = await payable({}, 'basicPlan');
  const { orderId } = await ordersWithRewards(shop, tenzin);
  const pays = async () => {
    await shop.pay(orderId);
    await Promise.all(shop.razorpay.events.splice(0).map((event) => shop.deliver(event)));
  };
  const [, ...replies] = await Promise.all([
    pays(),
    ...Array.from({ length: 12 }, () => [
      cancels(shop, tenzin.token, orderId),
      asks(shop, tenzin, upi, 180_000),
    ]).flat(),
  ]);
  expect(replies.filter(({ status }) => ![201, 204, 409].includes(status))).toEqual([]);
  await shop.runJobs();
  await shop.deliverAll();
  const { payable: left, requested, used, reserved } = (await rewardsOf(shop, tenzin)).sums;
  const { body } = await shop.call('GET', `/payment/orders/${orderId}`, { token: tenzin.token });
  // Either the order has the rewards, or they are its owner's and the payment went back.
  expect([reserved, left + requested + used]).toEqual([0, 180_000]);
  expect([0, 180_000]).toContain(used);
  expect([body.status, body.returned === null]).toEqual(
    used > 0 ? ['paid', true] : ['expired', false],
  );
  expect(await shop.faults([orderId])).toEqual([]);
});
