import { expect, test } from 'vitest';
import { disableAccount } from '#app/accounts/server/handling.service.ts';
import { systemContext } from '#app/platform/context.ts';
import { personalData } from '#app/product.ts';
import { pool, tx } from '#app/platform/database.ts';
import { member, signIn, toldTo, type SignedIn } from '#test/people.ts';
import { buyer, openShop, type Shop } from '#test/purchases.ts';
import { tellOfPayableRewards } from './rewards.service.ts';
import { seedPromoCodes } from './seed.ts';

async function referring() {
  const shop = await openShop();
  await seedPromoCodes(shop.clock);
  const tenzin = await member(shop, 'premiumPlan', {
    email: 'tenzin@example.in',
    displayName: 'Tenzin Dorji',
  });
  await rename(shop, tenzin, 'TENZIN_BUILDS');
  return { shop, tenzin };
}

const rename = (shop: Shop, { uid, token }: SignedIn, referralCode: string) =>
  shop.call('PUT', `/referral/update/${uid}`, { token, body: { referralCode } });

const stats = async (shop: Shop, { token }: SignedIn) =>
  (await shop.call('GET', '/referral/stats', { token })).body;

async function buys(
  shop: Shop,
  who: SignedIn,
  code?: string,
): Promise<{ orderId: string; paymentId: string }> {
  const { orderId } = await shop.order(who, 'basicPlan', code);
  const paid = await shop.pay(orderId);
  await shop.confirm(who, orderId, paid);
  await shop.deliverAll();
  return { orderId, paymentId: paid.paymentId };
}

async function refund(shop: Shop, { paymentId }: { paymentId: string }): Promise<void> {
  await shop.razorpay.call('POST', `/payments/${paymentId}/refund`, {});
  await shop.deliverAll();
}

const earnings = async (): Promise<number> =>
  (await pool().query('select count(*)::int as n from reward_entries')).rows[0].n;

test('a first purchase earns its referrer ten percent of what was paid; others see neither address nor uid', async () => {
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

test('whoever leaves is a former member to the referrer, in what was told before and in what is told later', async () => {
  const { shop, tenzin } = await referring();
  const kabir = await buyer(shop, 'kabir@example.in');
  await pool().query("update users set display_name = 'Kabir Das' where uid = $1", [kabir.uid]);
  const naina = await buyer(shop, 'naina@example.in');
  await buys(shop, naina, 'TENZIN_BUILDS');
  await buys(shop, kabir, 'TENZIN_BUILDS');
  await tx(async () => {
    for (const { erase } of personalData) await erase?.(systemContext(shop.clock, 'test'), naina);
  });
  shop.clock.advance({ days: 60 });
  await tellOfPayableRewards(systemContext(shop.clock, 'test'));
  const later = { ...tenzin, ...(await signIn(shop, tenzin)) };
  const { notifications } = (await shop.call('GET', '/notifications', { token: later.token })).body;
  const told = notifications
    .map(({ title, text }: { title: string; text: string }) => `${title}. ${text}`)
    .join('\n');
  expect(told).not.toContain('Naina');
  for (const text of [
    'A former member joined with your code',
    'bringing a former member.',
    'bringing Kabir.',
  ])
    expect(told).toContain(text);
  const names = (await stats(shop, later)).referredUsers.map(
    ({ referredToName }: { referredToName: string }) => referredToName,
  );
  expect(names.toSorted()).toEqual(['A former member', 'Kabir']);
});

test('a reward is payable once the refund window is over', async () => {
  const { shop, tenzin } = await referring();
  await buys(shop, await buyer(shop), 'TENZIN_BUILDS');
  shop.clock.advance({ days: 60 });
  expect(
    (await stats(shop, { ...tenzin, ...(await signIn(shop, tenzin)) })).referredUsers,
  ).toMatchObject([{ rewardStatus: 'payable' }]);
});

test('a refund takes the reward back, once, and the buyer is no first-time buyer again', async () => {
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

test('the reward is told once, however often the payment is', async () => {
  const { shop } = await referring();
  const naina = await buyer(shop);
  const { orderId } = await shop.order(naina, 'basicPlan', 'TENZIN_BUILDS');
  const paid = await shop.pay(orderId);
  const events = shop.razorpay.events.splice(0);
  await Promise.all([
    ...Array.from({ length: 20 }, () => shop.confirm(naina, orderId, paid)),
    ...[...events, ...events].map((event) => shop.deliver(event)),
  ]);
  expect(await earnings()).toBe(1);
  await shop.razorpay.call('POST', `/payments/${paid.paymentId}/refund`, {});
  const refunds = shop.razorpay.events.splice(0);
  await Promise.all([...refunds, ...refunds, ...refunds].map((event) => shop.deliver(event)));
  expect(await earnings()).toBe(2);
  expect(await shop.faults([orderId])).toEqual([]);
});

test('who had the code when the order was made is rewarded, whatever became of the code or is told later', async () => {
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

test('who may not refer any more when the order is paid earns nothing; the buyer keeps the discount', async () => {
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

test('who has brought many reads them by the page, and the sum of all', async () => {
  const { shop, tenzin } = await referring();
  await buys(shop, await buyer(shop, 'naina@example.in'), 'TENZIN_BUILDS');
  // Twenty more friends, each a minute before the one before.
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

/** What a referrer was told of rewards, newest first. */
const toldOfRewards = async (shop: Shop, who: Pick<SignedIn, 'token'>) =>
  (await toldTo(shop, who)).filter((title) => /joined with your code|reward/i.test(title));

test('a referrer hears of a reward when it is earned, when it is payable, and when it is taken back; of each once', async () => {
  const { shop, tenzin } = await referring();
  const naina = await buyer(shop, 'naina@example.in');
  const bought = await buys(shop, naina, 'TENZIN_BUILDS');
  const earned = 'Naina joined with your code';
  expect(await toldOfRewards(shop, tenzin)).toEqual([earned]);
  const tell = () => tellOfPayableRewards(systemContext(shop.clock, 'test'));
  shop.clock.advance({ days: 59 });
  await tell();
  const again = await signIn(shop, tenzin);
  expect(await toldOfRewards(shop, again)).toEqual([earned]);
  shop.clock.advance({ days: 1, minutes: 1 });
  await Promise.all([tell(), tell(), tell()]);
  await tell();
  const payable = 'Your reward of ₹450 is payable';
  expect(await toldOfRewards(shop, again)).toEqual([payable, earned]);
  await refund(shop, bought);
  await refund(shop, bought);
  expect(await toldOfRewards(shop, again)).toEqual([
    'A reward of ₹450 was reversed',
    payable,
    earned,
  ]);
});

test('a reward that was taken back is never called payable', async () => {
  const { shop, tenzin } = await referring();
  await refund(shop, await buys(shop, await buyer(shop), 'TENZIN_BUILDS'));
  shop.clock.advance({ days: 61 });
  await tellOfPayableRewards(systemContext(shop.clock, 'test'));
  expect((await toldOfRewards(shop, await signIn(shop, tenzin)))[0]).toBe(
    'A reward of ₹450 was reversed',
  );
});

test('who takes another code is told what becomes of the one before; a new spelling gives nothing up', async () => {
  const { shop, tenzin } = await referring();
  await rename(shop, tenzin, 'tenzin_builds');
  await rename(shop, tenzin, 'TENZIN_TWO');
  const [newest, first] = await toldTo(shop, tenzin);
  expect([newest, first]).toEqual([
    'Your referral code is now TENZIN_TWO',
    'Your referral code is now TENZIN_BUILDS',
  ]);
});
