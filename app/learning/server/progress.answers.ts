import { lessonsOf } from '#app/courses/course-facts.ts';
import type { LessonEntry, Outlined } from '#app/courses/server/face.ts';
import { progressOf, quizProgressOf } from '../progress.ts';
import { isComplete, stagesOf } from '../stages.ts';

export const linkOf = (lesson: LessonEntry | null | undefined) =>
  lesson ? { slug: lesson.slug, title: lesson.title } : null;

/** What someone has done in a course, as a statement reads it. */
export interface Done {
  /** The lesson opened last. */
  bookmark: string | null;
  /** Lesson ids. */
  completed: readonly string[];
  /** Quiz ids. */
  passed: readonly string[];
  finished: boolean;
}

/** Someone's progress in a course. */
export function progressAnswer(outlined: Outlined, { bookmark, completed, ...done }: Done) {
  const lessons = progressOf(lessonsOf(outlined), new Set(completed), bookmark ?? undefined);
  return {
    lessonsDone: lessons.lessonsDone,
    lessonsTotal: lessons.lessonsTotal,
    next: linkOf(lessons.next),
    ...quizProgressOf(outlined.sections, {
      passed: new Set(done.passed),
      finished: done.finished,
    }),
    finished: done.finished,
  };
}

/** The stages of a course, and how much of each is done. */
export const stageAnswers = (outlined: Outlined, { completed, passed, finished }: Done) =>
  stagesOf(outlined.sections, completed).map(({ title, total, done, quiz }) => ({
    title,
    lessons: total,
    done,
    complete: isComplete({ total, done, quiz: finished ? null : quiz }, passed),
  }));
