import { expect, test } from 'vitest';
import { systemContext } from '#app/platform/context.ts';
import { pool } from '#app/platform/database.ts';
import { fakeKeys } from '#test/fakes/razorpay.ts';
import { member, signedInAdmin, toldTo, type SignedIn } from '#test/people.ts';
import { buyer, openShop, type Shop } from '#test/purchases.ts';
import { asks, buys, decide, openDesk, refundOf } from '#test/refunds.ts';
import { eventSignature } from '../gateway/razorpay-signature.ts';
import { reconcileDue } from '../orders/reconcile.service.ts';

type News = 'created' | 'under_review' | 'action_required' | 'won' | 'lost' | 'closed';

let sent = 0;

/** Delivers an event of a dispute, twice, as the gateway may. */
async function tell(
  shop: Shop,
  news: News,
  paymentId: string,
  { withPayment = true } = {},
): Promise<void> {
  const payment = await shop.razorpay.store.read('payment', paymentId);
  const dispute = {
    id: `disp_${paymentId}`,
    entity: 'dispute',
    payment_id: paymentId,
    amount: payment?.amount,
    currency: 'INR',
    reason_code: 'not_received',
  };
  const payload = {
    ...(withPayment && { payment: { entity: payment } }),
    dispute: { entity: dispute },
  };
  const body = JSON.stringify({
    event: `payment.dispute.${news}`,
    account_id: 'acc_sandbox',
    payload,
  });
  const event = {
    id: `evt_dispute_${(sent += 1)}`,
    body,
    signature: eventSignature(body, fakeKeys.webhookSecret),
  };
  for (let times = 0; times < 2; times += 1) expect((await shop.deliver(event)).status).toBe(200);
}

/** Naina has paid for Basic with Tenzin's code. */
async function bought() {
  const shop = await openShop({ ADMIN_EMAIL: 'asha@example.in' });
  const admin = await signedInAdmin(shop);
  const tenzin = await member(shop, 'premiumPlan', {
    email: 'tenzin@example.in',
    displayName: 'Tenzin Dorji',
  });
  await shop.call('PUT', `/referral/update/${tenzin.uid}`, {
    token: tenzin.token,
    body: { referralCode: 'TENZIN_BUILDS' },
  });
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina, 'basicPlan', 'TENZIN_BUILDS');
  const { paymentId } = await shop.pay(orderId);
  await shop.deliverAll();
  const desk = async () =>
    (await shop.call('GET', '/admin/payments', { token: admin.token })).body.payments.map(
      ({ reason, order }: { reason: string; order: object }) => ({
        reason,
        order,
      }),
    );
  const row = (reason: string) => ({
    reason,
    order: { orderId, expected: 450_000, buyer: { uid: naina.uid, name: naina.displayName } },
  });
  return { shop, admin, tenzin, naina, orderId, paymentId, desk, row };
}

const orderOf = async ({ call }: Shop, { token }: SignedIn, orderId: string) =>
  (await call('GET', `/payment/orders/${orderId}`, { token })).body;

