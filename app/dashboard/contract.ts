import { z } from 'zod';
import { Highlight } from '#app/community/contract.ts';
import { WeeklyGoal } from '#app/goals/contract.ts';
import { Continuation } from '#app/learning/contract.ts';
import { LiveSessions } from '#app/live-sessions/contract.ts';
import { MembershipAnswer } from '#app/memberships/contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';

/** Each answer contains everything that one dashboard page shows. */
export const dashboardContract = defineContract({
  'GET /dashboard/home': {
    // Not a refusal for others: a browser that asks before it knows who is signed in would print
    // that.
    summary: 'What a member’s home page shows; null for anyone who is not a member',
    access: 'user',
    ok: z
      .object({
        ...Continuation.shape,
        membership: MembershipAnswer,
        /** Null until the caller sets one. */
        goal: WeeklyGoal.nullable(),
        /** What is left to revise today; null if there is nothing, or revision is off. */
        revision: z.object({ blocks: z.int(), minutes: z.int() }).nullable(),
        /** The caller has tried practice, and revision is off. */
        offersRevision: z.boolean(),
        /** What a new member has done of the first steps; null once they are behind. */
        steps: z
          .object({
            course: z.boolean(),
            practice: z.boolean(),
            lesson: z.boolean(),
            goal: z.boolean(),
          })
          .nullable(),
        /** How many people joined with the caller's referral code. */
        brought: z.int(),
        live: LiveSessions,
        highlights: z.array(Highlight),
      })
      .nullable(),
  },
});

export type HomeAnswer = NonNullable<AnswerOf<(typeof dashboardContract)['GET /dashboard/home']>>;
