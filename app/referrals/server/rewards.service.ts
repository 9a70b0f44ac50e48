import { formerMember, namesOf } from '#app/accounts/server/people.face.ts';
import { tellerOf, renameFriend } from '#app/notifications/server/face.ts';
import { guaranteeOver, hasPurchased, type PaidOrder } from '#app/payments/server/face.ts';
import { aboutPerson, askAbout } from '#app/platform/about-person.ts';
import { contentChangedSoon } from '#app/platform/content-changed.ts';
import type { Actor, Context } from '#app/platform/context.ts';
import { newId } from '#app/platform/ids.ts';
import { defineJob, schedule } from '#app/platform/jobs.ts';
import { dayMs } from '#app/shared/durations.ts';
import type { ListPage } from '#app/shared/endpoint.ts';
import type { ListPageAsked } from '#app/shared/listing.ts';
import { rupeesOf } from '#app/shared/money.ts';
import { paging } from '#app/shared/paging.ts';
import { referralNews } from '../news.ts';
import type { ReferralPage, ReferralStats, ReferredUser } from '../contract.ts';
import { codeKey } from '../referral-code.ts';
import { rewardFor, rewardStatus } from '../reward.ts';
import {
  becamePayable,
  earnedFor,
  earnedOfBuyer,
  insertReward,
  redeem,
  rewardsAsJson,
} from './redemptions.queries.ts';
import { requestReasons, withdrawRequestOver } from './payouts.service.ts';
import { nameForOthers, referralCodeAbout, referrerOf } from './service.ts';

const notify = tellerOf(referralNews);

/**
 * The code of a paid order counts as used and, if it was a member's, earns its reward, in the
 * transaction that makes the order paid. The buyer's orders are decided one after another, so
 * exactly one is the first.
 */
export async function rewardPaid(
  ctx: Context,
  { orderId, uid, amountPaise, guaranteeDays }: PaidOrder,
): Promise<void> {
  const now = ctx.clock.now();
  const redemption = await redeem(orderId, now);
  // It takes up a use again, perhaps the last one of the banner's code.
  if (redemption?.releasedAt) await contentChangedSoon('campaign');
  if (!redemption?.referrerUid || !redemption.rewardPercent) return;
  if (await hasPurchased(uid, { besides: orderId })) return;
  if (!(await referrerOf(ctx, redemption.referrerUid))) return;
  const reward = rewardFor(amountPaise, redemption.rewardPercent);
  if (reward === 0) return;
  const payableAt = guaranteeOver({ paidAt: now, guaranteeDays });
  const added = await insertReward({
    id: newId(),
    order_id: orderId,
    kind: 'earned',
    referrer_uid: redemption.referrerUid,
    buyer_uid: uid,
    amount_paise: reward,
    reason: 'first purchase',
    at: now,
    payable_at: payableAt,
  });
  if (!added) return;
  await notify(ctx, {
    uid: redemption.referrerUid,
    kind: 'reward-pending',
    data: {
      friend: await friendsName(uid),
      amountPaise: reward,
      payableFrom: payableAt.toISOString(),
    },
    key: `reward-pending:${orderId}`,
  });
}

/** Reverses the order's reward, once (reliability.md R4). */
export async function reverseReward(ctx: Context, { orderId, uid }: PaidOrder): Promise<void> {
  const earned = await earnedFor(orderId);
  if (!earned) return;
  const reason = 'Their payment was refunded.';
  const added = await insertReward({
    id: newId(),
    order_id: orderId,
    kind: 'reversed',
    referrer_uid: earned.referrerUid,
    buyer_uid: uid,
    amount_paise: -earned.amountPaise,
    reason,
    at: ctx.clock.now(),
  });
  if (!added) return;
  await withdrawRequestOver(ctx, { ...earned, orderId }, requestReasons.reversed);
  await tellReversed(ctx, { ...earned, orderId, buyerUid: uid, reason });
}

/** Notifies a referrer that a reward was reversed, and why. */
export async function tellReversed(
  ctx: Context,
  reward: {
    orderId: string;
    referrerUid: string;
    buyerUid: string;
    amountPaise: number;
    reason: string;
  },
): Promise<void> {
  const { orderId, referrerUid, buyerUid, amountPaise, reason } = reward;
  await notify(ctx, {
    uid: referrerUid,
    kind: 'reward-reversed',
    data: { friend: await friendsName(buyerUid), amountPaise, reason },
    key: `reward-reversed:${orderId}`,
  });
}

const friendsName = async (uid: string): Promise<string> =>
  nameForOthers((await namesOf([uid])).get(uid));

