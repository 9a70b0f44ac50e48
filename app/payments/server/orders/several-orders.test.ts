import { expect, test } from 'vitest';
import { openPeriod } from '#app/memberships/server/service.ts';
import { systemContext } from '#app/platform/context.ts';
import { q } from '#app/platform/database.ts';
import { seedPromoCodes } from '#app/referrals/server/seed.ts';
import type { ReferralsTables } from '#app/referrals/server/tables.ts';
import { ends, ordersOf } from '#test/orders.ts';
import { signIn, signedInAdmin, toldTo, type SignedIn } from '#test/people.ts';
import { buyer, openShop, type Shop } from '#test/purchases.ts';
import type { PaymentsTables } from '../tables.ts';
import { reconcileNow } from './reconcile.service.ts';

/** Makes the gateway capture an order, and processes its events and our refunds. */
async function capture(shop: Shop, orderId: string): Promise<void> {
  await shop.pay(orderId);
  await shop.deliverAll();
  await shop.runJobs();
  await shop.deliverAll();
}

const basicMember = async (shop: Shop): Promise<SignedIn> => {
  const naina = await buyer(shop);
  await capture(shop, (await shop.order(naina)).orderId);
  return naina;
};

test.for([
  ['basicPlan', 500_000],
  ['premiumPlan', 1_500_000],
] as const)('%s bought twice by two orders counts once', async ([plan, amount]) => {
  const shop = await openShop({ ADMIN_EMAIL: 'asha@example.in' });
  const admin = await signedInAdmin(shop);
  const naina = await buyer(shop);
  const first = await shop.order(naina, plan);
  const second = await shop.order(naina, plan);
  expect(await ends(shop, naina, [first.orderId, second.orderId])).toEqual(['expired', 'created']);
  await capture(shop, second.orderId);
  await shop.pay(first.orderId);
  await shop.deliverAll();
  const desk = async () =>
    (await shop.call('GET', '/admin/payments', { token: admin.token })).body.payments;
  expect(await desk()).toMatchObject([
    {
      reason: 'superseded',
      order: { orderId: first.orderId, expected: amount, buyer: { uid: naina.uid } },
    },
  ]);
  await shop.runJobs();
  await shop.deliverAll();
  expect(await ends(shop, naina, [first.orderId, second.orderId])).toEqual([
    `expired, ${amount} back`,
    'paid',
  ]);
  const rupees = plan === 'basicPlan' ? '₹5,000' : '₹15,000';
  expect(await toldTo(shop, naina)).toEqual([
    `Your payment of ${rupees} will be refunded`,
    `We received ${rupees}`,
  ]);
  expect((await shop.mailbox(naina.email)).map(({ subject }) => subject)).toContain(
    `Refund: ${rupees}, paid but not needed`,
  );
  // Its refund has been paid out.
  expect(await desk()).toEqual([]);
});

test('the closed one of two orders counts when it alone is paid', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const first = await shop.order(naina, 'premiumPlan');
  const second = await shop.order(naina, 'premiumPlan');
  await capture(shop, first.orderId);
  expect(await ends(shop, naina, [first.orderId, second.orderId])).toEqual(['paid', 'created']);
  // The open one is paid after all: it was closed meanwhile, so it is refunded.
  await capture(shop, second.orderId);
  expect(await ends(shop, naina, [first.orderId, second.orderId])).toEqual([
    'paid',
    'expired, 1500000 back',
  ]);
});

test.for([
  ['premiumPlan', 1_000_000],
  ['basicPlan', 500_000],
] as const)('a member’s %s paid for twice counts once', async ([plan, amount]) => {
  const shop = await openShop();
  const naina = await basicMember(shop);
  const first = await shop.order(naina, plan);
  const second = await shop.order(naina, plan);
  await capture(shop, first.orderId);
  await capture(shop, second.orderId);
  expect(await ends(shop, naina, [first.orderId, second.orderId])).toEqual([
    'paid',
    `expired, ${amount} back`,
  ]);
});

test('an old upgrade at its lower price doesn’t count once the year it credits is over', async () => {
  const shop = await openShop();
  const naina = await basicMember(shop);
  const { orderId } = await shop.order(naina, 'premiumPlan');
  shop.clock.advance({ days: 366 });
  await capture(shop, orderId);
  expect(await shop.membership(naina)).toBeNull();
  const later = { ...naina, ...(await signIn(shop, naina)) };
  expect(await ends(shop, later, [orderId])).toEqual(['expired, 1000000 back']);
});

