import { expect, test } from 'vitest';
import { pool } from '#app/platform/database.ts';
import { fakeKeys } from '#test/fakes/razorpay.ts';
import { signedInAdmin, waitingAt } from '#test/people.ts';
import { buyer, openShop } from '#test/purchases.ts';
import { eventSignature } from '../gateway/razorpay-signature.ts';

const signed = (id: string, body: string) => ({
  id,
  body,
  signature: eventSignature(body, fakeKeys.webhookSecret),
});

test('payments that don’t add up are listed once each, with what was expected and seen, and open nothing', async () => {
  const shop = await openShop({ ADMIN_EMAIL: 'asha@example.in' });
  const { token } = await signedInAdmin(shop);
  const list = async () => (await shop.call('GET', '/admin/payments', { token })).body;
  expect(await list()).toEqual({ payments: [], page: 1, pages: 1, total: 0 });

  const naina = await buyer(shop);
  const { orderId, amount } = await shop.order(naina);
  const told = async (id: string, entity: object) => {
    const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
    shop.clock.advance({ seconds: 1 });
    for (const again of ['', '-again']) await shop.deliver(signed(`${id}${again}`, body));
  };
  const payment = {
    id: 'pay_low',
    order_id: orderId,
    status: 'captured',
    amount: 100,
    currency: 'INR',
    captured: true,
  };
  await told('evt_low', payment);
  await told('evt_usd', { ...payment, id: 'pay_usd', amount, currency: 'USD' });
  await told('evt_odd', { ...payment, id: 'pay_odd', order_id: 'order_odd' });
  shop.clock.advance({ seconds: 1 });
  await shop.deliver(signed('evt_unread', 'not json'));

  const order = { orderId, expected: 500_000, buyer: { uid: naina.uid, name: naina.displayName } };
  const seenAt = expect.any(String);
  const row = { id: expect.any(String), words: null, seenAt };
  expect(await list()).toEqual({
    payments: [
      {
        ...row,
        reason: 'amount-mismatch',
        subject: 'pay_low',
        order,
        seen: { amount: 100, currency: 'INR' },
      },
      {
        ...row,
        reason: 'currency-mismatch',
        subject: 'pay_usd',
        order,
        seen: { amount: 500_000, currency: 'USD' },
      },
      {
        ...row,
        reason: 'unknown-order',
        subject: 'pay_odd',
        order: null,
        seen: { amount: 100, currency: 'INR' },
      },
      { ...row, reason: 'unreadable-event', subject: 'evt_unread', order: null, seen: null },
    ],
    page: 1,
    pages: 1,
    total: 4,
  });
  expect(await waitingAt(shop, token, '/admin/payments')).toBe(4);
  expect(await shop.membership(naina)).toBeNull();
});

test('an admin settles a report with a reason, once, and is recorded; an open dispute waits for the bank', async () => {
  const shop = await openShop({ ADMIN_EMAIL: 'asha@example.in' });
  const { token } = await signedInAdmin(shop);
  const list = async () =>
    (await shop.call('GET', '/admin/payments', { token })).body.payments as {
      id: string;
      reason: string;
    }[];
  const settle = (id?: string) =>
    shop.call('POST', `/admin/payments/${id}/resolution`, {
      token,
      body: { reason: 'A workshop, sold by a payment link' },
    });
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const { paymentId } = await shop.pay(orderId);
  await shop.deliverAll();
  const entity = { id: 'disp_1', payment_id: paymentId, amount: 500_000, currency: 'INR' };
  const dispute = { event: 'payment.dispute.created', payload: { dispute: { entity } } };
  await shop.deliver(signed('evt_dispute', JSON.stringify(dispute)));
  shop.clock.advance({ seconds: 1 });
  await shop.deliver(signed('evt_unread', 'not json'));
  const [disputed, unread] = await list();
  expect((await settle(disputed?.id)).body.code).toBe('payments/dispute-open');
  expect((await settle(unread?.id)).status).toBe(204);
  expect((await settle(unread?.id)).body.code).toBe('payments/report-settled');
  await shop.deliver(signed('evt_unread', 'not json'));
  expect((await list()).map(({ reason }) => reason)).toEqual(['dispute-open']);
  expect(await waitingAt(shop, token, '/admin/payments')).toBe(1);
  const { rows } = await pool().query(
    "select subject_id, reason from admin_actions where action = 'payment/settle'",
  );
  expect(rows).toEqual([
    { subject_id: 'evt_unread', reason: 'A workshop, sold by a payment link' },
  ]);
});

test('a refund that the gateway reports as failed leads to its buyer and order', async () => {
  const shop = await openShop({ ADMIN_EMAIL: 'asha@example.in' });
  const { token } = await signedInAdmin(shop);
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const { paymentId } = await shop.pay(orderId);
  await shop.deliverAll();
  const entity = await shop.razorpay.store.read('payment', paymentId);
  const body = JSON.stringify({ event: 'refund.failed', payload: { payment: { entity } } });
  await shop.deliver(signed('evt_failed', body));
  expect((await shop.call('GET', '/admin/payments', { token })).body.payments).toMatchObject([
    {
      reason: 'refund-failed',
      subject: paymentId,
      order: { orderId, expected: 500_000, buyer: { uid: naina.uid } },
      seen: null,
    },
  ]);
});
