import { expect, test } from 'vitest';
import { disableAccount } from '#app/accounts/server/handling.service.ts';
import { reconcileNow } from '#app/payments/server/orders/reconcile.service.ts';
import { q } from '#app/platform/database.ts';
import { member, signIn, type SignedIn } from '#test/people.ts';
import { buyer, openShop, type Shop } from '#test/purchases.ts';
import { seedPromoCodes } from './seed.ts';
import type { ReferralsTables } from './tables.ts';

const nobody = ({ clock }: Shop) => ({ actor: null, clock, requestId: 'test', ip: '' });

const verify = async ({ call }: Shop, { token }: SignedIn, code: string) =>
  (await call('POST', '/payment/verify-referral', { token, body: { code, planType: 'basicPlan' } }))
    .body;

const orderWith = async (shop: Shop, who: SignedIn, referralCode: string) => {
  const shown = await shop.offer(who);
  return shop.call('POST', '/payment/orders', {
    token: who.token,
    body: { planType: 'basicPlan', referralCode, shown },
  });
};

const invalid = (error: string) => ({
  isValid: false,
  discountPercent: 0,
  discountAmount: 0,
  error,
  code: null,
  referrerName: null,
});

/** A shop in which Tenzin's code is TENZIN_BUILDS. */
async function referring() {
  const shop = await openShop();
  await seedPromoCodes(shop.clock);
  const tenzin = await member(shop, 'premiumPlan', {
    email: 'tenzin@example.in',
    displayName: 'Tenzin Dorji',
  });
  await shop.call('PUT', `/referral/update/${tenzin.uid}`, {
    token: tenzin.token,
    body: { referralCode: 'TENZIN_BUILDS' },
  });
  return { shop, tenzin, naina: await buyer(shop) };
}

const limitSpring = (limits: {
  most_uses?: number;
  most_uses_each?: number | null;
  valid_until?: Date;
}) => q<ReferralsTables>().updateTable('promo_codes').set(limits).execute();

test('a member’s code takes ten percent off; the buyer sees its owner’s first name', async () => {
  const { shop, naina } = await referring();
  expect(await verify(shop, naina, ' tenzin_builds ')).toEqual({
    isValid: true,
    discountPercent: 10,
    discountAmount: 0,
    error: null,
    code: 'TENZIN_BUILDS',
    referrerName: 'Tenzin',
  });
  expect(await shop.order(naina, 'basicPlan', 'tenzin_builds')).toMatchObject({ amount: 450_000 });
  expect(await shop.order(naina, 'premiumPlan', 'TENZIN_BUILDS')).toMatchObject({
    amount: 1_350_000,
  });
  expect(await shop.faults()).toEqual([]);
});

test('SPRING30 takes thirty percent off, in any case, and names nobody', async () => {
  const { shop, naina } = await referring();
  expect(await verify(shop, naina, 'Spring30')).toEqual({
    isValid: true,
    discountPercent: 30,
    discountAmount: 0,
    error: null,
    code: 'SPRING30',
    referrerName: null,
  });
  expect(await shop.order(naina, 'basicPlan', 'spring30')).toMatchObject({ amount: 350_000 });
  expect(await shop.faults()).toEqual([]);
});

test('the percentages are settings', async () => {
  const shop = await openShop({ REFERRAL_DISCOUNT_PERCENT: '15' });
  const tenzin = await member(shop, 'basicPlan', { email: 'tenzin@example.in' });
  const { referralCode } = (
    await shop.call('GET', `/auth/users/${tenzin.uid}`, { token: tenzin.token })
  ).body;
  expect(await verify(shop, await buyer(shop), referralCode)).toMatchObject({
    isValid: true,
    discountPercent: 15,
  });
});

test.for(['NOBODYS_CODE', 'x', 'TENZIN BUILDS', 'tenzin_builds\u212A', "' or 1=1 --"])(
  '%j is not valid, and orders nothing',
  async (code) => {
    const { shop, naina } = await referring();
    expect(await verify(shop, naina, code)).toEqual(invalid('Invalid referral code'));
    const { status, body } = await orderWith(shop, naina, code);
    expect([status, body.code, body.error]).toEqual([
      400,
      'payment/invalid-code',
      'Invalid referral code',
    ]);
  },
);

test('nobody can refer themselves, not even with a second address of the same mailbox', async () => {
  const { shop, tenzin } = await referring();
  const error = 'You can’t use your own referral code.';
  expect(await verify(shop, tenzin, 'TENZIN_BUILDS')).toEqual(invalid(error));
  const twin = await buyer(shop, 'tenzin+two@example.in');
  expect(await verify(shop, twin, 'TENZIN_BUILDS')).toEqual(invalid(error));
  expect((await orderWith(shop, twin, 'TENZIN_BUILDS')).body.error).toBe(error);
});