test('a lost dispute ends membership and reward, tells the buyer, and waits at the desk', async () => {
  const { shop, admin, tenzin, naina, orderId, paymentId, desk, row } = await bought();
  await tell(shop, 'created', paymentId);
  expect(await desk()).toEqual([row('dispute-open')]);
  await tell(shop, 'lost', paymentId);
  expect(await shop.membership(naina)).toBeNull();
  expect((await orderOf(shop, naina, orderId)).status).toBe('refunded');
  expect((await shop.call('GET', '/referral/stats', { token: tenzin.token })).body).toMatchObject({
    totalRewards: 0,
    referredUsers: [{ rewardStatus: 'reversed' }],
  });
  expect(await toldTo(shop, naina)).toEqual(['Your bank took back ₹4,500', 'We received ₹4,500']);
  const subjects = (await shop.mailbox(naina.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Payment taken back: ₹4,500')).toHaveLength(1);
  expect(await desk()).toEqual([row('dispute-lost')]);
  const log = (await shop.call('GET', '/admin/audit', { token: admin.token })).body;
  expect(JSON.stringify(log)).toContain('payment/charge-back');
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a dispute that is won, or closed, leaves the desk and changes nothing', async () => {
  const { shop, admin, naina, orderId, paymentId, desk, row } = await bought();
  const disputed = async () => {
    const { token } = admin;
    const { body } = await shop.call('GET', '/admin/orders', { token, query: { q: orderId } });
    return (await shop.call('GET', `/admin/orders/${body.items[0].id}`, { token })).body.disputed;
  };
  await tell(shop, 'created', paymentId);
  expect(await disputed()).toBe(true);
  const { id } = await asks(shop, naina, orderId, 450_000);
  const approval = await decide(shop, admin, id, 'approval', { amount: 450_000 });
  expect(approval.body.code).toBe('refund/disputed');
  await tell(shop, 'under_review', paymentId);
  await tell(shop, 'action_required', paymentId);
  expect(await desk()).toEqual([row('dispute-open'), row('dispute-action-required')]);
  await tell(shop, 'won', paymentId);
  expect(await desk()).toEqual([]);
  expect(await disputed()).toBe(false);
  expect(await shop.membership(naina)).toBe('basicPlan');
  expect((await orderOf(shop, naina, orderId)).status).toBe('paid');
});

test('a dispute’s events lead to the same result in any order', async () => {
  const { shop, naina, orderId, paymentId, desk, row } = await bought();
  await tell(shop, 'lost', paymentId, { withPayment: false });
  await tell(shop, 'created', paymentId);
  await tell(shop, 'action_required', paymentId);
  expect(await desk()).toEqual([row('dispute-lost')]);
  expect(await shop.membership(naina)).toBeNull();
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a dispute’s event without its payment is among the facts of the order', async () => {
  const { shop, admin, orderId, paymentId } = await bought();
  await tell(shop, 'created', paymentId, { withPayment: false });
  const { token } = admin;
  const { body } = await shop.call('GET', '/admin/orders', { token, query: { q: orderId } });
  const order = await shop.call('GET', `/admin/orders/${body.items[0].id}`, { token });
  const titles = order.body.facts.map(({ title }: { title: string }) => title);
  expect(titles.filter((title: string) => title === 'payment.dispute.created')).toHaveLength(1);
  expect(titles.filter((title: string) => title === 'payment.captured')).toHaveLength(1);
});

test('a loss reported before the capture ends what the capture would have opened', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const { paymentId } = await shop.pay(orderId);
  const events = shop.razorpay.events.splice(0);
  await tell(shop, 'lost', paymentId);
  for (const event of events) await shop.deliver(event);
  expect((await orderOf(shop, naina, orderId)).status).toBe('refunded');
  expect(await shop.membership(naina)).toBeNull();
  expect(await shop.faults([orderId])).toEqual([]);
});

test('money that the bank took back is not refunded as well', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const first = await shop.order(naina);
  const second = await shop.order(naina);
  await shop.pay(first.orderId);
  await shop.deliverAll();
  const { paymentId } = await shop.pay(second.orderId);
  await shop.deliverAll();
  await tell(shop, 'lost', paymentId);
  await shop.runJobs();
  await shop.deliverAll();
  expect(await shop.razorpay.store.childrenOf('refund', paymentId)).toEqual([]);
  expect(await shop.membership(naina)).toBe('basicPlan');
  expect(await shop.faults([first.orderId, second.orderId])).toEqual([]);
});

/** The refund of a purchase was approved; the gateway has not been asked yet. */
async function approved(vpa?: string) {
  const { shop, admin } = await openDesk();
  const naina = await buyer(shop);
  const orderId = await buys(shop, naina, vpa ? { vpa } : {});
  const { id } = await asks(shop, naina, orderId, 500_000);
  await decide(shop, admin, id, 'approval', { amount: 500_000 });
  const [payment] = (await pool().query<{ id: string }>('select id from payments')).rows;
  const request = async () => (await refundOf(shop, naina, orderId)).requests[0];
  return { shop, admin, naina, orderId, id, paymentId: payment?.id ?? '', request };
}

test('a refund waits while its buyer disputes the payment, and is sent when the dispute is won', async () => {
  const { shop, orderId, paymentId, request } = await approved();
  await tell(shop, 'created', paymentId);
  await shop.runJobs();
  expect(await request()).toMatchObject({ state: 'approved', sentAt: null });
  await tell(shop, 'won', paymentId);
  shop.clock.advance({ hours: 7 });
  await reconcileDue(systemContext(shop.clock, 'test'));
  await shop.deliverAll();
  expect(await request()).toMatchObject({ arrivedAt: expect.any(String) });
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a refund that failed is not tried again while the bank decides, and is over when it took the money', async () => {
  const { shop, admin, orderId, id, paymentId, request } = await approved('naina@slowbank');
  await shop.runJobs();
  await shop.razorpay.endRefund((await request()).references[0], 'failed');
  await shop.deliverAll();
  await tell(shop, 'created', paymentId);
  expect((await decide(shop, admin, id, 'retry')).body.code).toBe('refund/disputed');
  await tell(shop, 'lost', paymentId);
  expect(await request()).toMatchObject({ arrivedAt: expect.any(String), failedAt: null });
  expect((await decide(shop, admin, id, 'retry')).body.code).toBe('refund/not-failed');
  const { body } = await shop.call('GET', '/admin/payments', { token: admin.token });
  expect(body.payments).toMatchObject([{ reason: 'dispute-lost' }]);
  expect(await shop.faults([orderId])).toEqual([]);
});
