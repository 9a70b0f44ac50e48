import type { Progress, ProgressLesson } from './progress.ts';

/** The tabs of My Courses: one's own courses, in this order. */
export const ownShelves = ['in-progress', 'saved', 'completed'] as const;
export type OwnShelf = (typeof ownShelves)[number];

/** The same, plus all courses that the membership opens. */
export const shelves = [...ownShelves, 'all'] as const;
export type Shelf = (typeof shelves)[number];

/** The tabs of one's own course. A saved course is also under Saved. */
export function shelvesOf<L extends ProgressLesson>(
  { lessonsDone, lessonsTotal }: Progress<L>,
  { begun, saved }: { begun: boolean; saved: boolean },
): OwnShelf[] {
  const completed = lessonsTotal > 0 && lessonsDone === lessonsTotal;
  return [
    ...(begun && !completed ? (['in-progress'] as const) : []),
    ...(saved ? (['saved'] as const) : []),
    ...(completed ? (['completed'] as const) : []),
  ];
}
