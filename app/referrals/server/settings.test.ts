import { expect, test } from 'vitest';
import { signedInAdmin, signIn, type SignedIn } from '#test/people.ts';
import { rewardsOf } from '#test/payouts.ts';
import { buyer, type Shop } from '#test/purchases.ts';
import { buys, referring, stats } from '#test/referring.ts';

/** Changes a group of settings as an admin does. */
async function change(shop: Shop, { token }: { token: string }, group: string, edited: object) {
  const address = `/admin/settings/${group}`;
  const { body } = await shop.call('GET', address, { token });
  return shop.call('PUT', address, { token, body: { ...body, ...edited } });
}

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
  shop.clock.advance({ days: 10 });
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
