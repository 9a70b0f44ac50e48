import { expect, test } from 'vitest';
import { signedInAdmin, signIn, type SignedIn } from '#test/people.ts';
import { asks, payable, rewardsOf } from '#test/payouts.ts';
import { buyer, type Shop } from '#test/purchases.ts';
import { buys, referring, stats } from '#test/referring.ts';

/** Changes a group of settings as an admin does. */
async function change(shop: Shop, { token }: { token: string }, group: string, edited: object) {
  const address = `/admin/settings/${group}`;
  const { body } = await shop.call('GET', address, { token });
  return shop.call('PUT', address, { token, body: { ...body, ...edited } });
}

test('a payout is refused below the minimum of that moment, and the page shows it', async () => {
  const { shop, tenzin, admin } = await payable();
  expect((await rewardsOf(shop, tenzin)).least).toBe(500_00);
  expect((await change(shop, admin, 'referrals', { leastPayoutPaise: 1801_00 })).status).toBe(200);
  expect(await rewardsOf(shop, tenzin)).toMatchObject({
    least: 1801_00,
    sums: { payable: 1800_00 },
  });
  expect(await asks(shop, tenzin)).toMatchObject({
    status: 409,
    body: { code: 'payout/too-little', error: 'There is too little to pay out yet.' },
  });
  await change(shop, admin, 'referrals', { leastPayoutPaise: 1800_00 });
  const { status } = await asks(shop, tenzin);
  expect(status).toBe(201);
  // What was asked for before stays.
  await change(shop, admin, 'referrals', { leastPayoutPaise: 10_000_00 });
  expect((await rewardsOf(shop, tenzin)).payouts).toMatchObject([{ state: 'requested' }]);
  expect(await shop.faults()).toEqual([]);
  const { items } = (await shop.call('GET', '/admin/audit', { token: admin.token })).body;
  expect(items[0]).toMatchObject({
    action: 'referral/terms',
    details: { discount: 10, reward: 10, leastPayoutPaise: 10_000_00 },
  });
});

test.each([
  [99_00, 'Please enter ₹100 or more'],
  [10_001_00, 'Please enter at most ₹10,000'],
  [500_50, 'Please enter whole rupees'],
  [null, 'Please enter whole rupees'],
])('a minimum of %j paise is refused', async (leastPayoutPaise, text) => {
  const { shop } = await referring({ ADMIN_EMAIL: 'asha@example.in' });
  const admin = await signedInAdmin(shop);
  expect(await change(shop, admin, 'referrals', { leastPayoutPaise })).toMatchObject({
    status: 400,
    body: { fields: { leastPayoutPaise: text } },
  });
});

test('a reward is payable after the days of its order, whatever the guarantee is by then', async () => {
  const { shop, tenzin } = await referring({ ADMIN_EMAIL: 'asha@example.in' });
  const admin = await signedInAdmin(shop);
  await change(shop, admin, 'guarantee', { days: 10 });
  await buys(shop, await buyer(shop), 'TENZIN_BUILDS');
  await change(shop, admin, 'guarantee', { days: 90 });
  await buys(shop, await buyer(shop), 'TENZIN_BUILDS');
  const states = async (who: SignedIn) =>
    (await stats(shop, who)).referredUsers.map(
      ({ rewardStatus }: { rewardStatus: string }) => rewardStatus,
    );
  expect(await states(tenzin)).toEqual(['pending', 'pending']);
  shop.clock.advance({ days: 11 });
  await shop.runJobs({ firing: 'referrals-tell-of-payable-rewards' });
  const again = { ...tenzin, ...(await signIn(shop, tenzin)) };
  expect(await states(again)).toEqual(['pending', 'payable']);
  expect(await rewardsOf(shop, again)).toMatchObject({
    sums: { pending: 450_00, payable: 450_00 },
  });
  const told = (await shop.mailbox(tenzin.email)).map(({ subject }) => subject);
  expect(told.filter((subject) => subject.includes('is payable'))).toHaveLength(1);
  expect(await shop.faults()).toEqual([]);
});
