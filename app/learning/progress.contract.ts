import { z } from 'zod';

export const LessonLink = z.object({ slug: z.string(), title: z.string() });

/** Counts of written lessons and of quizzes, and what is open next (null: nothing is left). */
export const CourseProgress = z.object({
  lessonsDone: z.int(),
  lessonsTotal: z.int(),
  next: LessonLink.nullable(),
  /** Of someone who has finished the course, only those that were passed. */
  quizzesDone: z.int(),
  quizzesTotal: z.int(),
  /** With the number of its stage. */
  nextQuiz: z.object({ id: z.string(), stage: z.int() }).nullable(),
  /** The caller has finished the course. What is open now was added later, or undone. */
  finished: z.boolean(),
});
