import { z } from 'zod';
import { defineContract } from '#app/shared/endpoint.ts';
import { goalChoices } from './goal-choices.ts';

/** Weeks begin on Monday in India. */
export const WeeklyGoal = z.object({
  /** Lessons a week. */
  lessons: z.int(),
  /** Lessons completed this week. */
  done: z.int(),
  /** This week’s goal was met, whatever was changed or undone since. */
  met: z.boolean(),
  /** Weeks in a row in which it was met, this one included once it is. */
  weeks: z.int(),
  /** It was met in some week. */
  metBefore: z.boolean(),
});
export type WeeklyGoal = z.output<typeof WeeklyGoal>;

export const goalsContract = defineContract({
  'PUT /goals/weekly': {
    summary: 'Set or change the caller’s goal: how many lessons a week',
    access: 'member',
    body: z.strictObject({ lessons: z.literal(goalChoices) }),
    ok: WeeklyGoal,
  },
  'DELETE /goals/weekly': {
    summary: 'Remove the goal, and with it the weeks in a row',
    access: 'user',
  },
});
