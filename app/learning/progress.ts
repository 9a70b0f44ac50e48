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

export interface QuizProgress {
  quizzesDone: number;
  quizzesTotal: number;
  /** The first one to be passed, and the number of its stage. */
  nextQuiz: { id: string; stage: number } | null;
}

/** Half of the lessons: from then on, someone can judge the course. */
export const isHalfDone = ({
  lessonsDone,
  lessonsTotal,
}: {
  lessonsDone: number;
  lessonsTotal: number;
}): boolean => lessonsTotal > 0 && lessonsDone * 2 >= lessonsTotal;

/**
 * The quizzes that someone needs for a course. Once it is finished, a quiz that was added later is
 * an offer: it counts when it is passed.
 */
export function quizProgressOf(
  sections: readonly { quiz: { id: string } | null }[],
  { passed, finished }: { passed: ReadonlySet<string>; finished: boolean },
): QuizProgress {
  const needed = sections.flatMap(({ quiz }, index) =>
    quiz && (!finished || passed.has(quiz.id)) ? { id: quiz.id, stage: index + 1 } : [],
  );
  const open = needed.filter(({ id }) => !passed.has(id));
  return {
    quizzesDone: needed.length - open.length,
    quizzesTotal: needed.length,
    nextQuiz: open[0] ?? null,
  };
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
