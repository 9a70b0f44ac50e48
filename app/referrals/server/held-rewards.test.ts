import { expect, test } from 'vitest';
import { audited, held, statesOf } from '#test/holds.ts';

test('an admin reverses it: the owner reads the reason, and a later refund takes nothing more', async () => {
  const { shop, tenzin, decide, bought, listed } = await held();
  const replies = await Promise.all([decide('reversal'), decide('reversal'), decide('release')]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409, 409]);
  await shop.razorpay.call('POST', `/payments/${bought.paymentId}/refund`, {});
  await shop.deliverAll();
  expect((await listed('held')).counts.held).toBe(0);
  expect(await audited()).toHaveLength(1);
  expect(await statesOf(shop, tenzin)).toEqual(['reversed']);
  expect(await shop.faults([bought.orderId])).toEqual([]);
});

test('a reward that was never held can’t be decided on, and only admins see any', async () => {
  const { shop, admin, tenzin } = await held();
  const reply = await shop.call('POST', '/admin/held-rewards/none/release', {
    token: admin.token,
    body: { reason: 'Why not?' },
  });
  expect([reply.status, reply.body.code]).toEqual([404, 'referral/reward-not-found']);
  expect((await shop.call('GET', '/admin/held-rewards', { token: tenzin.token })).status).toBe(403);
});
