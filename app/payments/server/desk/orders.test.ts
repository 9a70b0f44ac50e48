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

test('a search finds the same orders whether the newest are walked or its words are looked up', async () => {
  const { shop, admin } = await openDesk();
  const naina = await buyer(shop, 'naina.gill@example.in');
  await buys(shop, naina);
  // Every third order is a Gill's; the only one of a Bose is far behind the newest.
  await pool().query(
    `insert into users (uid, email, display_name, password_hash, password_set_at, created_at)
    select 'person-' || n, 'person-' || n || '@example.in', (array['Kabir Gill', 'Asha Rao', 'Dev Bose'])[n], '-', now(), now()
    from generate_series(1, 3) n`,
  );
  await pool().query(
    `insert into orders select (jsonb_populate_record(orders, jsonb_build_object('id', 'copy-' || n, 'gateway_order_id', 'gateway-' || n,
      'uid', case when n = 5600 then 'person-3' when n % 3 = 0 then 'person-1' else 'person-2' end,
      'discount_source', case when n % 400 = 0 then 'promo:SPRING30' end, 'plan_type', case when n % 2 = 0 then 'basicPlan' else 'premiumPlan' end,
      'status', 'expired', 'created_at', created_at - n / 2 * interval '1 minute'))).* from orders, generate_series(1, 5700) n`,
  );
  const { rows: all } = await pool().query(
    `select orders.id, orders.gateway_order_id as gateway, lower(display_name) as name, discount_source as code, plan_type as plan,
      status, orders.created_at as at from orders join users using (uid) order by orders.created_at desc, id desc`,
  );
  const day = all[2000].at.toISOString().slice(0, 10);
  const from = new Date(`${day}T00:00+05:30`);
  const filters: [Record<string, string>, (order: (typeof all)[number]) => boolean][] = [
    [{}, () => true],
    [
      { state: 'expired', plan: 'basicPlan' },
      ({ status, plan }) => status === 'expired' && plan === 'basicPlan',
    ],
    [{ to: day }, ({ at }) => at.getTime() < from.getTime() + 86_400_000],
    [{ before: all[900].id }, ({ id }) => all.findIndex((order) => order.id === id) > 900],
  ];
  for (const [filter, passes] of filters)
    for (const [text, isFound] of [
      ['gill', ({ name }) => name.includes('gill') || name.includes('naina')],
      ['Bose', ({ name }) => name.includes('bose')],
      ['spring30', ({ code }) => code === 'promo:SPRING30'],
      ['gateway-5500', ({ gateway }) => gateway === 'gateway-5500'],
    ] as [string, (order: (typeof all)[number]) => boolean][]) {
      const { body } = await shop.call('GET', '/admin/orders', {
        token: admin.token,
        query: { ...filter, q: text },
      });
      const ids = all.filter((order) => passes(order) && isFound(order)).map(({ id }) => id);
      expect([filter, text, body.items.map(({ id }: { id: string }) => id), body.older]).toEqual([
        filter,
        text,
        ids.slice(0, 25),
        ids.length > 25 ? ids[24] : null,
      ]);
    }
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
