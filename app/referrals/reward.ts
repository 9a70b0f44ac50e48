import { percentOfPaise } from '#app/shared/money.ts';

/**
 * The highest reward, whatever is sold one day: ten percent of the most expensive plan
 * (reliability.md R5).
 */
const mostRewardPaise = 1_500_00;

/** The referrer's reward: `percent` of the payment, in paise. */
export const rewardFor = (paidPaise: number, percent: number): number =>
  Math.min(percentOfPaise(paidPaise, percent), mostRewardPaise);

/**
 * `pending` while the buyer may still get a refund; `reversed` after one; `held` until an admin has
 * checked it; `requested` and `paid` with the payout that contains it.
 */
export const rewardStatuses = [
  'pending',
  'payable',
  'held',
  'requested',
  'paid',
  'reversed',
] as const;
export type RewardStatus = (typeof rewardStatuses)[number];

/** The state of a reward on a day (decisions.md, "Who may what"). */
export function rewardStatus(
  reward: {
    payableAt: Date;
    reversed: boolean;
    held: boolean;
    payout: 'requested' | 'paid' | null;
  },
  now: Date,
): RewardStatus {
  const { payableAt, reversed, held, payout } = reward;
  if (reversed) return 'reversed';
  if (payout) return payout;
  if (held) return 'held';
  return now < payableAt ? 'pending' : 'payable';
}
