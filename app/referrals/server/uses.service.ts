import type { PaidOrder } from '#app/payments/server/face.ts';
import { aboutPerson } from '#app/platform/about-person.ts';
import type { Context } from '#app/platform/context.ts';
import { newId } from '#app/platform/ids.ts';
import { balance } from './ledger.queries.ts';
import { lockRewardsOf } from './payouts.queries.ts';
import { insertReward } from './redemptions.queries.ts';

/** What a person's rewards could pay at the checkout, in paise. */
export const rewardsAbout = (now: Date) =>
  aboutPerson(
    (uid) => balance(uid, now).$asScalar(),
    (paise) => paise ?? 0,
  );

/** The same, until the transaction ends: no payout and no other order gets them meanwhile. */
export async function lockRewards({ clock }: Context, uid: string): Promise<number> {
  await lockRewardsOf(uid);
  return (await balance(uid, clock.now()).executeTakeFirstOrThrow()).paise;
}

/** The rewards that an order reserved leave the ledger, in the transaction that makes it paid. */
export const spendRewards = (ctx: Context, order: PaidOrder): Promise<void> =>
  enter(ctx, order, { kind: 'used', sign: -1, reason: 'paid an order' });

/** They come back when that order is refunded, or its buyer's bank took the rest. */
export const returnRewards = (ctx: Context, order: PaidOrder): Promise<void> =>
  enter(ctx, order, { kind: 'returned', sign: 1, reason: 'the order was refunded' });

async function enter(
  { clock }: Context,
  { orderId, uid, rewardsPaise }: PaidOrder,
  { kind, sign, reason }: { kind: 'used' | 'returned'; sign: -1 | 1; reason: string },
): Promise<void> {
  if (rewardsPaise === 0) return;
  await insertReward({
    id: newId(),
    order_id: orderId,
    kind,
    referrer_uid: uid,
    buyer_uid: uid,
    amount_paise: sign * rewardsPaise,
    reason,
    at: clock.now(),
  });
}
