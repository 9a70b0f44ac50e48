import { expect, test } from 'vitest';
import { fromIndianTime } from '#app/shared/indian-time.ts';
import { signedIn } from '#test/people.ts';
import { openDesk } from '#test/refunds.ts';

test('finance sees it, a period is 366 days at most, and without one it is this month', async () => {
  const { shop, admin } = await openDesk();
  const books = await signedIn(shop, { email: 'lata@example.in' });
  expect((await shop.call('GET', '/admin/revenue', { token: books.token })).status).toBe(403);
  await shop.call('POST', `/admin/members/${books.uid}/role-grants`, {
    token: admin.token,
    body: { role: 'finance', reason: 'She keeps the books' },
  });
  shop.clock.set(fromIndianTime('2026-12-05T01:00'));
  const revenueOf = async (query: object) =>
    (await shop.call('GET', '/admin/revenue', { token: books.token, query: { ...query } })).body;
  const empty = await revenueOf({});
  expect(empty).toMatchObject({
    from: '2026-12-01',
    to: '2026-12-05',
    all: { orders: 0, given: 0, paid: 0, returned: 0 },
    days: [],
    promos: [],
    referrers: [],
    documents: [],
  });
  for (const period of [
    { from: '2025-01-01', to: '2026-01-02' },
    { from: '2026-01-02', to: '2026-01-01' },
  ])
    expect(await revenueOf(period)).toMatchObject({ code: 'revenue/no-period' });
});
