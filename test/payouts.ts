import type { PlanType } from '#app/memberships/plans.ts';
import { signedInAdmin, signIn, type SignedIn } from './people.ts';
import { buyer, type Shop } from './purchases.ts';
import { buys, referring } from './referring.ts';

export const upi = { way: 'upi', upiId: 'tenzin@okhdfc' };

/** A referrer whose friends bought Basic and Premium more than sixty days ago, and an admin. */
export async function payable(variables: Record<string, string> = {}, plan?: PlanType) {
  const { shop, tenzin } = await referring(
    {
      ADMIN_EMAIL: 'asha@example.in',
      SEALING_KEY: 'a key that seals bank details in tests',
      ...variables,
    },
    plan,
  );
  const basic = await buys(shop, await buyer(shop, 'naina@example.in'), 'TENZIN_BUILDS');
  const premium = await buys(shop, await buyer(shop), 'TENZIN_BUILDS', 'premiumPlan');
  shop.clock.advance({ days: 61 });
  return {
    shop,
    tenzin: { ...tenzin, ...(await signIn(shop, tenzin)) },
    admin: await signedInAdmin(shop),
    basic,
    premium,
  };
}

export const rewardsOf = async (shop: Pick<Shop, 'call'>, { token }: Pick<SignedIn, 'token'>) =>
  (await shop.call('GET', '/referral/rewards', { token })).body;

/** Orders a plan and pays with all the rewards that it takes. */
export async function ordersWithRewards(
  shop: Shop,
  who: Pick<SignedIn, 'token'>,
  planType: PlanType = 'basicPlan',
  change: object = {},
) {
  const shown = await shop.offer(who, planType);
  const used = Math.min(shown.rewards, shown.price - 1);
  const { status, body } = await shop.call('POST', '/payment/orders', {
    token: who.token,
    body: { planType, shown, rewards: { used, toPay: shown.price - used }, ...change },
  });
  return { status, code: body.code as string, orderId: body.orderId as string, used, body };
}

/** Asks for what is payable. */
export async function asks(
  shop: Pick<Shop, 'call'>,
  who: Pick<SignedIn, 'token'>,
  details: object = upi,
  amount?: number,
) {
  const shown = amount ?? (await rewardsOf(shop, who)).sums.payable;
  const { status, body } = await shop.call('POST', '/referral/payouts', {
    token: who.token,
    body: { amount: shown, ...details },
  });
  return { status, code: body.code as string | undefined, id: body.id as string, body };
}

export const exports = (
  shop: Pick<Shop, 'call'>,
  { token }: Pick<SignedIn, 'token'>,
  again = false,
) => shop.call('POST', '/admin/payout-files', { token, body: { again } });

export const decides = (
  shop: Pick<Shop, 'call'>,
  { token }: Pick<SignedIn, 'token'>,
  id: string,
  how: { reference: string } | { reason: string },
) =>
  shop.call('POST', `/admin/payouts/${id}/${'reference' in how ? 'payment' : 'refusal'}`, {
    token,
    body: how,
  });
