import { expect, test } from 'vitest';
import { pool } from '#app/platform/database.ts';
import { seller } from '#test/papers.ts';
import { buyer, type Shop } from '#test/purchases.ts';
import { asks, buys, decide, openDesk, refundOf, subjects } from '#test/refunds.ts';

/** Somebody refunds a part on the gateway's own dashboard. Returns the events about it. */
async function refundsAPart(shop: Shop, orderId: string, amount?: number) {
  const [payment] = await shop.razorpay.store.childrenOf('payment', orderId);
  await shop.razorpay.call('POST', `/payments/${payment?.id}/refund`, amount ? { amount } : {});
  return deliversTwice(shop);
}

/** The gateway repeats itself. */
async function deliversTwice(shop: Shop) {
  const told = shop.razorpay.events.splice(0);
  for (const event of [...told, ...told]) await shop.deliver(event);
  return told;
}

/** The buyer's bank refuses a refund of an order. Returns its amount. */
async function bankRefuses(shop: Shop, orderId: string) {
  const [payment] = await shop.razorpay.store.childrenOf('payment', orderId);
  const refunds = await shop.razorpay.store.childrenOf('refund', payment?.id ?? '');
  const waiting = refunds.find(({ status }) => status === 'pending');
  await shop.razorpay.endRefund(waiting?.id ?? '', 'failed');
  return waiting?.amount;
}

const notesOf = async () =>
  (
    await pool().query(
      `select kind, total_paise as total, taxable_paise + cgst_paise + sgst_paise as taxed, cgst_paise as cgst
       from documents where about is not null order by number`,
    )
  ).rows;

const factsOf = async (shop: Shop, { token }: { token: string }, orderId: string) => {
  const { body } = await shop.call('GET', '/admin/orders', { token, query: { q: orderId } });
  const { body: order } = await shop.call('GET', `/admin/orders/${body.items[0].id}`, { token });
  return (order.facts as { title: string; at: string; text: string | null }[]).filter(
    ({ title }) => title === 'Refunded in part',
  );
};

test('each part refunded on the gateway’s dashboard brings a mail and a credit note, and ends nothing until the last', async () => {
  const { shop, admin } = await openDesk();
  await shop.call('PUT', '/admin/seller', { token: admin.token, body: seller });
  const naina = await buyer(shop);
  const orderId = await buys(shop, naina);
  shop.clock.advance({ days: 2 });
  const day = shop.clock.now().toISOString().slice(0, 10);
  await refundsAPart(shop, orderId, 100_004);
  await refundsAPart(shop, orderId, 100_004);
  expect(await shop.membership(naina)).toBe('basicPlan');
  expect((await subjects(shop, naina)).toSorted()).toEqual([
    'Receipt: Basic Plan (1 Year), ₹5,000',
    'Your refund of ₹1,000.04 is on its way',
    'Your refund of ₹1,000.04 is on its way',
  ]);
  expect(await notesOf()).toEqual([
    { kind: 'credit-note', total: 100_004, taxed: 100_004, cgst: 7_627 },
    { kind: 'credit-note', total: 100_004, taxed: 100_004, cgst: 7_628 },
  ]);
  const facts = await factsOf(shop, admin, orderId);
  expect(facts.map(({ text }) => text)).toEqual(
    Array.from({ length: 2 }, () =>
      expect.stringMatching(/^₹1,000\.04 of ₹5,000\. What was bought stays valid/),
    ),
  );
  expect(facts[0]?.at.slice(0, 10)).toBe(day);

  await refundsAPart(shop, orderId);
  expect(await shop.membership(naina)).toBeNull();
  expect(await subjects(shop, naina)).toContain('Refund: ₹2,999.92');
  expect(await notesOf()).toMatchObject([{}, {}, { total: 299_992, cgst: 38_136 - 15_255 }]);
  expect(await shop.faults([orderId])).toEqual([]);
});

