import { z } from 'zod';
import { planTypes } from '#app/memberships/plans.ts';
import { defineContract } from '#app/shared/endpoint.ts';

const count = z.int().min(0);

const Overview = z.object({
  accounts: z.object({ all: count, newThisWeek: count }),
  /** Whose membership runs now. */
  members: z.record(z.enum(planTypes), count),
  /** What waits for a person. */
  waiting: z.object({ payments: count, jobs: count, enquiries: count }),
});
export type Overview = z.output<typeof Overview>;

export const administrationContract = defineContract({
  'GET /admin/overview': { summary: 'How the school stands, and what waits for an admin', access: 'admin', ok: Overview },
});
