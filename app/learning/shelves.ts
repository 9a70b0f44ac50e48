import type { Progress, ProgressLesson } from './progress.ts';

/** The tabs of My Courses: what is one's own, in this order. */
export const ownShelves = ['in-progress', 'saved', 'completed'] as const;
export type OwnShelf = (typeof ownShelves)[number];

/** The same, and everything that the membership opens. */
export const shelves = [...ownShelves, 'all'] as const;
export type Shelf = (typeof shelves)[number];

/** Where a course of one's own stands. One that is saved stands there as well. */
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
