import { expect, test } from 'vitest';
import { pool } from '#app/platform/database.ts';
import { member, signedIn, type SignedIn } from '#test/people.ts';
import { buyer, openShop, type Shop } from '#test/purchases.ts';
import { rename } from '#test/referring.ts';
import { openStripeShop, type StripeShop } from '#test/stripe-purchases.ts';

const cancels = (shop: Pick<Shop, 'call'>, { token }: Pick<SignedIn, 'token'>, orderId: string) =>
  shop.call('DELETE', `/payment/orders/${orderId}`, { token });

const statusOf = async (
  shop: Pick<Shop, 'call'>,
  { token }: Pick<SignedIn, 'token'>,
  orderId: string,
) => (await shop.call('GET', `/payment/orders/${orderId}`, { token })).body.status;

const sessionOf = async ({ stripe }: StripeShop, orderId: string) =>
  (await stripe.call('GET', `/checkout/sessions/${orderId}`)).body;

test('a buyer cancels an order that is not paid, as often as they like, and nobody else does', async () => {
  const shop = await openShop();
  await rename(shop, await member(shop, 'premiumPlan'), 'TENZIN_BUILDS');
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina, 'basicPlan', 'TENZIN_BUILDS');
  expect((await cancels(shop, await buyer(shop), orderId)).status).toBe(404);
  expect(await statusOf(shop, naina, orderId)).toBe('created');
  for (let times = 0; times < 2; times += 1)
    expect((await cancels(shop, naina, orderId)).status).toBe(204);
  expect(await statusOf(shop, naina, orderId)).toBe('expired');
  const { rows } = await pool().query('select released_because from code_redemptions');
  expect(rows).toEqual([{ released_because: 'expired' }]);
  expect(await shop.faults([orderId])).toEqual([]);
});

test('an order that the gateway never answered to is cancelled by our own id', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const mend = shop.razorpay.breakDown(() => new Response('{}', { status: 502 }));
  await shop.call('POST', '/payment/orders', {
    token: naina.token,
    body: { planType: 'basicPlan' },
  });
  mend();
  const { rows } = await pool().query('select id from orders');
  expect((await cancels(shop, naina, rows[0].id)).status).toBe(204);
  expect((await pool().query('select status from orders')).rows).toEqual([{ status: 'expired' }]);
});

test('a paid order is not cancelled, whether its payment is known or not', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  await shop.pay(orderId);
  for (let times = 0; times < 2; times += 1) {
    const { status, body } = await cancels(shop, naina, orderId);
    expect([status, body.code]).toEqual([409, 'payment/already-paid']);
  }
  expect(await shop.membership(naina)).toBe('basicPlan');
  await shop.deliverAll();
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a capture that arrives while the gateway is being asked wins', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  await shop.pay(orderId);
  const events = shop.razorpay.events.splice(0);
  const mend = shop.razorpay.breakDown(async () => {
    for (const event of events.splice(0)) await shop.deliver(event);
    // The answer was made before the payment.
    return Response.json({ items: [] });
  });
  const { status, body } = await cancels(shop, naina, orderId);
  mend();
  expect([status, body.code]).toEqual([409, 'payment/already-paid']);
  expect([await statusOf(shop, naina, orderId), await shop.membership(naina)]).toEqual([
    'paid',
    'basicPlan',
  ]);
  expect(await shop.faults([orderId])).toEqual([]);
});

test('while the gateway can’t be asked, nothing is cancelled', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  const mend = shop.razorpay.breakDown(() => new Response('', { status: 503 }));
  const { status, body, headers } = await cancels(shop, naina, orderId);
  expect([status, body.code, headers.get('retry-after')]).toEqual([
    503,
    'payment/gateway-unavailable',
    '30',
  ]);
  mend();
  expect(await statusOf(shop, naina, orderId)).toBe('created');
});

test('a cancelled order that is paid after all counts, and beside another order it goes back', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina);
  await cancels(shop, naina, orderId);
  const paid = await shop.confirm(naina, orderId, await shop.pay(orderId));
  expect(paid.body).toEqual({ status: 'paid' });
  const [first, second] = [await buyer(shop), await buyer(shop)];
  const gaveUp = await shop.order(first);
  await cancels(shop, first, gaveUp.orderId);
  const next = await shop.order(first, 'premiumPlan');
  await shop.confirm(first, next.orderId, await shop.pay(next.orderId));
  const late = await shop.confirm(first, gaveUp.orderId, await shop.pay(gaveUp.orderId));
  expect([late.status, late.body.code]).toEqual([409, 'payment/superseded']);
  await shop.runJobs();
  await shop.deliverAll();
  expect(await shop.membership(first)).toBe('premiumPlan');
  expect(await shop.membership(second)).toBeNull();
  const { rows } = await pool().query('select reason from payment_quarantine');
  expect(rows).toEqual([{ reason: 'superseded' }]);
  expect(await shop.faults([orderId, gaveUp.orderId, next.orderId])).toEqual([]);
});

test('a late payment that somebody has refunded by hand is owed again when that refund fails', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const gaveUp = await shop.order(naina);
  await cancels(shop, naina, gaveUp.orderId);
  const next = await shop.order(naina);
  await shop.confirm(naina, next.orderId, await shop.pay(next.orderId));
  const late = await shop.pay(gaveUp.orderId, 'success', { vpa: 'naina@slowbank' });
  await shop.razorpay.call('POST', `/payments/${late.paymentId}/refund`, {});
  await shop.deliverAll();
  const refunds = () => shop.razorpay.store.childrenOf('refund', late.paymentId);
  await shop.razorpay.endRefund((await refunds())[0]?.id ?? '', 'failed');
  await shop.deliverAll();
  await shop.runJobs({ ahead: true });
  await shop.deliverAll();
  const statuses = (await refunds()).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual(['failed', 'pending']);
  expect(await shop.faults([gaveUp.orderId, next.orderId])).toEqual([]);
});

