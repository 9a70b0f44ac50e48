import type { SandboxPayer } from '#app/payments/server/sandbox/payer-gateway.ts';
import { pool } from '#app/platform/database.ts';
import { member, signedInAdmin, type SignedIn } from '#test/people.ts';
import { buyer, openShop, type Shop } from '#test/purchases.ts';

export const visa = { network: 'Visa', type: 'debit', issuer: 'HDFC', last4: '0153' };

/** Tenzin, a member whose code is TENZIN_BUILDS and who hasn't paid anything yet. */
export async function referring() {
  const shop = await openShop({ ADMIN_EMAIL: 'asha@example.in' });
  const tenzin = await member(shop, 'basicPlan', {
    email: 'tenzin@example.in',
    displayName: 'Tenzin Dorji',
  });
  await shop.call('PUT', `/referral/update/${tenzin.uid}`, {
    token: tenzin.token,
    body: { referralCode: 'TENZIN_BUILDS' },
  });
  return { shop, tenzin };
}

export async function buys(shop: Shop, who: SignedIn, payer: SandboxPayer, code?: string) {
  const { orderId } = await shop.order(who, 'basicPlan', code);
  const paid = await shop.pay(orderId, 'success', payer);
  await shop.confirm(who, orderId, paid);
  await shop.deliverAll();
  return { orderId, ...paid };
}

export const statesOf = async (shop: Shop, { token }: SignedIn): Promise<string[]> =>
  (await shop.call('GET', '/referral/stats', { token })).body.referredUsers.map(
    ({ rewardStatus }: { rewardStatus: string }) => rewardStatus,
  );

/** One held reward, as the admins see it. */
export async function held() {
  const { shop, tenzin } = await referring();
  const admin = await signedInAdmin(shop);
  await buys(shop, tenzin, { card: visa });
  const naina = await buyer(shop, 'naina@example.in');
  const bought = await buys(shop, naina, { card: visa, contact: '9876543210' }, 'TENZIN_BUILDS');
  const listed = async (state: string) =>
    (await shop.call('GET', '/admin/held-rewards', { token: admin.token, query: { state } })).body;
  const [reward] = (await listed('held')).items;
  const decide = (verb: 'release' | 'reversal', body: object = { reason: 'We have asked them.' }) =>
    shop.call('POST', `/admin/held-rewards/${reward.id}/${verb}`, { token: admin.token, body });
  return { shop, tenzin, admin, bought, listed, reward, decide };
}

export const audited = async () =>
  (
    await pool().query(
      "select action, subject_id, person_uid, reason from admin_actions where action like 'reward%'",
    )
  ).rows;
