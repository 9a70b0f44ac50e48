import { expect, test } from 'vitest';
import { signIn } from '#test/people.ts';
import { buyer, type Shop } from '#test/purchases.ts';
import { asks, buys, openDesk, refundOf } from '#test/refunds.ts';
import { lastMomentOf } from '../../refund-rules.ts';

const address = '/admin/settings/guarantee';

async function opened() {
  const { shop, admin } = await openDesk();
  const call = (method: string, path: string, body?: object) =>
    shop.call(method, path, { token: admin.token, ...(body && { body }) });
  return {
    shop,
    admin,
    settings: async () => (await call('GET', address)).body,
    change: async (days: unknown) => {
      const { version } = (await call('GET', address)).body;
      return call('PUT', address, { days, version });
    },
    audited: async () => (await call('GET', '/admin/audit')).body.items[0],
  };
}

const place = (shop: Shop, { token }: { token: string }, shown: object) =>
  shop.call('POST', '/payment/orders', { token, body: { planType: 'basicPlan', shown } });

test('the guarantee is 60 days until an admin changes it, which the audit log says', async () => {
  const { settings, change, audited, shop } = await opened();
  expect(await settings()).toEqual({ days: 60, version: 0 });
  expect(await change(45)).toMatchObject({ status: 200, body: { days: 45, version: 1 } });
  expect(await settings()).toEqual({ days: 45, version: 1 });
  expect(await audited()).toMatchObject({
    action: 'guarantee/change',
    details: { from: 60, to: 45 },
  });
  const answers = await shop.call('GET', '/search', { query: { q: 'guarantee whole fee' } });
  expect(JSON.stringify(answers.body)).toContain('Ask within 45 days of paying');
});

test.each([
  [0, 'Please enter 7 or more'],
  [6, 'Please enter 7 or more'],
  [121, 'Please enter at most 120'],
  [30.5, 'Please enter a whole number'],
  [null, 'Please enter a whole number'],
])('%j days are refused', async (days, text) => {
  const { change, settings } = await opened();
  expect(await change(days)).toMatchObject({ status: 400, body: { fields: { days: text } } });
  expect(await settings()).toEqual({ days: 60, version: 0 });
});

test('an order is made with the days that its buyer was shown, or refused with the new offer', async () => {
  const { shop, change } = await opened();
  const naina = await buyer(shop);
  const shown = await shop.offer(naina);
  expect(shown.guaranteeDays).toBe(60);
  await change(30);
  const refused = await place(shop, naina, shown);
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'payment/offer-changed',
      error:
        'The days of the money-back guarantee have changed since this page was loaded. Check them before you pay.',
      offer: { guaranteeDays: 30, price: shown.price },
    },
  });
  const both = await place(shop, naina, { ...shown, price: 1 });
  expect(both.body.error).toMatch(/^Your membership has changed/);
  const placed = await place(shop, naina, refused.body.offer);
  expect(placed.status).toBe(201);
  const { body } = await shop.call('GET', `/payment/orders/${placed.body.orderId}`, naina);
  expect(body.guaranteeDays).toBe(30);
});

test('neither more nor fewer days change an order that is there, to its last second', async () => {
  const { shop, change } = await opened();
  const naina = await buyer(shop);
  await change(20);
  const orderId = await buys(shop, naina);
  const { until, order } = await refundOf(shop, naina, orderId);
  const last = lastMomentOf({ paidAt: new Date(order.paidAt), guaranteeDays: 20 });
  expect(until).toBe(last.toISOString());
  for (const days of [120, 7]) {
    await change(days);
    expect(await refundOf(shop, naina, orderId)).toMatchObject({
      until,
      order: { guaranteeDays: 20 },
    });
  }
  shop.clock.stopAt(new Date(last.getTime() + 1000));
  let again = { ...naina, ...(await signIn(shop, naina)) };
  expect(await refundOf(shop, again, orderId)).toMatchObject({ open: false });
  expect((await asks(shop, again, orderId, 500_000)).code).toBe('refund/too-late');
  shop.clock.stopAt(new Date(last.getTime() + 999));
  again = { ...naina, ...(await signIn(shop, naina)) };
  expect(await refundOf(shop, again, orderId)).toMatchObject({ open: true });
  expect((await asks(shop, again, orderId, 500_000)).status).toBe(201);
  expect(await shop.faults([orderId])).toEqual([]);
});

test('the receipt and the desk name the days of the order', async () => {
  const { shop, admin, change } = await opened();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  await change(14);
  const paid = await shop.pay(orderId);
  await shop.confirm(naina, orderId, paid);
  const receipt = (await shop.mailbox(naina.email)).find(({ subject }) =>
    subject.startsWith('Receipt'),
  );
  expect(receipt?.text).toContain('within 60 days');
  const { until } = await refundOf(shop, naina, orderId);
  const { items } = (await shop.call('GET', `/admin/orders?q=${orderId}`, { token: admin.token }))
    .body;
  const desk = await shop.call('GET', `/admin/orders/${items[0].id}`, { token: admin.token });
  expect(desk.body.refundableUntil).toBe(until);
});
