import { namesOf } from '#app/accounts/server/service.ts';
import { hasPurchased, type PaidOrder } from '#app/payments/server/service.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { newId } from '#app/platform/ids.ts';
import { rupeesOf } from '#app/shared/money.ts';
import type { ReferralStats } from '../contract.ts';
import { codeKey, firstName } from '../referral-code.ts';
import { rewardFor, rewardStatus } from '../reward.ts';
import { earnedFor, insertReward, redeem, rewardsOf } from './redemptions.queries.ts';
import { referralCodeOf, referrerOf } from './service.ts';

/**
 * The code of a paid order counts as used and, if it was a member's, earns its reward: in the transaction that makes the order paid. The
 * buyer's orders are settled one after another, so one of them is the first.
 */
export async function rewardPaid(ctx: Context, { orderId, uid, amountPaise }: PaidOrder): Promise<void> {
  const now = ctx.clock.now();
  const redemption = await redeem(orderId, now);
  if (!redemption?.referrerUid || !redemption.rewardPercent) return;
  if (await hasPurchased(uid, { besides: orderId })) return;
  if (!(await referrerOf(ctx, redemption.referrerUid))) return;
  const reward = rewardFor(amountPaise, redemption.rewardPercent);
  if (reward === 0) return;
  await insertReward({
    id: newId(),
    order_id: orderId,
    kind: 'earned',
    referrer_uid: redemption.referrerUid,
    buyer_uid: uid,
    amount_paise: reward,
    reason: 'first purchase',
    at: now,
  });
}

/** Takes the order's reward back, once (reliability.md R4). */
export async function reverseReward(ctx: Context, { orderId, uid }: PaidOrder): Promise<void> {
  const earned = await earnedFor(orderId);
  if (!earned) return;
  await insertReward({
    id: newId(),
    order_id: orderId,
    kind: 'reversed',
    referrer_uid: earned.referrerUid,
    buyer_uid: uid,
    amount_paise: -earned.amountPaise,
    reason: 'Their payment was refunded.',
    at: ctx.clock.now(),
  });
}

/** Whom a person's codes have brought, and what that has earned. */
export async function referralStats({ actor, clock }: Context<Actor>): Promise<ReferralStats> {
  const now = clock.now();
  const [rewards, currentCode] = await Promise.all([rewardsOf(actor.uid), referralCodeOf(actor.uid)]);
  const names = await namesOf(rewards.map(({ buyerUid }) => buyerUid));
  const byCode = new Map(currentCode ? [[codeKey(currentCode), { referralCode: currentCode, referredTo: [] as string[] }]] : []);
  for (const { id, code } of rewards) {
    const brought = byCode.get(codeKey(code)) ?? { referralCode: code, referredTo: [] };
    brought.referredTo.push(id);
    byCode.set(codeKey(code), brought);
  }
  return {
    referrals: [...byCode.values()],
    totalRewards: rupeesOf(rewards.reduce((sum, { amountPaise }) => sum + amountPaise, 0)),
    referredUsers: rewards.map(({ buyerUid, earnedAt, amountPaise, held, reversedBecause }) => ({
      referredToName: firstName(names.get(buyerUid) ?? ''),
      date_joined: earnedAt.toISOString(),
      rewardAmount: rupeesOf(amountPaise),
      rewardStatus: rewardStatus({ earnedAt, reversed: reversedBecause !== null, held }, now),
      reversedBecause,
    })),
  };
}
