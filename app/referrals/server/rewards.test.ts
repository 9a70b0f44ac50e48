import { expect, test } from 'vitest';
import { disableAccount } from '#app/accounts/server/handling.service.ts';
import { pool } from '#app/platform/database.ts';
import { member, signIn } from '#test/people.ts';
import { buyer } from '#test/purchases.ts';
import { buys, earnings, referring, refund, rename, stats } from '#test/referring.ts';

test('a first purchase earns its referrer ten percent of the payment; others see neither address nor uid', async () => {
  const { shop, tenzin } = await referring();
  const naina = await buyer(shop, 'naina@example.in');
  const { orderId } = await buys(shop, naina, 'TENZIN_BUILDS');
  const found = await stats(shop, tenzin);
  expect(found).toEqual({
    referrals: [
      { referralCode: 'TENZIN_BUILDS', referredTo: [expect.stringMatching(/^[\w-]{22}$/)] },
    ],
    totalRewards: 450,
    referredUsers: [
      {
        referredToName: 'Naina',
        date_joined: expect.any(String),
        rewardAmount: 450,
        rewardStatus: 'pending',
        reversedBecause: null,
      },
    ],
  });
  const said = JSON.stringify(found);
  for (const secret of [naina.uid, 'naina@example.in', 'Gill', orderId])
    expect(said).not.toContain(secret);
  expect(await stats(shop, naina)).toMatchObject({ totalRewards: 0, referredUsers: [] });
  expect(await shop.faults([orderId])).toEqual([]);
});

test('a reward is payable once the refund window is over', async () => {
  const { shop, tenzin } = await referring();
  await buys(shop, await buyer(shop), 'TENZIN_BUILDS');
  const found = async () =>
    (await stats(shop, { ...tenzin, ...(await signIn(shop, tenzin)) })).referredUsers;
  // The buyer can ask for a refund until this day ends in India.
  shop.clock.advance({ days: 60 });
  expect(await found()).toMatchObject([{ rewardStatus: 'pending' }]);
  shop.clock.advance({ days: 1 });
  expect(await found()).toMatchObject([{ rewardStatus: 'payable' }]);
});

test('a refund reverses the reward, once, and the buyer does not become a first-time buyer again', async () => {
  const { shop, tenzin } = await referring();
  const naina = await buyer(shop);
  const bought = await buys(shop, naina, 'TENZIN_BUILDS');
  await refund(shop, bought);
  await refund(shop, bought);
  const reversed = {
    rewardAmount: 0,
    rewardStatus: 'reversed',
    reversedBecause: 'Their payment was refunded.',
  };
  expect(await stats(shop, tenzin)).toMatchObject({ totalRewards: 0, referredUsers: [reversed] });
  const again = await shop.call('POST', '/payment/orders', {
    token: naina.token,
    body: { planType: 'basicPlan', referralCode: 'TENZIN_BUILDS' },
  });
  expect(again.body.error).toBe('A referral code is for your first purchase only.');
  expect(await shop.faults([bought.orderId])).toEqual([]);
});

test('a promotion pays no reward', async () => {
  const { shop } = await referring();
  const { orderId } = await buys(shop, await buyer(shop), 'SPRING30');
  expect(await earnings()).toBe(0);
  expect(await shop.faults([orderId])).toEqual([]);
});

test('of two discounted orders, both paid, the first earns', async () => {
  const { shop, tenzin } = await referring();
  const naina = await buyer(shop);
  const placed = [
    await shop.order(naina, 'basicPlan', 'TENZIN_BUILDS'),
    await shop.order(naina, 'basicPlan', 'TENZIN_BUILDS'),
  ];
  const paid = await Promise.all(placed.map(({ orderId }) => shop.pay(orderId)));
  await Promise.all(
    placed.map(({ orderId }, n) =>
      shop.confirm(naina, orderId, paid[n] ?? { paymentId: '', signature: '' }),
    ),
  );
  await shop.deliverAll();
  expect(await stats(shop, tenzin)).toMatchObject({
    totalRewards: 450,
    referredUsers: [{ rewardAmount: 450 }],
  });
  expect(await shop.faults(placed.map(({ orderId }) => orderId))).toEqual([]);
});

