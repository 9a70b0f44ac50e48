import { z } from 'zod';

export const LessonLink = z.object({ slug: z.string(), title: z.string() });

/** How many written lessons and quizzes are done, and what comes next (null: nothing is left). */
export const CourseProgress = z.object({
  lessonsDone: z.int(),
  lessonsTotal: z.int(),
  next: LessonLink.nullable(),
  /** Once the course is finished, only quizzes that were passed count. */
  quizzesDone: z.int(),
  quizzesTotal: z.int(),
  /** With the number of its stage. */
  nextQuiz: z.object({ id: z.string(), stage: z.int() }).nullable(),
  /** The caller has finished the course: anything open was added since, or undone. */
  finished: z.boolean(),
});
