import type { Progress, ProgressLesson, QuizProgress } from './progress.ts';

/** The tabs of My Courses: one's own courses, in this order. */
export const ownShelves = ['in-progress', 'saved', 'completed'] as const;
export type OwnShelf = (typeof ownShelves)[number];

/** The same, plus all courses that the membership opens. */
export const shelves = [...ownShelves, 'all'] as const;
export type Shelf = (typeof shelves)[number];

type Standing = Pick<Progress<ProgressLesson>, 'lessonsDone' | 'lessonsTotal'> &
  Pick<QuizProgress, 'quizzesDone' | 'quizzesTotal'> & { finished: boolean };

/**
 * The tabs of one's own course. A saved course is also under Saved. One that was finished stays
 * completed, whatever is added later (decision 27).
 */
export function shelvesOf(
  { lessonsDone, lessonsTotal, quizzesDone, quizzesTotal, finished }: Standing,
  { begun, saved }: { begun: boolean; saved: boolean },
): OwnShelf[] {
  const completed =
    lessonsTotal > 0 &&
    (finished || (lessonsDone === lessonsTotal && quizzesDone === quizzesTotal));
  return [
    ...(begun && !completed ? (['in-progress'] as const) : []),
    ...(saved ? (['saved'] as const) : []),
    ...(completed ? (['completed'] as const) : []),
  ];
}
