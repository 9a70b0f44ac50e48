import { expect, test } from 'vitest';
import { asks, decides, exports, ordersWithRewards, payable, rewardsOf } from '#test/payouts.ts';
import { pool } from '#app/platform/database.ts';
import { signIn, toldTo } from '#test/people.ts';
import { buys, refund } from '#test/referring.ts';
import { buyer } from '#test/purchases.ts';
import { asks as asksRefund, decide, refundOf } from '#test/refunds.ts';

test('rewards pay a part of a renewal, and the gateway is asked for the rest', async () => {
  const { shop, tenzin } = await payable({}, 'basicPlan');
  expect(await shop.offer(tenzin)).toMatchObject({ price: 5000, rewards: 1800 });
  const { status, orderId, body } = await ordersWithRewards(shop, tenzin);
  expect([status, body.amount]).toEqual([201, 320_000]);
  expect((await rewardsOf(shop, tenzin)).sums).toMatchObject({
    payable: 180_000,
    reserved: 180_000,
  });
  expect((await asks(shop, tenzin)).code).toBe('payout/reserved');
  const paid = await shop.pay(orderId);
  expect((await shop.confirm(tenzin, orderId, paid)).body).toEqual({ status: 'paid' });
  await shop.deliverAll();
  const after = await rewardsOf(shop, tenzin);
  expect(after.sums).toEqual({
    pending: 0,
    held: 0,
    payable: 0,
    requested: 0,
    paid: 0,
    used: 180_000,
    reserved: 0,
    total: 0,
  });
  expect(after.entries[0]).toMatchObject({ name: null, state: 'used', amount: -180_000 });
  const orders = await shop.call('GET', '/payment/orders', { token: tenzin.token });
  expect(orders.body[0]).toMatchObject({ amount: 500_000, rewards: 180_000, status: 'paid' });
  expect(await shop.faults([orderId])).toEqual([]);

  await refund(shop, paid);
  expect((await rewardsOf(shop, tenzin)).sums).toMatchObject({ payable: 180_000, used: 0 });
  expect(await shop.faults([orderId])).toEqual([]);
});

test('what was shown is stated: another balance, price or sum is refused with the new offer', async () => {
  const { shop, tenzin } = await payable({}, 'basicPlan');
  for (const rewards of [
    { used: 1799, toPay: 3201 },
    { used: 1800, toPay: 3100 },
    { used: 4999, toPay: 1 },
  ]) {
    const { status, code, body } = await ordersWithRewards(shop, tenzin, 'basicPlan', { rewards });
    expect([status, code, body.offer.rewards]).toEqual([409, 'payment/offer-changed', 1800]);
    expect(body.error).toContain('Your rewards or the price have changed');
  }
  const stranger = await buyer(shop);
  const none = { used: 1, toPay: 4999 };
  const refused = await ordersWithRewards(shop, stranger, 'basicPlan', { rewards: none });
  expect([refused.status, refused.body.offer.rewards]).toEqual([409, 0]);
  const odd = await ordersWithRewards(shop, tenzin, 'basicPlan', {
    rewards: { used: 0, toPay: 5000 },
  });
  expect(odd.status).toBe(400);
  expect(await shop.faults()).toEqual([]);
});

test('a rupee is left to pay, and what is left of the rewards can be paid out', async () => {
  const { shop, tenzin, admin } = await payable({}, 'basicPlan');
  for (let more = 0; more < 3; more += 1)
    await buys(shop, await buyer(shop), 'TENZIN_BUILDS', 'premiumPlan');
  shop.clock.advance({ days: 61 });
  const later = { ...tenzin, ...(await signIn(shop, tenzin)) };
  const desk = { ...admin, ...(await signIn(shop, admin)) };
  expect(await shop.offer(later)).toMatchObject({ price: 5000, rewards: 5850 });
  const { orderId, body } = await ordersWithRewards(shop, later);
  expect(body.amount).toBe(100);
  await shop.confirm(later, orderId, await shop.pay(orderId));
  const { id } = await asks(shop, later);
  expect((await rewardsOf(shop, later)).payouts[0]).toMatchObject({ id, amount: 85_100 });
  await exports(shop, desk);
  expect((await decides(shop, desk, id, { reference: 'UTR 1' })).status).toBe(204);
  expect((await rewardsOf(shop, later)).sums).toMatchObject({
    payable: 0,
    paid: 85_100,
    used: 499_900,
    total: 85_100,
  });
  expect(await shop.faults([orderId])).toEqual([]);
});

test('an upgrade is credited with what rewards paid, and a refund of both returns money and rewards', async () => {
  const { shop, tenzin: early, admin: before } = await payable({}, 'basicPlan');
  // The granted membership is over, so the next one is bought.
  shop.clock.advance({ days: 310 });
  const tenzin = { ...early, ...(await signIn(shop, early)) };
  const admin = { ...before, ...(await signIn(shop, before)) };
  const { orderId } = await ordersWithRewards(shop, tenzin);
  await shop.confirm(tenzin, orderId, await shop.pay(orderId));
  expect(await shop.offer(tenzin, 'premiumPlan')).toMatchObject({
    kind: 'upgrade',
    credit: 5000,
    price: 10_000,
    rewards: 0,
  });
  const upgrade = await shop.order(tenzin, 'premiumPlan');
  await shop.confirm(tenzin, upgrade.orderId, await shop.pay(upgrade.orderId));
  const { bill } = await refundOf(shop, tenzin, orderId);
  expect(bill).toMatchObject({ amount: 1_320_000, rewards: 180_000 });
  const { id } = await asksRefund(shop, tenzin, orderId, bill.amount);
  expect((await decide(shop, admin, id, 'approval', { amount: bill.amount })).status).toBe(204);
  await shop.runJobs();
  await shop.deliverAll();
  expect((await rewardsOf(shop, tenzin)).sums).toMatchObject({ payable: 180_000, used: 0 });
  expect(await toldTo(shop, tenzin)).toContain('Your refund of ₹3,200 is on its way');
  const mailed = await shop.mailbox(tenzin.email);
  expect(
    mailed
      .filter(({ text }) => /Rewards, payable again\s+₹1,800/.test(text))
      .map(({ subject }) => subject),
  ).toEqual(['Refund: ₹3,200']);
  expect(await shop.faults([orderId, upgrade.orderId])).toEqual([]);
});

