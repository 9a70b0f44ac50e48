import { expect, test } from 'vitest';
import type { PlanType } from '#app/memberships/plans.ts';
import type { DeskPlan } from '#app/memberships/plans.contract.ts';
import { signedInAdmin } from '#test/people.ts';
import { buyer, openShop, type Shop } from '#test/purchases.ts';

/** A shop with an admin at its desk of plans. */
async function openDesk() {
  const shop = await openShop({ ADMIN_EMAIL: 'asha@example.in' });
  const admin = await signedInAdmin(shop);
  const { token } = admin;
  const plans = async (): Promise<DeskPlan[]> =>
    (await shop.call('GET', '/admin/plans', { token })).body;
  const plan = async (type: PlanType = 'basicPlan') =>
    (await plans()).find((each) => each.type === type);
  const change = async (facts: Partial<DeskPlan>, type: PlanType = 'basicPlan') => {
    const { version, price, formerPrice, onSale, place, features } = { ...(await plan(type)) };
    return shop.call('PUT', `/admin/plans/${type}`, {
      token,
      body: { version, price, formerPrice, onSale, place, features, ...facts },
    });
  };
  return { shop, admin, plans, plan, change };
}

const place = (shop: Shop, { token }: { token: string }, body: object) =>
  shop.call('POST', '/payment/orders', { token, body: { planType: 'basicPlan', ...body } });

test('a price that changed between the card and Pay Now is refused with the new offer', async () => {
  const { shop, change } = await openDesk();
  const naina = await buyer(shop);
  const shown = await shop.offer(naina);
  expect((await change({ price: 6000_00 })).status).toBe(204);
  const refused = await place(shop, naina, { shown });
  expect([refused.status, refused.body]).toEqual([
    409,
    {
      code: 'payment/offer-changed',
      error: 'The price has changed since this page was loaded. Check the new bill before you pay.',
      offer: expect.objectContaining({ planType: 'basicPlan', kind: 'purchase' }),
    },
  ]);
  expect(refused.body.offer).toMatchObject({
    price: 6000,
    plan: { currentPrice: 6000, originalPrice: 7000, discountPercent: 14 },
  });
  const { status, body } = await place(shop, naina, { shown: refused.body.offer });
  expect([status, body.amount]).toEqual([201, 600_000]);
});

test('an order keeps its price, whatever the plan costs when it is paid', async () => {
  const { shop, admin, change } = await openDesk();
  const naina = await buyer(shop);
  const { orderId, amount } = await shop.order(naina);
  await change({ price: 6000_00 });
  await shop.confirm(naina, orderId, await shop.pay(orderId));
  expect(await shop.membership(naina)).toBe('basicPlan');
  const [paid] = (await shop.call('GET', '/payment/orders', { token: naina.token })).body;
  expect(paid).toMatchObject({ orderId, amount, status: 'paid' });
  expect(amount).toBe(500_000);
  const { items } = (await shop.call('GET', `/admin/orders?q=${orderId}`, { token: admin.token }))
    .body;
  expect(items[0].amount).toBe(500_000);
  expect((await shop.offer(naina)).price).toBe(6000);
  expect((await shop.offer(naina, 'premiumPlan')).credit).toBe(5000);
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a plan off sale leaves the cards and can’t be ordered, but its members renew it', async () => {
  const { shop, change } = await openDesk();
  const [naina, kabir] = [await buyer(shop), await buyer(shop)];
  const { orderId } = await shop.order(naina);
  const open = await shop.order(kabir);
  const shown = await shop.offer(kabir);
  await shop.confirm(naina, orderId, await shop.pay(orderId));
  expect((await change({ onSale: false })).status).toBe(204);
  const cards = (await shop.call('GET', '/plans')).body;
  expect(cards.map(({ type }: { type: string }) => type)).toEqual(['premiumPlan', 'collegePlan']);
  expect(cards[1].features).toContain('Newsletters');
  expect(await shop.offer(kabir)).toBeUndefined();
  const refused = await place(shop, kabir, { shown });
  expect([refused.status, refused.body]).toEqual([
    409,
    {
      code: 'payment/not-on-sale',
      error: 'This plan is not on sale any more. Please choose another one.',
    },
  ]);
  // What was ordered before can still be paid.
  await shop.confirm(kabir, open.orderId, await shop.pay(open.orderId));
  expect(await shop.membership(kabir)).toBe('basicPlan');
  expect(await shop.membership(naina)).toBe('basicPlan');
  const renewal = await shop.order(naina);
  await shop.confirm(naina, renewal.orderId, await shop.pay(renewal.orderId));
  expect((await shop.offer(naina, 'premiumPlan')).kind).toBe('upgrade');
  await change({ onSale: false }, 'premiumPlan');
  expect(await shop.offer(naina, 'premiumPlan')).toBeUndefined();
  const last = await change({ onSale: false }, 'collegePlan');
  expect([last.status, last.body.error]).toEqual([409, 'At least one plan must stay on sale.']);
});

