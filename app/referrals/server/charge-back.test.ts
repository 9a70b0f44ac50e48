import { expect, test } from 'vitest';
import { pool } from '#app/platform/database.ts';
import { asks, ordersWithRewards, payable, rewardsOf } from '#test/payouts.ts';
import { toldTo } from '#test/people.ts';
import { atGateway } from '#test/purchase-desk.ts';

test('a lost dispute over an order that rewards paid a part of gives them back, once, and only the rest was taken', async () => {
  const { shop, tenzin, admin } = await payable({}, 'basicPlan');
  const { orderId } = await ordersWithRewards(shop, tenzin);
  await shop.confirm(tenzin, orderId, await shop.pay(orderId));
  await shop.deliverAll();
  const revenue = async () =>
    (await shop.call('GET', '/admin/revenue', { token: admin.token })).body.all;
  const before = await revenue();
  expect((await rewardsOf(shop, tenzin)).sums).toMatchObject({ payable: 0, used: 180_000 });

  const events = await atGateway(shop.razorpay, 'chargeBack', orderId);
  for (const event of [...events, ...events]) expect((await shop.deliver(event)).status).toBe(200);
  await shop.runJobs();
  const { body: order } = await shop.call('GET', `/payment/orders/${orderId}`, {
    token: tenzin.token,
  });
  expect(order).toMatchObject({ status: 'refunded', amount: 500_000, rewards: 180_000 });
  expect((await rewardsOf(shop, tenzin)).sums).toMatchObject({
    payable: 180_000,
    used: 0,
    total: 180_000,
  });
  const { rows } = await pool().query(
    "select kind, amount_paise from reward_entries where kind in ('used', 'returned') order by amount_paise",
  );
  expect(rows).toEqual([
    { kind: 'used', amount_paise: -180_000 },
    { kind: 'returned', amount_paise: 180_000 },
  ]);
  expect((await revenue()).returned - before.returned).toBe(320_000);
  expect(await toldTo(shop, tenzin)).toContain('Your bank took back ₹3,200');
  const mailed = (await shop.mailbox(tenzin.email)).filter(({ subject }) =>
    subject.startsWith('Payment taken back'),
  );
  expect(mailed.map(({ subject }) => subject)).toEqual(['Payment taken back: ₹3,200']);
  const desk = await shop.call('GET', '/admin/payments', { token: admin.token });
  expect(desk.body.payments).toMatchObject([{ reason: 'dispute-lost' }]);
  expect(await shop.faults([orderId])).toEqual([]);

  // They are their owner's again.
  expect((await asks(shop, tenzin)).status).toBe(201);
});