/** Removes this person's name from their referrer's notifications, old ones included. */
export async function forgetFriend(_ctx: Context, { uid }: { uid: string }): Promise<void> {
  const reward = await earnedOfBuyer(uid);
  if (!reward) return;
  const keys = ['pending', 'payable', 'reversed'].map(
    (state) => `reward-${state}:${reward.orderId}`,
  );
  await renameFriend(reward.referrerUid, keys, nameForOthers(formerMember));
}

/** Notifies people of rewards whose refund period is over, once each. */
async function tellOfPayableRewards(ctx: Context): Promise<void> {
  const until = ctx.clock.now();
  const rewards = await becamePayable({
    after: new Date(until.getTime() - tellAfterwardsMs),
    until,
  });
  const names = await namesOf(rewards.map(({ buyerUid }) => buyerUid));
  for (const { orderId, referrerUid, buyerUid, amountPaise } of rewards) {
    const data = { friend: nameForOthers(names.get(buyerUid)), amountPaise };
    await notify(ctx, {
      uid: referrerUid,
      kind: 'reward-payable',
      data,
      key: `reward-payable:${orderId}`,
    });
  }
}

/** How long the news is still sent, in case no process ran on the day. */
const tellAfterwardsMs = 30 * dayMs;

const payableJob = defineJob({
  name: 'referrals-tell-of-payable-rewards',
  expireInSeconds: 600,
  handler: (_, { ctx }) => tellOfPayableRewards(ctx),
});
// Nine in the morning in India.
schedule(payableJob, '35 3 * * *');

/** A page of the people whom a person's codes have brought, and what all have earned. */
const rewardsAbout = (asked: ListPageAsked) =>
  aboutPerson(
    (uid) => rewardsAsJson(uid, asked),
    ({ onPage, ...totals }) => {
      const { page, pages } = paging(totals.joined, asked.page, asked.limit);
      const rewards = onPage.map(({ earnedAt, payableAt, ...reward }) => ({
        ...reward,
        earnedAt: new Date(earnedAt),
        payableAt: new Date(payableAt),
      }));
      return { ...totals, rewards, page, pages };
    },
  );

type Reward = ReturnType<ReturnType<typeof rewardsAbout>['read']>['rewards'][number];

/** The people whom a person's codes have brought, by code, and what that has earned. */
export async function referralStats(
  ctx: Context<Actor>,
  asked: ListPageAsked,
): Promise<ListPage<ReferralStats>> {
  const { code: currentCode, earned } = await askAbout(ctx.actor.uid, {
    code: referralCodeAbout,
    earned: rewardsAbout(asked),
  });
  const { joined, amountPaise, rewards, page, pages } = earned;
  const byCode = new Map(
    currentCode
      ? [[codeKey(currentCode), { referralCode: currentCode, referredTo: [] as string[] }]]
      : [],
  );
  for (const { id, code } of rewards) {
    const brought = byCode.get(codeKey(code)) ?? { referralCode: code, referredTo: [] };
    brought.referredTo.push(id);
    byCode.set(codeKey(code), brought);
  }
  const body = {
    referrals: [...byCode.values()],
    totalRewards: rupeesOf(amountPaise),
    referredUsers: await referredUsers(ctx, rewards),
  };
  return { body, page, pages, total: joined };
}

const perPage = 20;

/** A page of the people they have brought, and what all of them have earned. */
export async function referralPage(
  ctx: Context<Actor>,
  { page: asked }: { page: number },
): Promise<ReferralPage> {
  const { earned } = await askAbout(ctx.actor.uid, {
    earned: rewardsAbout({ page: asked, limit: perPage }),
  });
  const { joined, amountPaise, rewards, page, pages } = earned;
  return {
    joined,
    totalRewards: rupeesOf(amountPaise),
    referredUsers: await referredUsers(ctx, rewards),
    page,
    pages,
  };
}

async function referredUsers(
  { clock }: Context,
  rewards: readonly Reward[],
): Promise<ReferredUser[]> {
  const now = clock.now();
  const names = await namesOf(rewards.map(({ buyerUid }) => buyerUid));
  return rewards.map(({ buyerUid, earnedAt, amountPaise, reversedBecause, ...reward }) => ({
    referredToName: nameForOthers(names.get(buyerUid)),
    date_joined: earnedAt.toISOString(),
    rewardAmount: rupeesOf(amountPaise),
    rewardStatus: rewardStatus({ ...reward, reversed: reversedBecause !== null }, now),
    reversedBecause,
  }));
}
