import { expect, test } from 'vitest';
import { pool } from '#app/platform/database.ts';
import { buyer } from '#test/purchases.ts';
import { asks, buys, decide, openDesk, refundOf } from '#test/refunds.ts';

test('finance decides on refunds, and nobody else but admins does', async () => {
  const { shop, admin } = await openDesk({ PRODUCT_NAME: 'Vega School' });
  const [naina, books] = [await buyer(shop), await buyer(shop)];
  const orderId = await buys(shop, naina);
  const { id } = await asks(shop, naina, orderId, 500_000);
  const role = (act: string) =>
    shop.call('POST', `/admin/members/${books.uid}/role-${act}`, {
      token: admin.token,
      body: { role: 'finance', reason: 'Keeps the books' },
    });
  const approve = () => decide(shop, books, id, 'approval', { amount: 500_000 });
  expect((await approve()).status).toBe(403);
  await role('grants');
  const { body } = await shop.call('GET', '/admin/orders', {
    token: books.token,
    query: { q: naina.email, state: 'refund-requested' },
  });
  expect(body).toMatchObject({
    items: [{ gatewayOrderId: orderId, refundRequested: true, buyer: { uid: naina.uid } }],
    older: null,
    waiting: { total: 1, items: [{ id }] },
  });
  expect((await shop.call('GET', '/admin/members', { token: books.token })).status).toBe(403);
  expect((await approve()).status).toBe(204);
  await role('revocations');
  expect((await shop.call('GET', '/admin/orders', { token: books.token })).status).toBe(403);
  const [{ id: own }] = body.items;
  const desk = await shop.call('GET', `/admin/orders/${own}`, { token: admin.token });
  expect(desk.body.facts.map(({ title }: { title: string }) => title)).toContain('Refund approved');
  const sources = desk.body.facts.map(({ source }: { source: string }) => source);
  expect(sources).toContain('Vega School');
  expect(sources).not.toContain('Liftoff');
  expect(
    (await shop.call('POST', `/admin/orders/${own}/comparison`, { token: admin.token })).status,
  ).toBe(204);
  expect((await refundOf(shop, naina, orderId)).requests[0].arrivedAt).toEqual(expect.any(String));
});

test('the desk finds an order by whatever is known of it, and lists further back', async () => {
  const { shop, admin } = await openDesk();
  const naina = await buyer(shop, 'naina.gill@example.in');
  const orderId = await buys(shop, naina);
  const find = async (query: Record<string, string>) =>
    (await shop.call('GET', '/admin/orders', { token: admin.token, query })).body;
  const { rows } = await pool().query('select id from payments');
  for (const q of [orderId, rows[0].id, 'naina.gill@', 'Naina'])
    expect((await find({ q })).items).toMatchObject([{ gatewayOrderId: orderId }]);
  expect((await find({ q: 'order_nothing' })).items).toEqual([]);
  expect((await find({ state: 'refunded' })).items).toEqual([]);
  const day = new Date(shop.clock.now().getTime() + 19_800_000).toISOString().slice(0, 10);
  expect((await find({ from: day, to: day, plan: 'basicPlan', state: 'paid' })).items).toHaveLength(
    1,
  );
  await pool().query(
    `insert into orders select (jsonb_populate_record(orders, jsonb_build_object('id', 'copy-' || n,
      'gateway_order_id', null, 'status', 'expired'))).* from orders, generate_series(1, 30) n`,
  );
  const first = await find({});
  const second = await find({ before: first.older });
  expect([first.items.length, second.items.length, second.older]).toEqual([25, 6, null]);
});

test('the orders that a filter finds are exported whole, and the audit log says so', async () => {
  const { shop, admin } = await openDesk();
  const naina = await buyer(shop, 'naina.gill@example.in');
  const orderId = await buys(shop, naina);
  await pool().query(
    `insert into orders select (jsonb_populate_record(orders, jsonb_build_object('id', 'copy-' || n,
      'gateway_order_id', null, 'status', 'expired'))).* from orders, generate_series(1, 1100) n`,
  );
  const table = async (body: Record<string, string>) =>
    String((await shop.call('POST', '/admin/order-tables', { token: admin.token, body })).body)
      .trim()
      .split('\r\n');
  const [head, row, ...more] = await table({ state: 'paid', q: 'naina.gill@example.in' });
  expect(head).toMatch(/^"Order","Gateway order","Created"/);
  expect(row).toContain(`"${orderId}"`);
  expect(row).toMatch(
    /"naina\.gill@example\.in","Basic[^"]*","New membership","Paid","5000","","0","" *$/,
  );
  expect(more).toEqual([]);
  const all = await table({});
  expect([all.length, new Set(all).size]).toEqual([1102, 1102]);

  const { body } = await shop.call('GET', '/admin/audit', { token: admin.token });
  expect(body.items.slice(0, 2)).toMatchObject([
    { action: 'order/export', details: { searched: false } },
    { action: 'order/export', details: { state: 'paid', searched: true } },
  ]);
  expect(JSON.stringify(body)).not.toContain('naina.gill@');
});
