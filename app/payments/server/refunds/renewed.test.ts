import { expect, test } from 'vitest';
import { dayMs } from '#app/shared/durations.ts';
import { toldTo } from '#test/people.ts';
import { buyer } from '#test/purchases.ts';
import { asks, buys, decide, openDesk } from '#test/refunds.ts';

test('when the running year is refunded, the paid years after it follow at once', async () => {
  const { shop, admin } = await openDesk();
  const naina = await buyer(shop);
  const orders = [await buys(shop, naina), await buys(shop, naina), await buys(shop, naina)];
  shop.clock.advance({ days: 2 });
  const request = await asks(shop, naina, orders[0] ?? '', 500_000);
  await decide(shop, admin, request.id, 'approval', { amount: 500_000 });
  await shop.runJobs();
  const { body: membership } = await shop.call('GET', '/membership', { token: naina.token });
  expect(membership).toMatchObject({ status: 'active', planType: 'basicPlan', daysLeft: 730 });
  const { body } = await shop.call('GET', '/payment/orders', { token: naina.token });
  const starts = body.map(({ startsAt }: { startsAt: string }) => Date.parse(startsAt)).toSorted();
  const begins = Date.parse(membership.startsAt);
  expect(starts.slice(1)).toEqual([begins, begins + 365 * dayMs]);
  expect(begins - starts[0]).toBeGreaterThanOrEqual(2 * dayMs);
  expect(
    (await toldTo(shop, naina)).filter((title) => title.endsWith('begins earlier')),
  ).toHaveLength(2);
  expect(await shop.faults(orders)).toEqual([]);
});

test('a paid year follows at once when the gift before it is withdrawn', async () => {
  const { shop, admin } = await openDesk();
  const naina = await buyer(shop);
  const member = `/admin/members/${naina.uid}`;
  const seen = async () => (await shop.call('GET', member, { token: admin.token })).body;
  const act = async (what: string, body: object) => {
    const given = { reason: 'The prize of a contest', version: (await seen()).version, ...body };
    return (await shop.call('POST', `${member}/${what}`, { token: admin.token, body: given }))
      .status;
  };
  expect(await act('grants', { planType: 'basicPlan' })).toBe(204);
  const order = await buys(shop, naina);
  shop.clock.advance({ days: 2 });
  const gift = (await seen()).periods.items.find(({ orderId }: { orderId: unknown }) => !orderId);
  expect(await act('revocations', { periodId: gift.id })).toBe(204);
  const { body } = await shop.call('GET', '/membership', { token: naina.token });
  expect(body).toMatchObject({ status: 'active', planType: 'basicPlan', daysLeft: 365 });
  expect(await shop.faults([order])).toEqual([]);
});