test('a closed order that is paid late counts only while its rewards are there', async () => {
  const { shop, tenzin } = await payable({}, 'basicPlan');
  const late = await ordersWithRewards(shop, tenzin);
  const second = await ordersWithRewards(shop, tenzin);
  expect([late.status, second.status]).toEqual([201, 201]);
  const first = await shop.confirm(tenzin, late.orderId, await shop.pay(late.orderId));
  expect([first.status, first.body.error]).toEqual([
    409,
    'Your membership or your rewards have changed since you placed this order, so your payment will be refunded to the account it was paid from.',
  ]);
  await shop.runJobs();
  await shop.deliverAll();
  expect((await rewardsOf(shop, tenzin)).sums).toMatchObject({ payable: 180_000, used: 0 });
  await shop.confirm(tenzin, second.orderId, await shop.pay(second.orderId));
  expect((await rewardsOf(shop, tenzin)).sums).toMatchObject({ payable: 0, used: 180_000 });
  expect(await shop.faults([late.orderId, second.orderId])).toEqual([]);
});

test('rewards that were reversed before the order is paid pay nothing; after it they are deducted', async () => {
  const { shop, tenzin, basic, premium } = await payable({}, 'basicPlan');
  const { orderId } = await ordersWithRewards(shop, tenzin);
  await refund(shop, basic);
  expect((await shop.confirm(tenzin, orderId, await shop.pay(orderId))).status).toBe(409);
  await shop.runJobs();
  await shop.deliverAll();
  const again = await ordersWithRewards(shop, tenzin);
  expect(again.used).toBe(1350);
  await shop.confirm(tenzin, again.orderId, await shop.pay(again.orderId));
  await refund(shop, premium);
  expect((await rewardsOf(shop, tenzin)).sums).toMatchObject({
    payable: -135_000,
    used: 135_000,
    total: -135_000,
  });
  expect((await shop.offer(tenzin)).rewards).toBe(0);
  expect(await shop.faults([orderId, again.orderId])).toEqual([]);
});

test('a part that goes back on the gateway’s dashboard leaves the rewards alone; the rest brings them back', async () => {
  const { shop, tenzin } = await payable({}, 'basicPlan');
  const { orderId } = await ordersWithRewards(shop, tenzin);
  const { paymentId, ...paid } = await shop.pay(orderId);
  await shop.confirm(tenzin, orderId, { paymentId, ...paid });
  await shop.razorpay.call('POST', `/payments/${paymentId}/refund`, { amount: 100_000 });
  await shop.deliverAll();
  expect((await rewardsOf(shop, tenzin)).sums.used).toBe(180_000);
  expect((await refundOf(shop, tenzin, orderId)).bill).toMatchObject({
    amount: 220_000,
    rewards: 180_000,
  });
  await refund(shop, { paymentId });
  expect((await rewardsOf(shop, tenzin)).sums).toMatchObject({ payable: 180_000, used: 0 });
  expect(await shop.faults([orderId])).toEqual([]);
});

test('the desk, the receipt, the export and the table of tax say what rewards paid', async () => {
  const { shop, tenzin, admin } = await payable({}, 'basicPlan');
  const { orderId } = await ordersWithRewards(shop, tenzin);
  await shop.confirm(tenzin, orderId, await shop.pay(orderId));
  const { token } = admin;
  const { items } = (await shop.call('GET', '/admin/orders', { token, query: { q: orderId } }))
    .body;
  const found = await shop.call('GET', `/admin/orders/${items[0].id}`, { token });
  expect(found.body).toMatchObject({ amount: 500_000, rewards: 180_000 });
  const table = await shop.call('POST', '/admin/order-tables', { token, body: { q: orderId } });
  expect(String(table.body)).toMatch(/"Paid","5000","","1800"/);
  const revenue = (await shop.call('GET', '/admin/revenue', { token })).body;
  expect(revenue.all.paid).toBe(320_000);
  expect(revenue.documents).toMatchObject([{ kind: 'receipt', total: 500_000, rewards: 180_000 }]);
  const { rows } = await pool().query(
    "select facts -> 'rewardsPaise' as paise from documents order by issued_at desc, number desc limit 1",
  );
  expect(rows).toEqual([{ paise: 180_000 }]);
  const receipt = (await shop.mailbox(tenzin.email)).find(({ subject }) =>
    subject.startsWith('Receipt'),
  );
  expect(receipt).toMatchObject({ subject: 'Receipt: Basic Plan (1 Year), ₹5,000' });
  expect(receipt?.text).toMatch(/With your rewards\s+₹1,800/);
  expect(await shop.faults([orderId])).toEqual([]);
});
