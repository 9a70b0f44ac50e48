import { expect, test } from 'vitest';
import { buyer, openShop } from '#test/purchases.ts';

test('a paid checkout makes the order paid, opens the membership and mails one receipt', async () => {
  const shop = await openShop();
  const naina = await buyer(shop, 'naina@example.in');
  const { orderId } = await shop.order(naina);
  const { status, body } = await shop.confirm(naina, orderId, await shop.pay(orderId));
  expect([status, body]).toEqual([200, { status: 'paid' }]);
  expect(
    (await shop.call('GET', `/payment/orders/${orderId}`, { token: naina.token })).body,
  ).toMatchObject({
    status: 'paid',
    paidAt: expect.any(String),
  });
  const receipts = (await shop.mailbox(naina.email)).filter(({ subject }) =>
    subject.startsWith('Receipt'),
  );
  expect(receipts.map(({ subject }) => subject)).toEqual(['Receipt: Basic Plan (1 Year), ₹5,000']);
  expect(await shop.faults([orderId])).toEqual([]);
});

test('reporting it again gives the same answer and changes nothing', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const paid = await shop.pay(orderId);
  for (let times = 0; times < 3; times += 1)
    expect((await shop.confirm(naina, orderId, paid)).body).toEqual({ status: 'paid' });
  await shop.deliverAll();
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a signature with any character changed, of another order, or missing is refused', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const other = await shop.order(naina);
  const paid = await shop.pay(orderId);
  const ofOther = await shop.pay(other.orderId);
  const tampered = paid.signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
  for (const signature of [tampered, ofOther.signature, '', 'x', undefined]) {
    const { status, body } = await shop.report(naina, orderId, {
      paymentId: paid.paymentId,
      signature,
      status: 'completed',
    });
    expect([status, body.code]).toEqual([400, 'payment/invalid-signature']);
  }
  expect(await shop.membership(naina)).toBeNull();
});

test('a payment can’t be used for another order', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const cheap = await shop.order(naina);
  const dear = await shop.order(naina, 'premiumPlan');
  const paid = await shop.pay(cheap.orderId);
  expect((await shop.confirm(naina, dear.orderId, paid)).status).toBe(400);
  expect(await shop.membership(naina)).toBeNull();
});

test('nobody else can report an order', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const stranger = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const paid = await shop.pay(orderId);
  expect((await shop.confirm(stranger, orderId, paid)).status).toBe(404);
  expect(
    (await shop.report(stranger, orderId, { paymentId: 'cancelled', status: 'failed' })).status,
  ).toBe(404);
  expect(await shop.membership(stranger)).toBeNull();
});

test('authorised and not yet captured is processing, until the capture is found', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const { status, body } = await shop.confirm(naina, orderId, await shop.pay(orderId, 'authorize'));
  expect([status, body]).toEqual([202, { status: 'processing' }]);
  expect(await shop.membership(naina)).toBeNull();
  await shop.runJobs({ ahead: true });
  expect(await shop.membership(naina)).toBe('basicPlan');
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a valid signature while the gateway is down is processing until the gateway is back', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const paid = await shop.pay(orderId);
  const mend = shop.razorpay.breakDown(() => new Response('busy', { status: 503 }));
  expect((await shop.confirm(naina, orderId, paid)).status).toBe(202);
  mend();
  expect((await shop.confirm(naina, orderId, paid)).body).toEqual({ status: 'paid' });
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a wrong amount at the gateway is put aside and opens nothing', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const paid = await shop.pay(orderId);
  const booked = await shop.razorpay.store.read('payment', paid.paymentId);
  if (booked) await shop.razorpay.store.write('payment', { ...booked, amount: 100 }, orderId);
  const { status, body } = await shop.confirm(naina, orderId, paid);
  expect([status, body.code]).toEqual([409, 'payment/under-review']);
  expect(await shop.membership(naina)).toBeNull();
  expect(await shop.faults([orderId])).toEqual([]);
});

test('failed and cancelled are notes: they never lower a state, nor end an order', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const report = (body: object) => shop.report(naina, orderId, { status: 'failed', ...body });
  expect((await report({ paymentId: 'cancelled' })).body).toEqual({ status: 'created' });
  expect((await report({ paymentId: 'pay_1', referralCode: 'SOMEONE_ELSE' })).body).toEqual({
    status: 'created',
  });
  await shop.confirm(naina, orderId, await shop.pay(orderId));
  expect((await report({ paymentId: 'cancelled' })).body).toEqual({ status: 'paid' });
  expect((await report({ paymentId: 'pay_1', status: 'cancelled' })).body).toEqual({
    status: 'paid',
  });
  expect(await shop.membership(naina)).toBe('basicPlan');
});

test.for([
  { status: 'paid' },
  { status: 'refunded' },
  {},
  { status: 'completed', paymentId: "'; drop table orders" },
])('the report %j is refused', async (body) => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  expect((await shop.report(naina, orderId, { paymentId: 'pay_1', ...body })).status).toBe(400);
});
