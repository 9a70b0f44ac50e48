import { expect, test } from 'vitest';
import { pool } from '#app/platform/database.ts';
import type { TestApp } from '#test/app.ts';
import { signedIn, signedInAdmin } from '#test/people.ts';
import { buyer, openShop } from '#test/purchases.ts';
import { ordersSeats } from '#test/seats.ts';
import { openStripeShop } from '#test/stripe-purchases.ts';

const atTheDesk = { ADMIN_EMAIL: 'asha@example.in' };

/** The Basic plan costs this many rupees from now on. */
async function priced(shop: TestApp, rupees: number): Promise<void> {
  const { token } = await signedInAdmin(shop);
  const plans = await shop.call('GET', '/admin/plans', { token });
  const { version, features } = plans.body.find(
    ({ type }: { type: string }) => type === 'basicPlan',
  );
  const body = {
    version,
    price: rupees * 100,
    formerPrice: null,
    onSale: true,
    place: 1,
    features,
  };
  const { status } = await shop.call('PUT', '/admin/plans/basicPlan', { token, body });
  expect(status).toBe(204);
}

const orderStates = async () =>
  (await pool().query('select status, gateway_order_id from orders order by created_at, id')).rows;

test('seats that cost more than Stripe takes are refused before anything is created', async () => {
  const shop = await openStripeShop(atTheDesk);
  await priced(shop, 10_000);
  const office = await signedIn(shop, { email: 'office@example.in' });
  const { body: offers } = await shop.call('GET', '/payment/seat-offers', { token: office.token });
  expect(offers.setup).toMatchObject({ most: 999_999.99 });
  const open = await ordersSeats(shop, office, 99);
  expect([open.status, open.body.amount]).toEqual([201, 99_000_000]);
  const text =
    'One order can’t be for more than ₹9,99,999.99. Please order at most 99 codes, or write to us.';
  const { status, body } = await ordersSeats(shop, office, 100);
  expect([status, body]).toEqual([
    409,
    { code: 'payment/too-many-seats', error: text, fields: { seats: text } },
  ]);
  // The order that a new one would have replaced is still there.
  expect(await orderStates()).toEqual([{ status: 'created', gateway_order_id: open.body.orderId }]);
});

test('a plan that costs more than Stripe takes is refused before anything is created', async () => {
  const shop = await openStripeShop(atTheDesk);
  await priced(shop, 1_000_000);
  const { token } = await signedIn(shop, { email: 'naina@example.in' });
  const { status, body } = await shop.call('POST', '/payment/orders', {
    token,
    body: { planType: 'basicPlan' },
  });
  expect([status, body.code, body.error]).toEqual([
    409,
    'payment/too-much',
    'Our payment partner doesn’t take this much at once. Please write to us.',
  ]);
  expect(await orderStates()).toEqual([]);
});

test('where only the gateway knows its limit, its refusal says what to do and leaves no open order', async () => {
  const shop = await openShop();
  const office = await buyer(shop);
  expect((await shop.call('GET', '/payment/setup')).body).toMatchObject({ most: null });
  const description = 'Amount exceeds maximum amount allowed.';
  const error = { code: 'BAD_REQUEST_ERROR', description, field: 'amount' };
  const mend = shop.razorpay.breakDown(() => Response.json({ error }, { status: 400 }));
  const seats = await ordersSeats(shop, office, 100);
  const text =
    'Our payment partner doesn’t take this much at once. Please order fewer codes, or write to us.';
  expect([seats.status, seats.body]).toEqual([
    409,
    { code: 'payment/too-many-seats', error: text, fields: { seats: text } },
  ]);
  const plan = await shop.call('POST', '/payment/orders', {
    token: office.token,
    body: { planType: 'basicPlan' },
  });
  expect([plan.status, plan.body.code]).toEqual([409, 'payment/too-much']);
  expect((await orderStates()).map(({ status }) => status)).toEqual(['expired', 'expired']);
  mend();
  await shop.order(office);
  expect(await shop.faults()).toEqual([]);
});
