import type { Progress, ProgressLesson, QuizProgress } from './progress.ts';

/** The tabs of My Courses: one's own courses, in this order. */
export const ownShelves = ['in-progress', 'saved', 'completed'] as const;
export type OwnShelf = (typeof ownShelves)[number];

/** The same, plus all courses that the membership opens. */
export const shelves = [...ownShelves, 'all'] as const;
export type Shelf = (typeof shelves)[number];

type Counts = Pick<Progress<ProgressLesson>, 'lessonsDone' | 'lessonsTotal'> &
  Pick<QuizProgress, 'quizzesDone' | 'quizzesTotal'>;

/** The tabs of one's own course. A saved course is also under Saved. */
export function shelvesOf(
  { lessonsDone, lessonsTotal, quizzesDone, quizzesTotal }: Counts,
  { begun, saved }: { begun: boolean; saved: boolean },
): OwnShelf[] {
  const completed =
    lessonsTotal > 0 && lessonsDone === lessonsTotal && quizzesDone === quizzesTotal;
  return [
    ...(begun && !completed ? (['in-progress'] as const) : []),
    ...(saved ? (['saved'] as const) : []),
    ...(completed ? (['completed'] as const) : []),
  ];
}
