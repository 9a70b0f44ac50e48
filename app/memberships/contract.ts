import { z } from 'zod';
import { defineContract } from '#app/shared/endpoint.ts';
import { planTypes } from './plans.ts';

const planAnswer = z.object({
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

export type PlanAnswer = z.infer<typeof planAnswer>;

export const membershipsContract = defineContract({
  'GET /plans': { summary: 'The plans on sale, prices in rupees', access: 'public', ok: z.array(planAnswer), cache: 'public' },
});
