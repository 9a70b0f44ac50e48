import { dayMs } from '#app/shared/durations.ts';

/** What a new member has done of the first steps. */
export interface FirstSteps {
  course: boolean;
  practice: boolean;
  lesson: boolean;
  goal: boolean;
}

/** For how long after the first lesson the remaining steps are shown. */
const shownMs = 7 * dayMs;

/** Null once all are done, or some time after the first lesson: then the page has no path any more. */
export function firstStepsAt(
  now: Date,
  { firstLessonAt, ...done }: Omit<FirstSteps, 'lesson'> & { firstLessonAt: Date | null },
): FirstSteps | null {
  const steps = { ...done, lesson: firstLessonAt !== null };
  const over = firstLessonAt !== null && now.getTime() - firstLessonAt.getTime() > shownMs;
  return over || Object.values(steps).every(Boolean) ? null : steps;
}
