export interface ProgressLesson {
  id: string;
  written: boolean;
}

export interface Progress<L extends ProgressLesson> {
  lessonsDone: number;
  /** Counts written lessons only: an outline entry can't be completed (decisions.md ruling 7). */
  lessonsTotal: number;
  /**
   * The lesson to continue with; null when the course has no written lesson, or all are completed.
   */
  next: L | null;
}

/**
 * Someone's progress in a course. `next` is the last opened lesson unless it is completed, else the
 * first open one after it, else the first open one.
 */
export function progressOf<L extends ProgressLesson>(
  lessons: readonly L[],
  completed: ReadonlySet<string>,
  lastOpenedId?: string,
): Progress<L> {
  const written = lessons.filter((lesson) => lesson.written);
  const open = (lesson: L) => !completed.has(lesson.id);
  const last = Math.max(
    0,
    written.findIndex((lesson) => lesson.id === lastOpenedId),
  );
  const next = written.slice(last).find(open) ?? written.find(open) ?? null;
  return {
    lessonsDone: written.filter((lesson) => completed.has(lesson.id)).length,
    lessonsTotal: written.length,
    next,
  };
}
