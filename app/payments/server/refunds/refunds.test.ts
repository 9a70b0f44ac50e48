import { expect, test } from 'vitest';
import { systemContext } from '#app/platform/context.ts';
import { pool } from '#app/platform/database.ts';
import { signIn, toldTo } from '#test/people.ts';
import { buyer } from '#test/purchases.ts';
import { asks, buys, decide, openDesk, refundOf, subjects } from '#test/refunds.ts';
import { reconcileDue } from '../orders/reconcile.service.ts';

test('a member asks within the 60 days, withdraws, asks again, and reads the answer', async () => {
  const { shop, admin } = await openDesk();
  const naina = await buyer(shop);
  const orderId = await buys(shop, naina);
  const found = await refundOf(shop, naina, orderId);
  expect(found).toMatchObject({ open: true, requests: [], bill: { amount: 500_000 } });
  expect(found.until).toMatch(/T18:29:59\.000Z$/);
  expect(await asks(shop, naina, orderId, 1)).toMatchObject({
    status: 409,
    code: 'refund/changed',
    body: { amount: 500_000 },
  });
  const first = await asks(shop, naina, orderId, 500_000);
  expect(first.status).toBe(201);
  expect((await asks(shop, naina, orderId, 500_000)).code).toBe('refund/already-requested');
  const other = await buyer(shop);
  expect((await asks(shop, other, orderId, 500_000)).status).toBe(404);
  const address = `/payment/orders/${orderId}/refund`;
  const withdraw = () => shop.call('DELETE', address, { token: naina.token });
  expect((await withdraw()).status).toBe(204);
  expect((await withdraw()).body.code).toBe('refund/not-open');
  expect((await decide(shop, admin, first.id, 'approval', { amount: 500_000 })).body.code).toBe(
    'refund/decided',
  );
  const second = await asks(shop, naina, orderId, 500_000);
  await decide(shop, admin, second.id, 'refusal', { reason: 'The bank decides.' });
  expect((await refundOf(shop, naina, orderId)).requests).toMatchObject([
    { state: 'refused', answer: 'The bank decides.' },
    { state: 'withdrawn' },
  ]);
  expect(await shop.membership(naina)).toBe('basicPlan');
  expect(await toldTo(shop, naina)).toEqual([
    'We can’t refund this payment',
    'You asked for ₹5,000 back',
    'You withdrew your request for a refund',
    'You asked for ₹5,000 back',
    'We received ₹5,000',
  ]);
  shop.clock.advance({ days: 61 });
  expect(await shop.faults([orderId])).toEqual([]);
});

test('after the last second nobody can ask', async () => {
  const { shop } = await openDesk();
  const naina = await buyer(shop);
  const orderId = await buys(shop, naina);
  const { until } = await refundOf(shop, naina, orderId);
  const over = Date.parse(until) + 1000;
  shop.clock.stopAt(new Date(over - 1));
  const again = { ...naina, ...(await signIn(shop, naina)) };
  expect((await refundOf(shop, again, orderId)).open).toBe(true);
  shop.clock.stopAt(new Date(over));
  expect((await refundOf(shop, again, orderId)).open).toBe(false);
  expect((await asks(shop, again, orderId, 500_000)).code).toBe('refund/too-late');
});

