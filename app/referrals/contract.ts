import { z } from 'zod';
import { defineContract } from '#app/shared/endpoint.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { rewardStatuses } from './reward.ts';

/** Texts of part 2 section 8, "Referral". Somebody else's code and one that does not exist look alike. */
export const referralProblems = defineProblems({
  'referral/invalid-format': [400, 'Invalid referral code format. Please use only letters, numbers, and underscores.'],
  'referral/not-found': [404, 'There is no such user.'],
  'referral/code-already-exists': [409, 'This referral code is already taken. Please choose a different one.'],
});

const ReferralStats = z.object({
  /** Each code that the caller has or that has brought someone, with the rows of `referredUsers` it brought. */
  referrals: z.array(z.object({ referralCode: z.string(), referredTo: z.array(z.string()) })),
  /** Rupees, reversed rewards aside. */
  totalRewards: z.number(),
  /** Newest first. */
  referredUsers: z.array(
    z.object({
      /** The first name alone. */
      referredToName: z.string(),
      /** When they paid for their first membership. */
      date_joined: z.iso.datetime(),
      /** Rupees; 0 once reversed. */
      rewardAmount: z.number(),
      /** `held` while we look at it. */
      rewardStatus: z.enum(rewardStatuses),
      /** Why it was reversed; null otherwise. */
      reversedBecause: z.string().nullable(),
    }),
  ),
});
export type ReferralStats = z.output<typeof ReferralStats>;

const code = z.string('Please enter a referral code').max(100);

export const referralsContract = defineContract({
  'GET /referral/stats': {
    summary: 'Whom the caller’s codes have brought, and what that has earned, in rupees',
    access: 'user',
    ok: ReferralStats,
  },
  'GET /referral/check/{code}': {
    summary: 'May the caller take this code?',
    access: 'member',
    params: z.object({ code }),
    ok: z.object({ available: z.boolean() }),
    problems: pickProblems(referralProblems, 'referral/invalid-format'),
    limits: [{ name: 'referral-check', points: 30, per: 60, by: 'user' }],
  },
  'PUT /referral/update/{id}': {
    summary: 'Change one’s own referral code; the old one stays reserved for a year',
    access: 'member',
    params: z.object({ id: z.string().max(100) }),
    body: z.object({ referralCode: code }),
    ok: z.object({ message: z.string() }),
    problems: referralProblems,
    limits: [{ name: 'referral-update', points: 30, per: 3600, by: 'user' }],
  },
});