test('a late payment that we failed to return is not owed twice once another has paid its order', async () => {
  const shop = await openShop();
  const naina = await buyer(shop);
  const gaveUp = await shop.order(naina);
  await cancels(shop, naina, gaveUp.orderId);
  const next = await shop.order(naina);
  const counts = await shop.pay(next.orderId);
  await shop.confirm(naina, next.orderId, counts);
  const late = await shop.pay(gaveUp.orderId, 'success', { vpa: 'naina@slowbank' });
  const booked = await shop.razorpay.store.read('payment', late.paymentId);
  if (!booked) throw new Error('the payment is not booked');
  await shop.deliverAll();
  await shop.runJobs();
  await shop.razorpay.call('POST', `/payments/${counts.paymentId}/refund`, {});
  await shop.deliverAll();
  await shop.razorpay.store.write('payment', { ...booked, id: 'pay_second' }, gaveUp.orderId);
  await shop.runJobs({ ahead: true });
  expect(await statusOf(shop, naina, gaveUp.orderId)).toBe('paid');
  const refunds = () => shop.razorpay.store.childrenOf('refund', late.paymentId);
  await shop.razorpay.endRefund((await refunds())[0]?.id ?? '', 'failed');
  await shop.deliverAll();
  await shop.runJobs({ ahead: true });
  const { rows } = await pool().query('select reason from refunds where payment_id = $1', [
    late.paymentId,
  ]);
  expect(rows).toEqual([{ reason: 'superseded' }]);
  expect((await refunds()).map(({ status }) => status)).toEqual(['failed']);
  expect(await shop.faults([gaveUp.orderId, next.orderId])).toEqual([]);
});

test('nobody can pay at Stripe for a cancelled order', async () => {
  const shop = await openStripeShop();
  const naina = await signedIn(shop, { email: 'naina@example.in' });
  const { orderId } = await shop.order(naina);
  await shop.stripe.pay(orderId, 'decline');
  for (let times = 0; times < 2; times += 1)
    expect((await cancels(shop, naina, orderId)).status).toBe(204);
  expect(await statusOf(shop, naina, orderId)).toBe('expired');
  expect(await sessionOf(shop, orderId)).toMatchObject({ status: 'expired', url: null });
  expect(await shop.stripe.pay(orderId)).toBeNull();
  await shop.deliverAll();
  expect(await statusOf(shop, naina, orderId)).toBe('expired');
  expect(await shop.faults()).toEqual([]);
});

test('a buyer who pays at Stripe at the moment of cancelling has paid', async () => {
  const shop = await openStripeShop();
  const naina = await signedIn(shop, { email: 'naina@example.in' });
  const { orderId } = await shop.order(naina);
  const mend = shop.stripe.breakDown(async ({ url }) => {
    if (url.endsWith('/expire')) await shop.stripe.pay(orderId);
    return undefined;
  });
  const { status, body } = await cancels(shop, naina, orderId);
  mend();
  expect([status, body.code]).toEqual([409, 'payment/already-paid']);
  expect(await statusOf(shop, naina, orderId)).toBe('paid');
  await shop.deliverAll();
  expect(await shop.charges(orderId)).toMatchObject([{ status: 'captured', amount_refunded: 0 }]);
  expect(await shop.faults()).toEqual([]);
});

test('an order at Stripe whose page can’t be closed is not cancelled', async () => {
  const shop = await openStripeShop();
  const naina = await signedIn(shop, { email: 'naina@example.in' });
  const { orderId } = await shop.order(naina);
  const mend = shop.stripe.breakDown(({ url }) =>
    url.endsWith('/expire') ? new Response('', { status: 503 }) : undefined,
  );
  const { status, body } = await cancels(shop, naina, orderId);
  mend();
  expect([status, body.code]).toEqual([503, 'payment/gateway-unavailable']);
  expect(await statusOf(shop, naina, orderId)).toBe('created');
  await shop.stripe.pay(orderId);
  await shop.deliverAll();
  expect(await statusOf(shop, naina, orderId)).toBe('paid');
});

test('an order is cancelled even if the answer to closing its page is lost', async () => {
  const shop = await openStripeShop();
  const naina = await signedIn(shop, { email: 'naina@example.in' });
  const { orderId } = await shop.order(naina);
  let lost = 0;
  const mend = shop.stripe.breakDown(async ({ url }) => {
    if (!url.endsWith('/expire') || lost > 0) return undefined;
    lost += 1;
    await shop.stripe.call('POST', `/checkout/sessions/${orderId}/expire`);
    return new Response('', { status: 502 });
  });
  expect((await cancels(shop, naina, orderId)).status).toBe(204);
  mend();
  expect([lost, await statusOf(shop, naina, orderId)]).toEqual([1, 'expired']);
});

test('a payment that Stripe’s bank decides after the order was cancelled still counts', async () => {
  const shop = await openStripeShop();
  const naina = await signedIn(shop, { email: 'naina@example.in' });
  const { orderId } = await shop.order(naina);
  await shop.stripe.pay(orderId, 'later');
  expect((await cancels(shop, naina, orderId)).status).toBe(204);
  expect(await statusOf(shop, naina, orderId)).toBe('expired');
  const [charge] = await shop.charges(orderId);
  await shop.stripe.bank('charges', charge?.id ?? '', 'succeeded');
  await shop.deliverAll();
  expect(await statusOf(shop, naina, orderId)).toBe('paid');
  expect(await shop.faults()).toEqual([]);
});
