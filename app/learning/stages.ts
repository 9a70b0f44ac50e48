import { progressOf, type ProgressLesson } from './progress.ts';

export interface Stage<L extends ProgressLesson> {
  title: string;
  /** From 1. */
  number: number;
  lessons: readonly L[];
  /** Of the written lessons. */
  done: number;
  total: number;
}

/** The sections of a course as its stages, with the completed lessons of each. */
export function stagesOf<L extends ProgressLesson>(
  sections: readonly { title: string; lessons: readonly L[] }[],
  completed: Iterable<string>,
): Stage<L>[] {
  const ids = new Set(completed);
  return sections.map(({ title, lessons }, index) => {
    const { lessonsDone, lessonsTotal } = progressOf(lessons, ids);
    return { title, number: index + 1, lessons, done: lessonsDone, total: lessonsTotal };
  });
}

/** Of all written lessons, in whole percent; 0 when none is written. */
export const percentOf = ({
  lessonsDone,
  lessonsTotal,
}: {
  lessonsDone: number;
  lessonsTotal: number;
}): number => (lessonsTotal > 0 ? Math.round((lessonsDone / lessonsTotal) * 100) : 0);
