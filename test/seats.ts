import type { PlanType } from '#app/memberships/plans.ts';
import type { Seat } from '#app/seats/contract.ts';
import type { Reply, TestApp } from './app.ts';
import type { SignedIn } from './people.ts';
import type { Placed, Shop } from './purchases.ts';

/** Orders seats at their present price; `shown` replaces what the buyer saw. */
export async function ordersSeats(
  shop: TestApp,
  { token }: { token: string },
  seats: number,
  { planType = 'basicPlan', shown = {} }: { planType?: PlanType; shown?: object } = {},
): Promise<Reply> {
  const plans = await shop.call('GET', '/plans');
  const plan = plans.body.find(({ type }: { type: PlanType }) => type === planType);
  const body = {
    planType,
    seats,
    shown: { price: plan?.currentPrice ?? 0, guaranteeDays: 60, ...shown },
  };
  return shop.call('POST', '/payment/seat-orders', { token, body });
}

/** Orders and pays; the answer has the order, its payment and the codes. */
export async function buysSeats(
  shop: Shop,
  buyer: SignedIn,
  seats: number,
  planType: PlanType = 'basicPlan',
) {
  const { status, body } = await ordersSeats(shop, buyer, seats, { planType });
  if (status !== 201) throw new Error(`no order: ${JSON.stringify(body)}`);
  const placed = body as Placed;
  const paid = await shop.pay(placed.orderId);
  await shop.confirm(buyer, placed.orderId, paid);
  const bought = await codesOf(shop, buyer);
  return { ...placed, paid, codes: bought.filter(({ orderId }) => orderId === placed.orderId) };
}

/** The newest page of this buyer's codes. */
export const codesOf = async (shop: TestApp, { token }: { token: string }): Promise<Seat[]> =>
  (await shop.call('GET', '/seats', { token })).body.items;

/** What a code would add for this person. */
export const looksAt = (shop: TestApp, { token }: { token: string }, code: string) =>
  shop.call('POST', '/seat-codes/preview', { token, body: { code } });

/** Redeems what they were shown. */
export async function redeems(
  shop: TestApp,
  { token }: { token: string },
  code: string,
): Promise<Reply> {
  const seen = await looksAt(shop, { token }, code);
  if (seen.status !== 200) return seen;
  const { planType: _, ...shown } = seen.body.adds;
  return shop.call('POST', '/seat-codes/redemption', { token, body: { code, shown } });
}
