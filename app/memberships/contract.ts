import { z } from 'zod';
import { defineContract } from '#app/shared/endpoint.ts';
import { planTypes } from './plans.ts';

const PlanAnswer = z.object({
  type: z.enum(planTypes),
  name: z.string(),
  /** Rupees. */
  originalPrice: z.number(),
  /** Rupees. */
  currentPrice: z.number(),
  discountPercent: z.number().int(),
  validity: z.string(),
  features: z.array(z.string()),
});

export type PlanAnswer = z.output<typeof PlanAnswer>;

export const MembershipAnswer = z.object({
  status: z.enum(['active', 'inactive']),
  /** Kept once lapsed; null for who never had one. */
  planType: z.enum(planTypes).nullable(),
  startsAt: z.iso.datetime().nullable(),
  /** The end of unbroken membership, renewals already paid included; null for life, and for who never had one. */
  endsAt: z.iso.datetime().nullable(),
  /** Whole days; null for life, 0 without a running membership. */
  daysLeft: z.int().nullable(),
});
export type MembershipAnswer = z.output<typeof MembershipAnswer>;

export const membershipsContract = defineContract({
  'GET /plans': { summary: 'The plans on sale, prices in rupees', access: 'public', ok: z.array(PlanAnswer), cache: 'public' },
  'GET /membership': { summary: 'The caller’s own membership at this moment', access: 'user', ok: MembershipAnswer },
});