test('a referral code is for the first purchase, a promotion for any', async () => {
  const { shop, naina } = await referring();
  const { orderId } = await shop.order(naina);
  await shop.confirm(naina, orderId, await shop.pay(orderId));
  expect(await verify(shop, naina, 'TENZIN_BUILDS')).toEqual(
    invalid('A referral code is for your first purchase only.'),
  );
  expect((await orderWith(shop, naina, 'TENZIN_BUILDS')).status).toBe(400);
  expect(await shop.order(naina, 'basicPlan', 'SPRING30')).toMatchObject({ amount: 350_000 });
});

test('a code is valid only while its owner is a member with an open account, and still has it', async () => {
  const { shop, tenzin, naina } = await referring();
  const asha = await member(shop, 'basicPlan', { email: 'asha@example.in', displayName: 'Asha' });
  const change = (referralCode: string) =>
    shop.call('PUT', `/referral/update/${asha.uid}`, { token: asha.token, body: { referralCode } });
  await change('ASHA_OLD');
  await change('ASHA_NEW');
  expect(await verify(shop, naina, 'ASHA_OLD')).toEqual(invalid('Invalid referral code'));
  expect(await verify(shop, naina, 'ASHA_NEW')).toMatchObject({ isValid: true });
  shop.clock.advance({ days: 366 });
  Object.assign(naina, await signIn(shop, naina));
  expect(await verify(shop, naina, 'ASHA_NEW')).toEqual(invalid('Invalid referral code'));
  expect(await verify(shop, naina, 'TENZIN_BUILDS')).toMatchObject({ isValid: true });
  await disableAccount(nobody(shop), { uid: tenzin.uid, reason: 'a test' });
  expect(await verify(shop, naina, 'TENZIN_BUILDS')).toEqual(invalid('Invalid referral code'));
});

test('a promotion ends, and everyone can use it once; an abandoned order doesn’t count', async () => {
  const { shop, naina } = await referring();
  await shop.order(naina, 'basicPlan', 'SPRING30');
  const { orderId } = await shop.order(naina, 'basicPlan', 'SPRING30');
  await shop.confirm(naina, orderId, await shop.pay(orderId));
  expect(await verify(shop, naina, 'SPRING30')).toEqual(
    invalid('You have already used this code.'),
  );
  expect(await shop.faults([orderId])).toEqual([]);

  await limitSpring({ valid_until: new Date(shop.clock.now().getTime() + 600_000) });
  const kabir = await buyer(shop);
  expect(await verify(shop, kabir, 'SPRING30')).toMatchObject({ isValid: true });
  shop.clock.advance({ minutes: 11 });
  expect(await verify(shop, kabir, 'SPRING30')).toEqual(invalid('This code has expired.'));
});

test('what an open order has reserved is free again when it expires; a late capture still counts', async () => {
  const { shop, naina } = await referring();
  await limitSpring({ most_uses: 1 });
  const kabir = await buyer(shop);
  const { orderId } = await shop.order(naina, 'basicPlan', 'SPRING30');
  expect(await verify(shop, kabir, 'SPRING30')).toEqual(invalid('This code has been used up.'));
  shop.clock.advance({ hours: 25 });
  await reconcileNow(nobody(shop));
  expect(await shop.faults([orderId])).toEqual([]);
  expect(await verify(shop, kabir, 'SPRING30')).toMatchObject({ isValid: true });
  await shop.confirm(naina, orderId, await shop.pay(orderId));
  expect(await verify(shop, kabir, 'SPRING30')).toEqual(invalid('This code has been used up.'));
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a promotion for three uses is given to three of fifty who order at once', async () => {
  const { shop } = await referring();
  await limitSpring({ most_uses: 3 });
  const buyers: SignedIn[] = [];
  for (let n = 0; n < 50; n += 1) buyers.push(await buyer(shop));
  const replies = await Promise.all(buyers.map((each) => orderWith(shop, each, 'SPRING30')));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(replies.filter(({ body }) => body.error === 'This code has been used up.')).toHaveLength(
    47,
  );
  expect(await shop.faults()).toEqual([]);
});

test('the calls are limited: twenty verifications and thirty checks a minute', async () => {
  const shop = await openShop({ RATE_LIMIT_FACTOR: '1' });
  const naina = await member(shop);
  const body = { code: 'NOBODYS_CODE', planType: 'basicPlan' };
  for (let n = 0; n < 20; n += 1)
    expect(
      (await shop.call('POST', '/payment/verify-referral', { token: naina.token, body })).status,
    ).toBe(200);
  const refused = await shop.call('POST', '/payment/verify-referral', { token: naina.token, body });
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
  for (let n = 0; n < 30; n += 1)
    expect((await shop.call('GET', '/referral/check/FREE', { token: naina.token })).status).toBe(
      200,
    );
  expect((await shop.call('GET', '/referral/check/FREE', { token: naina.token })).status).toBe(429);
});
