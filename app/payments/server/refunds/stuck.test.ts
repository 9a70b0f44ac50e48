import { expect, test } from 'vitest';
import { buyer } from '#test/purchases.ts';
import { asks, buys, decide, openDesk, refundOf, subjects } from '#test/refunds.ts';

/** The refund of a purchase was approved, and got stuck: it failed, or the gateway refused it. */
async function stuck(how: 'failed' | 'refused') {
  const { shop, admin } = await openDesk();
  const naina = await buyer(shop);
  const orderId = await buys(shop, naina, { vpa: 'naina@slowbank' });
  const { id } = await asks(shop, naina, orderId, 500_000);
  await decide(shop, admin, id, 'approval', { amount: 500_000 });
  const request = async () => (await refundOf(shop, naina, orderId)).requests[0];
  if (how === 'refused') {
    const error = { code: 'BAD_REQUEST_ERROR', description: 'Not enough balance' };
    const repaired = shop.razorpay.breakDown(() => Response.json({ error }, { status: 400 }));
    await shop.runJobs().catch(() => undefined);
    repaired();
  } else {
    await shop.runJobs();
    await shop.razorpay.endRefund((await request()).references[0], 'failed');
    await shop.deliverAll();
  }
  const reasons = async (): Promise<string[]> =>
    (await shop.call('GET', '/admin/payments', { token: admin.token })).body.payments.map(
      ({ reason }: { reason: string }) => reason,
    );
  expect(await reasons()).toEqual([`refund-${how}`]);
  expect((await request()).failedAt).toEqual(expect.any(String));
  return { shop, admin, naina, orderId, id, request, reasons };
}

test.for(['failed', 'refused'] as const)(
  'a refund that is %s, and then made on the gateway’s own dashboard, is over',
  async (how) => {
    const { shop, admin, naina, orderId, id, request, reasons } = await stuck(how);
    const [payment] = await shop.razorpay.store.childrenOf('payment', orderId);
    const byHand = async (amount: number) => {
      const path = `/payments/${payment?.id}/refund`;
      const { body } = await shop.razorpay.call('POST', path, { amount });
      await shop.deliverAll();
      await shop.runJobs();
      expect(await shop.faults([orderId])).toEqual([]);
      return (body as { id: string }).id;
    };
    await byHand(200_000);
    expect((await request()).failedAt).toEqual(expect.any(String));
    const last = await byHand(300_000);
    expect(await request()).toMatchObject({
      sentAt: expect.any(String),
      arrivedAt: null,
      failedAt: null,
      references: [last],
    });
    expect(await reasons()).toEqual([]);
    await shop.razorpay.endRefund(last, 'processed');
    await shop.deliverAll();
    expect((await request()).arrivedAt).toEqual(expect.any(String));
    expect(await subjects(shop, naina)).toContain('Your refund of ₹3,000 was paid out');
    expect((await decide(shop, admin, id, 'retry')).body.code).toBe('refund/not-failed');
  },
);

test('a key that the gateway refuses is no answer to a refund: the next key sends it', async () => {
  const { shop, admin } = await openDesk();
  const naina = await buyer(shop);
  const orderId = await buys(shop, naina);
  const { id } = await asks(shop, naina, orderId, 500_000);
  await decide(shop, admin, id, 'approval', { amount: 500_000 });
  const error = { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' };
  const mend = shop.razorpay.breakDown(() => Response.json({ error }, { status: 401 }));
  await shop.runJobs().catch(() => undefined);
  const request = async () => (await refundOf(shop, naina, orderId)).requests[0];
  expect(await request()).toMatchObject({ sentAt: null, failedAt: null, references: [] });
  const listed = await shop.call('GET', '/admin/payments', { token: admin.token });
  expect(listed.body.payments).toEqual([]);
  mend();
  await shop.runJobs({ ahead: true });
  await shop.deliverAll();
  expect(await request()).toMatchObject({
    sentAt: expect.any(String),
    arrivedAt: expect.any(String),
  });
  expect(await shop.faults([orderId])).toEqual([]);
});
