import { expect, test } from 'vitest';
import type { PlanType } from '#app/memberships/plans.ts';
import { seedPromoCodes } from '#app/referrals/server/seed.ts';
import { ends, ordersOf } from '#test/orders.ts';
import { member } from '#test/people.ts';
import { buyer, openShop } from '#test/purchases.ts';

test.for(['TENZIN_BUILDS', 'SPRING30'])(
  'the discount of %s on a first purchase applies once, whatever is ordered and paid',
  async (code) => {
    const shop = await openShop();
    await seedPromoCodes(shop.clock);
    const tenzin = await member(shop, 'premiumPlan', { email: 'tenzin@example.in' });
    await shop.call('PUT', `/referral/update/${tenzin.uid}`, {
      token: tenzin.token,
      body: { referralCode: 'TENZIN_BUILDS' },
    });
    const naina = await buyer(shop);
    const orders: string[] = [];
    for (const plan of ['basicPlan', 'premiumPlan', 'basicPlan'] satisfies PlanType[])
      orders.push((await shop.order(naina, plan, code)).orderId);
    await Promise.all(orders.map((orderId) => shop.pay(orderId)));
    const events = shop.razorpay.events.splice(0);
    await Promise.all(events.map((event) => shop.deliver(event)));
    await shop.runJobs();
    await shop.deliverAll();
    const states = await ends(shop, naina, orders);
    expect(states.filter((state) => state === 'paid')).toHaveLength(1);
    expect(states.filter((state) => state.endsWith(' back'))).toHaveLength(2);
    // Nor after the one that counted was refunded.
    const paid = (await ordersOf(shop, naina)).find(({ status }) => status === 'paid');
    const [payment] = await shop.razorpay.store.childrenOf('payment', paid?.orderId ?? '');
    await shop.razorpay.call('POST', `/payments/${payment?.id}/refund`, {});
    await shop.deliverAll();
    const refused = await shop.call('POST', '/payment/orders', {
      token: naina.token,
      body: { planType: 'basicPlan', referralCode: code },
    });
    expect(refused.body.code).toBe('payment/invalid-code');
  },
);