test('fifty approvals at once give one refund; it is sent once, whatever the gateway does', async () => {
  const { shop, admin } = await openDesk();
  const naina = await buyer(shop);
  const orderId = await buys(shop, naina);
  const { id } = await asks(shop, naina, orderId, 500_000);
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => decide(shop, admin, id, 'approval', { amount: 500_000 })),
  );
  expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([204, 409]));
  const [request] = (await refundOf(shop, naina, orderId)).requests;
  expect(request).toMatchObject({ state: 'approved', amount: 500_000, sentAt: null });
  expect(await shop.membership(naina)).toBeNull();
  // No answer, then the same key still in progress: the jobs give up, the reconciler does not.
  for (const status of [503, 409]) {
    const repaired = shop.razorpay.breakDown(() => new Response('{}', { status }));
    await shop.runJobs().catch(() => undefined);
    repaired();
  }
  // The answer is lost after the gateway has done it.
  const { rows } = await pool().query('select id, payment_id from refunds');
  await shop.razorpay.call(
    'POST',
    `/payments/${rows[0].payment_id}/refund`,
    { amount: 500_000, speed: 'normal', receipt: rows[0].id },
    { 'x-refund-idempotency': rows[0].id },
  );
  shop.clock.advance({ minutes: 30 });
  await reconcileDue(systemContext(shop.clock, 'test'));
  await shop.deliverAll();
  expect(await shop.razorpay.store.childrenOf('refund', rows[0].payment_id)).toHaveLength(1);
  expect((await refundOf(shop, naina, orderId)).requests[0]).toMatchObject({
    state: 'approved',
    sentAt: expect.any(String),
    arrivedAt: expect.any(String),
    references: [expect.stringMatching(/^rfnd_/)],
  });
  expect(await subjects(shop, naina)).toContain('Your refund of ₹5,000 was paid out');
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a refund that fails is seen, tried again under another key, as often as it fails, and arrives', async () => {
  const { shop, admin } = await openDesk();
  const naina = await buyer(shop);
  const orderId = await buys(shop, naina, { vpa: 'naina@slowbank' });
  const { id } = await asks(shop, naina, orderId, 500_000);
  await decide(shop, admin, id, 'approval', { amount: 500_000 });
  await shop.runJobs();
  const [sent] = (await refundOf(shop, naina, orderId)).requests;
  expect(sent).toMatchObject({ sentAt: expect.any(String), arrivedAt: null, failedAt: null });
  expect((await decide(shop, admin, id, 'retry')).body.code).toBe('refund/not-failed');
  const late = shop.razorpay.events.splice(0);
  await shop.razorpay.endRefund(sent.references[0], 'failed');
  await shop.deliverAll();
  // An event from before the failure changes nothing any more.
  for (const event of late) await shop.deliver(event);
  expect((await refundOf(shop, naina, orderId)).requests[0].failedAt).toEqual(expect.any(String));
  expect(await subjects(shop, naina)).toContain('Your refund of ₹5,000 is delayed');
  expect(await shop.faults([orderId])).toEqual([]);
  const desk = async () =>
    (await shop.call('GET', '/admin/payments', { token: admin.token })).body.payments;
  const failed = { reason: 'refund-failed', order: { orderId }, seen: { amount: 500_000 } };
  expect(await desk()).toMatchObject([failed]);
  expect((await decide(shop, admin, id, 'retry')).status).toBe(204);
  expect(await desk()).toEqual([]);
  await shop.runJobs();
  // Each failure waits for a person, not only the first.
  const [second] = (await refundOf(shop, naina, orderId)).requests;
  await shop.razorpay.endRefund(second.references[0], 'failed');
  await shop.deliverAll();
  expect(await desk()).toMatchObject([failed]);
  expect((await decide(shop, admin, id, 'retry')).status).toBe(204);
  await shop.runJobs();
  const [again] = (await refundOf(shop, naina, orderId)).requests;
  expect([...sent.references, ...second.references]).not.toContain(again.references[0]);
  await shop.razorpay.endRefund(again.references[0], 'processed');
  await shop.deliverAll();
  expect((await refundOf(shop, naina, orderId)).requests[0]).toMatchObject({
    arrivedAt: expect.any(String),
    failedAt: null,
  });
  expect(await shop.faults([orderId])).toEqual([]);
});

test('what went back on the gateway’s own dashboard is taken off, and decides an open request', async () => {
  const { shop, admin } = await openDesk();
  const naina = await buyer(shop);
  const orderId = await buys(shop, naina);
  const { rows } = await pool().query('select id from payments');
  const onDashboard = async (amount: number) => {
    await shop.razorpay.call('POST', `/payments/${rows[0].id}/refund`, { amount });
    await shop.deliverAll();
  };
  const { id } = await asks(shop, naina, orderId, 500_000);
  await onDashboard(120_050);
  expect((await decide(shop, admin, id, 'approval', { amount: 500_000 })).body).toMatchObject({
    code: 'refund/changed',
    amount: 379_950,
  });
  await onDashboard(379_950);
  expect((await refundOf(shop, naina, orderId)).requests).toMatchObject([{ state: 'overtaken' }]);
  expect(await shop.faults([orderId])).toEqual([]);
});

test('nobody decides about their own money', async () => {
  const { shop, admin } = await openDesk();
  const orderId = await buys(shop, admin);
  const { id } = await asks(shop, admin, orderId, 500_000);
  const replies = [
    await decide(shop, admin, id, 'approval', { amount: 500_000 }),
    await decide(shop, admin, id, 'refusal', { reason: 'No' }),
    await decide(shop, admin, id, 'retry'),
  ];
  for (const reply of replies)
    expect(reply).toMatchObject({ status: 403, body: { code: 'refund/own-order' } });
  expect((await refundOf(shop, admin, orderId)).requests).toMatchObject([{ state: 'requested' }]);
});
