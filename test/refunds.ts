import type { PlanType } from '#app/memberships/plans.ts';
import { signedInAdmin, type SignedIn } from './people.ts';
import { openShop, type Shop } from './purchases.ts';

/** A shop, and an admin at its desk. */
export const openDesk = async (variables: Record<string, string> = {}) => {
  const shop = await openShop({ ADMIN_EMAIL: 'asha@example.in', ...variables });
  return { shop, admin: await signedInAdmin(shop) };
};

export async function buys(
  shop: Shop,
  who: SignedIn,
  { plan = 'basicPlan', vpa }: { plan?: PlanType; vpa?: string } = {},
): Promise<string> {
  const { orderId } = await shop.order(who, plan);
  const paid = await shop.pay(orderId, 'success', vpa ? { vpa } : {});
  let confirmed = await shop.confirm(who, orderId, paid);
  // A busy machine may ask some of fifty buyers to try again in a moment.
  while (confirmed.status === 503) confirmed = await shop.confirm(who, orderId, paid);
  if (confirmed.status !== 200)
    throw new Error(`not confirmed: ${confirmed.status} ${JSON.stringify(confirmed.body)}`);
  shop.razorpay.events.splice(0);
  return orderId;
}

export const refundOf = async (shop: Pick<Shop, 'call'>, { token }: SignedIn, orderId: string) =>
  (await shop.call('GET', `/payment/orders/${orderId}/refund`, { token })).body;

export async function asks(
  shop: Pick<Shop, 'call'>,
  { token }: SignedIn,
  orderId: string,
  amount: number,
) {
  const { status, body } = await shop.call('POST', `/payment/orders/${orderId}/refund`, {
    token,
    body: { amount, reason: 'My nights are gone' },
  });
  return { status, code: body.code as string | undefined, id: body.id as string, body };
}

export const decide = (
  shop: Pick<Shop, 'call'>,
  { token }: SignedIn,
  id: string,
  how: 'approval' | 'refusal' | 'retry',
  body?: object,
) => shop.call('POST', `/admin/refunds/${id}/${how}`, { token, ...(body && { body }) });

export const subjects = async (shop: Shop, who: SignedIn) =>
  (await shop.mailbox(who.email)).map(({ subject }) => subject);
