import { z } from 'zod';
import { adminReason } from '#app/audit/contract.ts';
import { MembershipAnswer } from '#app/memberships/contract.ts';
import { defineContract } from '#app/shared/endpoint.ts';
import { listPageAsked, pageAsked } from '#app/shared/listing.ts';
import { paiseText } from '#app/shared/money.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { settingProblems, settingVersion } from '#app/shared/setting-schema.ts';
import { heldStates } from './held-state.ts';
import { invalidFormatText } from './referral-code.ts';
import { rewardStatuses } from './reward.ts';

/**
 * Texts of part 2 section 8, "Referral". Someone else's code gets the same error as one that
 * doesn't exist.
 */
export const referralProblems = defineProblems({
  'referral/invalid-format': [400, invalidFormatText],
  'referral/not-found': [404, 'There is no such user.'],
  'referral/reward-not-found': [404, 'There is no such held reward.'],
  'referral/reward-decided': [409, 'This reward has been released or reversed already.'],
  'referral/code-already-exists': [
    409,
    'This referral code is already taken. Please choose a different one.',
  ],
});

const ReferredUser = z.object({
  /** Only the first name. */
  referredToName: z.string(),
  /** When they paid for their first membership. */
  date_joined: z.iso.datetime(),
  /** Rupees; 0 once reversed. */
  rewardAmount: z.number(),
  /** `held` until an admin has checked it. */
  rewardStatus: z.enum(rewardStatuses),
  /** Why it was reversed; null otherwise. */
  reversedBecause: z.string().nullable(),
});
export type ReferredUser = z.output<typeof ReferredUser>;

/** Rupees, without reversed rewards, over all pages. */
const totalRewards = z.number();

/** As in decisions.md "Answers of the API". */
const ReferralStats = z.object({
  /**
   * The caller's code and each code that brought someone on this page, with the rows of
   * `referredUsers` that it brought.
   */
  referrals: z.array(z.object({ referralCode: z.string(), referredTo: z.array(z.string()) })),
  totalRewards,
  /** Newest first. */
  referredUsers: z.array(ReferredUser),
});
export type ReferralStats = z.output<typeof ReferralStats>;

const ReferralPage = z.object({
  /** How many have joined in total. */
  joined: z.int(),
  totalRewards,
  /** Newest first, a page of them. */
  referredUsers: z.array(ReferredUser),
  page: z.int(),
  pages: z.int(),
});
export type ReferralPage = z.output<typeof ReferralPage>;

const instant = z.iso.datetime();
const Somebody = z.object({ uid: z.string(), name: z.string(), email: z.string().nullable() });

const HeldReward = z.object({
  id: z.string(),
  state: z.enum(heldStates),
  /** Rupees, as earned. */
  amount: z.number(),
  code: z.string(),
  referrer: Somebody,
  buyer: Somebody,
  /** What the two have in common, as a sentence. */
  heldBecause: z.string(),
  earnedAt: instant,
  heldAt: instant,
  decidedAt: instant.nullable(),
  /** The admin's reason, or what else reversed it. */
  decision: z.string().nullable(),
});
export type HeldReward = z.output<typeof HeldReward>;

const count = z.int().min(0);
const HeldRewards = z.object({
  items: z.array(HeldReward),
  page: count,
  pages: count,
  /** How many there are in each state. */
  counts: z.record(z.enum(heldStates), count),
});
export type HeldRewards = z.output<typeof HeldRewards>;

const decision = {
  access: 'admin',
  params: z.object({ id: z.string().max(100) }),
  body: z.object({ reason: adminReason }),
  problems: pickProblems(referralProblems, 'referral/reward-not-found', 'referral/reward-decided'),
} as const;

const code = z.string('Please enter a referral code').max(100);

const percent = (most: number) =>
  z
    .int('Please enter a whole number')
    .min(0, 'Please enter 0 or more')
    .max(most, `Please enter at most ${most}`);
const leastOfLeast = 100_00;
/** A minimum that a few rewards don't reach would keep them from their owners. */
const mostOfLeast = 10_000_00;
/** Percents are whole (decisions.md ruling 9). */
export const ReferralSettings = z.strictObject({
  /** Off the buyer's price. */
  discountPercent: percent(99),
  /** Of the buyer's payment, for the referrer. */
  rewardPercent: percent(100),
  /** How much must be payable before a referrer can ask for a payout. */
  leastPayoutPaise: z
    .int('Please enter whole rupees')
    .min(leastOfLeast, `Please enter ${paiseText(leastOfLeast)} or more`)
    .max(mostOfLeast, `Please enter at most ${paiseText(mostOfLeast)}`)
    .multipleOf(100, 'Please enter whole rupees'),
});
const EditedSettings = ReferralSettings.extend({ version: settingVersion });
export type EditedReferralSettings = z.output<typeof EditedSettings>;

export const referralsContract = defineContract({
  'GET /dashboard/profile': {
    summary:
      'What the profile page shows beside the profile; without statistics where they could not be had',
    access: 'user',
    query: z.object({ page: pageAsked }),
    ok: z.object({ membership: MembershipAnswer, stats: ReferralPage.nullable() }),
  },
  'GET /referral/stats': {
    summary:
      'Who joined with the caller’s codes, a page at a time, and what all of them have earned, in rupees',
    access: 'user',
    query: listPageAsked,
    paged: true,
    ok: ReferralStats,
  },
  'GET /referral/check/{code}': {
    summary: 'Whether the caller may take this code',
    access: 'member',
    params: z.object({ code }),
    ok: z.object({ available: z.boolean() }),
    problems: pickProblems(referralProblems, 'referral/invalid-format'),
    limits: [{ name: 'referral-check', points: 30, per: 60, by: 'user' }],
  },
  'PUT /referral/update/{id}': {
    summary: 'Change the caller’s referral code; the old one stays reserved for a year',
    access: 'member',
    params: z.object({ id: z.string().max(100) }),
    body: z.object({ referralCode: code }),
    ok: z.object({ message: z.string() }),
    problems: referralProblems,
    limits: [{ name: 'referral-update', points: 30, per: 3600, by: 'user' }],
  },
  'GET /admin/held-rewards': {
    summary: 'Rewards whose buyer and referrer paid with the same details, by what became of them',
    access: 'admin',
    query: z.object({ state: z.enum(heldStates).default('held'), page: pageAsked }),
    ok: HeldRewards,
  },
  'POST /admin/held-rewards/{id}/release': {
    summary: 'Release a held reward, to be paid on time',
    ...decision,
  },
  'POST /admin/held-rewards/{id}/reversal': {
    summary: 'Take a held reward back; its owner reads the reason',
    ...decision,
  },
  'GET /admin/settings/referrals': {
    summary: 'What a referral saves the buyer and earns the referrer, and the smallest payout',
    access: 'admin',
    ok: EditedSettings,
  },
  'PUT /admin/settings/referrals': {
    summary:
      'Change this from now on, in all processes; existing orders keep their percents, and requested payouts stay',
    access: 'admin',
    body: EditedSettings,
    ok: EditedSettings,
    problems: settingProblems,
  },
});