test('only a price that was charged for a day can be shown as the former one', async () => {
  const { shop, plan, change } = await openDesk();
  const invented = await change({ price: 5500_00, formerPrice: 9000_00 });
  expect([invented.status, invented.body]).toEqual([
    400,
    {
      code: 'plan/never-charged',
      error: expect.stringContaining('never sold at that price'),
      fields: { formerPrice: expect.stringContaining('never sold at that price') },
    },
  ]);
  expect((await change({ price: 8000_00 })).body.code).toBe('plan/former-not-higher');
  expect((await change({ price: 8000_00, formerPrice: null })).status).toBe(204);
  expect((await change({ price: 6000_00, formerPrice: 8000_00 })).body.code).toBe(
    'plan/never-charged',
  );
  shop.clock.advance({ days: 3 });
  expect((await plan())?.charged[0]).toEqual({
    price: 8000_00,
    from: expect.any(String),
    until: null,
    starting: false,
  });
  expect((await change({ price: 6000_00, formerPrice: 8000_00 })).status).toBe(204);
  expect(await plan()).toMatchObject({ price: 6000_00, formerPrice: 8000_00, discountPercent: 25 });
});

test('the history says who changed what, and a plan takes its place from another', async () => {
  const { shop, admin, plans, change } = await openDesk();
  const { token } = admin;
  expect((await change({ price: 4000_00, features: ['Community'] })).status).toBe(204);
  shop.clock.advance({ hours: 1 });
  expect((await change({ place: 2 })).status).toBe(204);
  // Nothing changed, so nothing is written.
  expect((await change({})).status).toBe(204);
  expect((await plans()).map(({ type, place: at }) => [type, at])).toEqual([
    ['premiumPlan', 1],
    ['basicPlan', 2],
    ['collegePlan', 3],
  ]);
  const { changes } = (await shop.call('GET', '/admin/plan-changes', { token })).body;
  expect(changes.map(({ by }: { by: string }) => by)).toEqual(Array(3).fill(admin.displayName));
  expect(changes.map(({ what }: { what: unknown }) => what)).toEqual([
    [{ what: 'Place', from: '1', to: '2' }],
    [{ what: 'Place', from: '2', to: '1' }],
    [
      { what: 'Price', from: '₹5,000', to: '₹4,000' },
      { what: 'Features', from: expect.stringContaining('Newsletters'), to: 'Community' },
    ],
  ]);
  const { body: log } = await shop.call('GET', '/admin/audit?action=plan/change', { token });
  expect(log.items.at(-1)).toMatchObject({ details: { Price: 'from ₹5,000 to ₹4,000' } });
  const stale = await change({ version: 1, price: 9000_00 });
  expect([stale.status, stale.body.code]).toEqual([409, 'plan/changed']);
});

test('two admins who save at once don’t overwrite each other', async () => {
  const { change, plan } = await openDesk();
  // Both loaded the plan before either saved.
  const { version } = { ...(await plan()) };
  const replies = await Promise.all([4000_00, 4500_00].map((price) => change({ version, price })));
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    204, 409,
  ]);
});