test('a payment for a membership that was granted in the meantime is refunded', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  await openPeriod(systemContext(shop.clock, 'test'), {
    uid: naina.uid,
    planType: 'basicPlan',
    grantReason: 'a prize',
  });
  await capture(shop, orderId);
  expect(await ends(shop, naina, [orderId])).toEqual(['expired, 500000 back']);
});

test('days granted in the meantime don’t stop a renewal from counting', async () => {
  const shop = await openShop({ ADMIN_EMAIL: 'asha@example.in' });
  const admin = await signedInAdmin(shop);
  const naina = await basicMember(shop);
  const { orderId } = await shop.order(naina);
  const { version } = (
    await shop.call('GET', `/admin/members/${naina.uid}`, { token: admin.token })
  ).body;
  const body = { version, days: 10, reason: 'an outage' };
  expect(
    (
      await shop.call('POST', `/admin/members/${naina.uid}/extensions`, {
        token: admin.token,
        body,
      })
    ).status,
  ).toBeLessThan(300);
  await capture(shop, orderId);
  expect(await ends(shop, naina, [orderId])).toEqual(['paid']);
});

test('a payment that no event and no browser reported is found before another order is made', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const shown = await shop.offer(naina);
  const { orderId } = await shop.order(naina);
  await shop.pay(orderId);
  shop.razorpay.events.splice(0);
  const again = await shop.call('POST', '/payment/orders', {
    token: naina.token,
    body: { planType: 'basicPlan', shown },
  });
  expect([again.status, again.body.code, again.body.offer.kind]).toEqual([
    409,
    'payment/offer-changed',
    'renewal',
  ]);
  expect(await ends(shop, naina, [orderId])).toEqual(['paid']);
});

test('an order that the gateway doesn’t have blocks nobody', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  await q<PaymentsTables>()
    .updateTable('orders')
    .set({ gateway_order_id: 'order_unknown' })
    .execute();
  const again = await shop.order(naina);
  expect((await ordersOf(shop, naina)).map(({ status }) => status)).toEqual(['created', 'expired']);
  expect(again.orderId).not.toBe(orderId);
});

test('a report of a payment that doesn’t count says so, and that it will be refunded', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const first = await shop.order(naina);
  const second = await shop.order(naina);
  await capture(shop, first.orderId);
  const paid = await shop.pay(second.orderId);
  for (let times = 0; times < 2; times += 1) {
    const { status, body } = await shop.confirm(naina, second.orderId, paid);
    expect([status, body.code, body.error]).toEqual([
      409,
      'payment/superseded',
      expect.stringContaining('will be refunded'),
    ]);
  }
  await reconcileNow(systemContext(shop.clock, 'test'));
  await shop.deliverAll();
  expect(await shop.razorpay.store.childrenOf('refund', paid.paymentId)).toHaveLength(1);
  expect(await ends(shop, naina, [first.orderId, second.orderId])).toEqual([
    'paid',
    'expired, 500000 back',
  ]);
});

const limitSpring = (limits: { most_uses?: number; most_uses_each?: number }) =>
  q<ReferralsTables>().updateTable('promo_codes').set(limits).execute();

test('a code that is good for five is redeemed five times, though fifteen buyers let go of it and pay all the same', async () => {
  const shop = await openShop();
  await seedPromoCodes(shop.clock);
  await limitSpring({ most_uses: 5 });
  const older: { naina: SignedIn; orderId: string }[] = [];
  for (let n = 0; n < 15; n += 1) {
    const naina = await buyer(shop);
    const { orderId } = await shop.order(naina, 'basicPlan', 'SPRING30');
    // A newer order releases the code, and the next buyer may use it.
    await shop.order(naina, 'basicPlan');
    older.push({ naina, orderId });
  }
  const replies = await Promise.all(
    older.map(async ({ naina, orderId }) => shop.confirm(naina, orderId, await shop.pay(orderId))),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(replies.filter(({ body }) => body.code === 'payment/superseded')).toHaveLength(10);
  await shop.runJobs();
  await shop.deliverAll();
  expect(await shop.faults(older.map(({ orderId }) => orderId))).toEqual([]);
});