test('after a refund in part, an approval is about the rest, and so is its note', async () => {
  const { shop, admin } = await openDesk();
  const naina = await buyer(shop);
  const orderId = await buys(shop, naina);
  await refundsAPart(shop, orderId, 100_000);
  expect((await refundOf(shop, naina, orderId)).bill.amount).toBe(400_000);
  const { id } = await asks(shop, naina, orderId, 400_000);
  expect((await decide(shop, admin, id, 'approval', { amount: 400_000 })).status).toBe(204);
  await shop.runJobs();
  await shop.deliverAll();
  expect(await notesOf()).toMatchObject([
    { kind: 'refund-note', total: 100_000 },
    { kind: 'refund-note', total: 400_000 },
  ]);
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a part that is reported before its payment has its note too', async () => {
  const { shop } = await openDesk();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const { paymentId } = await shop.pay(orderId);
  await shop.razorpay.call('POST', `/payments/${paymentId}/refund`, { amount: 100_000 });
  for (const event of shop.razorpay.events.splice(0).toReversed()) await shop.deliver(event);
  expect(await notesOf()).toMatchObject([{ kind: 'refund-note', total: 100_000 }]);
  expect(await shop.membership(naina)).toBe('basicPlan');
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a part that was noted and did not reach its buyer is taken back, whatever the order of the reports', async () => {
  const { shop, admin } = await openDesk();
  await shop.call('PUT', '/admin/seller', { token: admin.token, body: seller });
  const naina = await buyer(shop);
  const orderId = await buys(shop, naina, { vpa: 'naina@slowbank' });
  await refundsAPart(shop, orderId, 100_004);
  const before = await refundsAPart(shop, orderId, 50_000);
  expect(await notesOf()).toMatchObject([{ total: 100_004 }, { total: 50_000 }]);

  const failed = await bankRefuses(shop, orderId);
  await deliversTwice(shop);
  await shop.runJobs();
  expect(await notesOf()).toMatchObject([
    { kind: 'credit-note', total: 100_004, taxed: 100_004 },
    { kind: 'credit-note', total: 50_000, taxed: 50_000 },
    { kind: 'debit-note', total: failed, taxed: failed },
  ]);
  expect(await shop.membership(naina)).toBe('basicPlan');
  const came = (await subjects(shop, naina)).filter((subject) => subject.includes('not reach you'));
  expect(came).toHaveLength(1);
  expect(await shop.faults([orderId])).toEqual([]);

  // Reports from before the failure come late; they are other bytes under other ids.
  const again = before.map((event) => ({ ...event, id: `${event.id}-late` }));
  for (const event of again) await shop.deliver(event);
  await shop.runJobs();
  expect(await notesOf()).toHaveLength(3);
  expect(await shop.faults([orderId])).toEqual([]);

  // A later part is noted again, and the last one ends the membership.
  await refundsAPart(shop, orderId, 30_000);
  await shop.runJobs();
  expect((await notesOf())[3]).toMatchObject({ kind: 'debit-note', total: failed });
  expect(await notesOf()).toContainEqual(expect.objectContaining({ total: 30_000 }));
  await refundsAPart(shop, orderId);
  await shop.runJobs();
  expect(await shop.membership(naina)).toBeNull();
  expect(await shop.faults([orderId])).toEqual([]);
});

test('the comparison notices a part that did not reach its buyer, if the report was lost', async () => {
  const { shop, admin } = await openDesk();
  const naina = await buyer(shop);
  const orderId = await buys(shop, naina, { vpa: 'naina@slowbank' });
  await refundsAPart(shop, orderId, 100_000);
  await bankRefuses(shop, orderId);
  shop.razorpay.events.splice(0);
  const { body } = await shop.call('GET', '/admin/orders', {
    token: admin.token,
    query: { q: orderId },
  });
  const path = `/admin/orders/${body.items[0].id}/comparison`;
  expect((await shop.call('POST', path, { token: admin.token })).status).toBe(204);
  expect(await notesOf()).toMatchObject([
    { kind: 'refund-note', total: 100_000 },
    { kind: 'reversal-note', total: 100_000 },
  ]);
  expect(await shop.faults([orderId])).toEqual([]);
});

test('when a whole refund fails, the membership stays ended, the books agree, and the money can be sent again by hand', async () => {
  const { shop, admin } = await openDesk();
  const naina = await buyer(shop);
  const orderId = await buys(shop, naina, { vpa: 'naina@slowbank' });
  await refundsAPart(shop, orderId);
  await bankRefuses(shop, orderId);
  const late = await deliversTwice(shop);
  await shop.runJobs();
  expect(await shop.faults([orderId])).toEqual([]);
  expect(await shop.membership(naina)).toBeNull();
  const delayed = 'Your refund of ₹5,000 is delayed';
  expect((await subjects(shop, naina)).filter((subject) => subject === delayed)).toHaveLength(1);
  const desk = async () =>
    (await shop.call('GET', '/admin/payments', { token: admin.token })).body.payments;
  expect(await desk()).toMatchObject([{ reason: 'refund-failed' }]);

  for (const event of late) await shop.deliver({ ...event, id: `${event.id}-late` });
  await refundsAPart(shop, orderId);
  await shop.runJobs();
  expect(await shop.faults([orderId])).toEqual([]);
  expect(await notesOf()).toMatchObject([{ kind: 'refund-note', total: 500_000 }]);
  expect(await shop.membership(naina)).toBeNull();
  expect(await desk()).toEqual([]);

  await bankRefuses(shop, orderId);
  await deliversTwice(shop);
  await shop.runJobs();
  expect(await desk()).toMatchObject([{ reason: 'refund-failed' }]);
});

test('codes for other people stay valid after a refund in part', async () => {
  const { shop } = await openDesk();
  const tara = await buyer(shop);
  const { body } = await shop.call('POST', '/payment/seat-orders', {
    token: tara.token,
    body: { planType: 'basicPlan', seats: 3, shown: { price: 5000, guaranteeDays: 60 } },
  });
  await shop.confirm(tara, body.orderId, await shop.pay(body.orderId));
  shop.razorpay.events.splice(0);
  await refundsAPart(shop, body.orderId, 500_000);
  const mail = (await shop.mailbox(tara.email)).find(
    ({ subject }) => subject === 'Your refund of ₹5,000 is on its way',
  );
  expect(mail?.text).toContain('a part of what you paid for 3 codes for the Basic Plan (1 Year)');
  expect(mail?.text).toContain('Your codes stay valid.');
  expect(await shop.faults([body.orderId])).toEqual([]);
});