test('the owner of the code at the time of the order is rewarded, whatever happens to the code later', async () => {
  const { shop, tenzin } = await referring();
  const asha = await member(shop, 'premiumPlan', { email: 'asha@example.in' });
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina, 'basicPlan', 'tenzin_builds');
  await rename(shop, tenzin, 'TENZIN_TWO');
  await rename(shop, asha, 'ASHA_CODE');
  const paid = await shop.pay(orderId);
  const reply = await shop.report(naina, orderId, {
    ...paid,
    status: 'completed',
    referralCode: 'ASHA_CODE',
  });
  expect(reply.status).toBe(200);
  expect(await stats(shop, tenzin)).toMatchObject({
    referrals: [
      { referralCode: 'TENZIN_TWO', referredTo: [] },
      { referralCode: 'TENZIN_BUILDS', referredTo: [expect.any(String)] },
    ],
    totalRewards: 450,
  });
  expect(await stats(shop, asha)).toMatchObject({ totalRewards: 0 });
  expect(await shop.faults([orderId])).toEqual([]);
});

test('someone who may no longer refer when the order is paid earns nothing; the buyer keeps the discount', async () => {
  const { shop, tenzin } = await referring();
  const naina = await buyer(shop);
  const { orderId, amount } = await shop.order(naina, 'basicPlan', 'TENZIN_BUILDS');
  await disableAccount(
    { actor: null, clock: shop.clock, requestId: 'test', ip: '' },
    { uid: tenzin.uid, reason: 'a test' },
  );
  await shop.confirm(naina, orderId, await shop.pay(orderId));
  expect([amount, await shop.membership(naina), await earnings()]).toEqual([
    450_000,
    'basicPlan',
    0,
  ]);
  expect(await shop.faults([orderId])).toEqual([]);
});

test('someone who has brought many sees them in pages, with the total of all', async () => {
  const { shop, tenzin } = await referring();
  await buys(shop, await buyer(shop, 'naina@example.in'), 'TENZIN_BUILDS');
  // Twenty more friends, each a minute before the previous one.
  const copy = (table: string, changes: string, where = 'true') =>
    pool().query(
      `insert into ${table} select (jsonb_populate_record(one, jsonb_build_object(${changes}))).*
       from ${table} as one, generate_series(1, 20) as n where ${where}`,
    );
  const friend =
    "'uid', 'friend-' || n, 'email', n || '@example.in', 'display_name', 'Friend' || n";
  await copy('users', friend, "email = 'naina@example.in'");
  await copy('orders', "'id', 'order-' || n, 'uid', 'friend-' || n, 'gateway_order_id', n");
  await copy('code_redemptions', "'id', n, 'order_id', 'order-' || n, 'uid', 'friend-' || n");
  await copy(
    'reward_entries',
    "'id', n, 'order_id', 'order-' || n, 'buyer_uid', 'friend-' || n, 'at', one.at - n * interval '1 minute'",
  );

  const read = async (page: number) =>
    (
      await shop.call('GET', '/dashboard/profile', {
        token: tenzin.token,
        query: { page: String(page) },
      })
    ).body.stats;
  const whole = await stats(shop, tenzin);
  const [first, last] = [await read(1), await read(7)];
  expect(first).toMatchObject({ joined: 21, totalRewards: 450 * 21, page: 1, pages: 2 });
  expect(last).toMatchObject({ joined: 21, totalRewards: 450 * 21, page: 2, pages: 2 });
  expect([...first.referredUsers, ...last.referredUsers]).toEqual(whole.referredUsers);
  expect(last.referredUsers).toMatchObject([{ referredToName: 'Friend20' }]);
});
