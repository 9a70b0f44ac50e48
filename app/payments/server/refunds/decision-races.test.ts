import { expect, test } from 'vitest';
import { buyer } from '#test/purchases.ts';
import { asks, buys, decide, openDesk, refundOf } from '#test/refunds.ts';

test('if approvals and refusals arrive at once, one counts', async () => {
  const { shop, admin } = await openDesk();
  const naina = await buyer(shop);
  const orderId = await buys(shop, naina);
  const { id } = await asks(shop, naina, orderId, 500_000);
  const decisions = Array.from({ length: 50 }, (_, each) => (each % 2 ? 'refusal' : 'approval'));
  const replies = await Promise.all(
    decisions.map((decision) =>
      decide(
        shop,
        admin,
        id,
        decision,
        decision === 'refusal' ? { reason: 'No' } : { amount: 500_000 },
      ),
    ),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204, 409]));
  const taken = decisions.filter((_, each) => replies[each]?.status === 204);
  expect(taken).toHaveLength(1);
  const [request] = (await refundOf(shop, naina, orderId)).requests;
  expect(request).toMatchObject({ state: taken[0] === 'refusal' ? 'refused' : 'approved' });
  expect(await shop.membership(naina)).toBe(taken[0] === 'refusal' ? 'basicPlan' : null);
  expect(await shop.faults([orderId])).toEqual([]);
});
