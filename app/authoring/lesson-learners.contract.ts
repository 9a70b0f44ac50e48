import { z } from 'zod';

/** People, counted in fives; null for fewer. */
const people = z.int().nullable();

/** Who would lose something with a lesson. */
export const LessonLearners = z.object({
  completed: people,
  /** Have answered its practice. */
  practised: people,
  noted: people,
  asked: people,
});
export type LessonLearners = z.output<typeof LessonLearners>;
