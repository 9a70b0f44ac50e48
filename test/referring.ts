import type { PlanType } from '#app/memberships/plans.ts';
import { pool } from '#app/platform/database.ts';
import { member, toldTo, type SignedIn } from '#test/people.ts';
import { openShop, type Shop } from '#test/purchases.ts';
import { seedPromoCodes } from '#app/referrals/server/seed.ts';

/** Tenzin, a member by a grant, with the code TENZIN_BUILDS. */
export async function referring(
  variables: Record<string, string> = {},
  plan: PlanType = 'premiumPlan',
) {
  const shop = await openShop(variables);
  await seedPromoCodes(shop.clock);
  const tenzin = await member(shop, plan, {
    email: 'tenzin@example.in',
    displayName: 'Tenzin Dorji',
  });
  await rename(shop, tenzin, 'TENZIN_BUILDS');
  return { shop, tenzin };
}

export const rename = (shop: Shop, { uid, token }: SignedIn, referralCode: string) =>
  shop.call('PUT', `/referral/update/${uid}`, { token, body: { referralCode } });

export const stats = async (shop: Shop, { token }: SignedIn) =>
  (await shop.call('GET', '/referral/stats', { token })).body;

export async function buys(
  shop: Shop,
  who: SignedIn,
  code?: string,
  planType: PlanType = 'basicPlan',
): Promise<{ orderId: string; paymentId: string }> {
  const { orderId } = await shop.order(who, planType, code);
  const paid = await shop.pay(orderId);
  await shop.confirm(who, orderId, paid);
  await shop.deliverAll();
  return { orderId, paymentId: paid.paymentId };
}

export async function refund(shop: Shop, { paymentId }: { paymentId: string }): Promise<void> {
  await shop.razorpay.call('POST', `/payments/${paymentId}/refund`, {});
  await shop.deliverAll();
}

export const earnings = async (): Promise<number> =>
  (await pool().query('select count(*)::int as n from reward_entries')).rows[0].n;

/** A referrer's notifications about rewards, newest first. */
export const toldOfRewards = async (shop: Shop, who: Pick<SignedIn, 'token'>) =>
  (await toldTo(shop, who)).filter((title) => /joined with your code|reward/i.test(title));
