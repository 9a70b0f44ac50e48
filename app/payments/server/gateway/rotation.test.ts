import { expect, test } from 'vitest';
import { fakeKeys } from '#test/fakes/razorpay.ts';
import { buyer, openShop, type Shop } from '#test/purchases.ts';
import type { SignedIn } from '#test/people.ts';
import { checkoutSignature, eventSignature } from './razorpay-signature.ts';

const former = { key: 'the-former-key-secret', webhook: 'the-former-webhook-secret' };

/** A shop whose secrets change in a quarter of an hour. */
async function rotating(): Promise<Shop> {
  const changedAt = '2027-01-01T14:30:00+05:30';
  const shop = await openShop({
    RAZORPAY_FORMER_KEY_SECRET: former.key,
    RAZORPAY_KEY_SECRET_CHANGED_AT: changedAt,
    RAZORPAY_FORMER_WEBHOOK_SECRET: former.webhook,
    RAZORPAY_WEBHOOK_SECRET_CHANGED_AT: changedAt,
    PAYER_FINGERPRINT_SECRET: former.key,
  });
  shop.clock.set('2027-01-01T14:15:00+05:30');
  return shop;
}

/** A new event, signed with this secret. */
let told = 0;
async function tells({ deliver }: Shop, secret: string): Promise<number> {
  const id = `evt_${(told += 1)}`;
  const body = JSON.stringify({ event: 'payment.downtime.started', payload: {}, id });
  return (await deliver({ id, body, signature: eventSignature(body, secret) })).status;
}

/** Pays an order, and reports it with signatures by these secrets, one after another. */
async function reports(shop: Shop, who: SignedIn, orderId: string, secrets: readonly string[]) {
  const { paymentId } = await shop.pay(orderId);
  const answers: string[] = [];
  for (const secret of secrets) {
    const signature = checkoutSignature(orderId, paymentId, secret);
    const { body } = await shop.confirm(who, orderId, { paymentId, signature });
    answers.push(body.code ?? body.status);
  }
  return answers;
}

test('events signed with the former secret count for a day after the change, and no longer', async () => {
  const shop = await rotating();
  shop.clock.advance({ minutes: 15 });
  expect(await tells(shop, former.webhook)).toBe(200);
  expect(await tells(shop, fakeKeys.webhookSecret)).toBe(200);
  // Each secret has its own purpose, and one character decides.
  expect(await tells(shop, former.key)).toBe(401);
  expect(await tells(shop, `${former.webhook}.`)).toBe(401);
  shop.clock.advance({ hours: 23, minutes: 59 });
  expect(await tells(shop, former.webhook)).toBe(200);
  shop.clock.advance({ minutes: 1 });
  expect(await tells(shop, former.webhook)).toBe(401);
  expect(await tells(shop, fakeKeys.webhookSecret)).toBe(200);
});

test('a checkout that began before the change may be signed with the former secret, for a day', async () => {
  const shop = await rotating();
  const [naina, kabir, ritu] = await Promise.all([buyer(shop), buyer(shop), buyer(shop)]);
  const begun = await shop.order(naina);
  const late = await shop.order(kabir);
  shop.clock.advance({ minutes: 15 });
  expect(await reports(shop, naina, begun.orderId, [former.webhook, former.key])).toEqual([
    'payment/invalid-signature',
    'paid',
  ]);
  const after = await shop.order(ritu);
  const { keySecret } = fakeKeys;
  expect(await reports(shop, ritu, after.orderId, [former.key, keySecret])).toEqual([
    'payment/invalid-signature',
    'paid',
  ]);
  shop.clock.advance({ days: 1 });
  expect(await reports(shop, kabir, late.orderId, [former.key])).toEqual([
    'payment/invalid-signature',
  ]);
  expect(await shop.membership(kabir)).toBeNull();
});

test('an instant far ahead doesn’t keep the former secret alive', async () => {
  const shop = await openShop({
    RAZORPAY_FORMER_WEBHOOK_SECRET: former.webhook,
    RAZORPAY_WEBHOOK_SECRET_CHANGED_AT: '2199-01-01T00:00:00+05:30',
  });
  expect(await tells(shop, former.webhook)).toBe(401);
});
