import { expect, test } from 'vitest';
import { buyer } from '#test/purchases.ts';
import { asks, buys, decide, openDesk, refundOf } from '#test/refunds.ts';

test('an upgrade goes back with the payment it was built on, and alone on request', async () => {
  const { shop, admin } = await openDesk();
  const naina = await buyer(shop);
  const basic = await buys(shop, naina);
  const premium = await buys(shop, naina, { plan: 'premiumPlan' });
  expect((await refundOf(shop, naina, premium)).bill.amount).toBe(1_000_000);
  expect((await refundOf(shop, naina, basic)).bill).toMatchObject({
    amount: 1_500_000,
    parts: [
      { orderId: premium, amount: 1_000_000 },
      { orderId: basic, amount: 500_000 },
    ],
  });
  const both = await asks(shop, naina, basic, 1_500_000);
  const mail = (await shop.mailbox(naina.email)).find(({ subject }) =>
    subject.includes('15,000 back'),
  );
  expect(mail?.text).toContain(
    'a refund of the Basic Plan (1 Year) and of the upgrade to the Premium Plan (Lifetime)',
  );
  expect(mail?.text).toContain('Basic Plan (1 Year), Premium Plan (Lifetime)');
  const alone = await asks(shop, naina, premium, 1_000_000);
  await decide(shop, admin, alone.id, 'approval', { amount: 1_000_000 });
  expect(await shop.membership(naina)).toBe('basicPlan');
  expect(
    (await decide(shop, admin, both.id, 'approval', { amount: 1_500_000 })).body,
  ).toMatchObject({ code: 'refund/changed', amount: 500_000 });
  await decide(shop, admin, both.id, 'approval', { amount: 500_000 });
  expect(await shop.membership(naina)).toBeNull();
  await shop.runJobs();
  await shop.deliverAll();
  expect(await shop.faults([basic, premium])).toEqual([]);
});

test('an upgrade that goes back with its basis shows the steps of that refund', async () => {
  const { shop, admin } = await openDesk();
  const naina = await buyer(shop);
  const basic = await buys(shop, naina);
  const premium = await buys(shop, naina, { plan: 'premiumPlan' });
  const { id } = await asks(shop, naina, basic, 1_500_000);
  expect((await refundOf(shop, naina, premium)).requests).toEqual([]);
  await decide(shop, admin, id, 'approval', { amount: 1_500_000 });
  await shop.runJobs();
  const { requests } = await refundOf(shop, naina, premium);
  expect(requests).toEqual((await refundOf(shop, naina, basic)).requests);
  expect(requests).toMatchObject([
    { id, orderId: basic, state: 'approved', sentAt: expect.any(String) },
  ]);
});

test('an upgrade whose basis was refunded counts against no other payment: it goes back', async () => {
  const { shop, admin } = await openDesk();
  const naina = await buyer(shop);
  const basic = await buys(shop, naina);
  const late = await shop.order(naina, 'premiumPlan');
  expect(late.amount).toBe(1_000_000);
  const { id } = await asks(shop, naina, basic, 500_000);
  await decide(shop, admin, id, 'approval', { amount: 500_000 });
  const order = await shop.call('GET', `/payment/orders/${late.orderId}`, { token: naina.token });
  expect(order.body.status).toBe('expired');
  await shop.runJobs();
  await shop.deliverAll();
  shop.clock.advance({ minutes: 5 });
  const again = await buys(shop, naina);
  const reply = await shop.confirm(naina, late.orderId, await shop.pay(late.orderId));
  expect(reply.body.code).toBe('payment/superseded');
  await shop.runJobs();
  await shop.deliverAll();
  expect(await shop.membership(naina)).toBe('basicPlan');
  expect(await shop.faults([basic, late.orderId, again])).toEqual([]);
});
