import { z } from 'zod';
import { adminAct } from '#app/audit/contract.ts';
import { defineContract } from '#app/shared/endpoint.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { planTypes } from './plans.ts';

export const PlanAnswer = z.object({
  type: z.enum(planTypes),
  name: z.string(),
  /** Rupees: the former price that is shown struck through, or the current one. */
  originalPrice: z.number(),
  /** Rupees. */
  currentPrice: z.number(),
  discountPercent: z.number().int(),
  validity: z.string(),
  features: z.array(z.string()),
  /** Those of the features that Basic doesn’t have; for Basic, its own. */
  added: z.array(z.string()),
});
export type PlanAnswer = z.output<typeof PlanAnswer>;

export const MembershipAnswer = z.object({
  status: z.enum(['active', 'inactive']),
  /** It stays after the membership lapses; null for someone who never had one. */
  planType: z.enum(planTypes).nullable(),
  startsAt: z.iso.datetime().nullable(),
  /**
   * The end of unbroken membership, paid renewals included; null for life, and for someone who
   * never had one.
   */
  endsAt: z.iso.datetime().nullable(),
  /** Whole days; null for life, 0 without an active membership. */
  daysLeft: z.int().nullable(),
});
export type MembershipAnswer = z.output<typeof MembershipAnswer>;

/** For an admin's changes to a membership. */
export const grantProblems = defineProblems({
  'membership/changed': [
    409,
    'This membership has changed in the meantime. Check it again before you continue.',
  ],
  'membership/for-life': [409, 'This membership is for life: there is nothing to add.'],
  'membership/not-running': [409, 'There is no active membership to extend. Grant one instead.'],
  'membership/no-grant': [409, 'Only a granted period that still counts can be revoked.'],
});

/**
 * The version that the admin saw (membershipHistory), so that a change made twice, or by two admins
 * at once, happens once.
 */
const version = z.string().max(100);
const opening = pickProblems(grantProblems, 'membership/changed', 'membership/for-life');
const days = z
  .int('Please give a number of days')
  .min(1, 'At least 1 day')
  .max(365, 'At most 365 days');

export const membershipsContract = defineContract({
  'GET /plans': {
    summary: 'The plans on sale, prices in rupees',
    access: 'public',
    topics: ['plans'],
    ok: z.array(PlanAnswer),
    cache: 'public',
  },
  'GET /membership': {
    summary: 'The caller’s own membership at this moment',
    access: 'user',
    ok: MembershipAnswer,
  },
  'POST /admin/members/{uid}/grants': adminAct(
    'Grant a plan; it starts when the current membership ends',
    opening,
    {
      version,
      planType: z.enum(planTypes, 'Please choose a plan'),
    },
  ),
  'POST /admin/members/{uid}/extensions': adminAct(
    'Add days to the end of an active membership',
    { ...opening, ...pickProblems(grantProblems, 'membership/not-running') },
    { version, days },
  ),
  'POST /admin/members/{uid}/revocations': adminAct(
    'Take back a granted period, now and for good',
    pickProblems(grantProblems, 'membership/changed', 'membership/no-grant'),
    { version, periodId: z.string().max(100) },
  ),
});
