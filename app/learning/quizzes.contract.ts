import { z } from 'zod';
import { courseProblems } from '#app/courses/contract.ts';
import { quizProblems, QuizState } from '#app/quizzes/contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pickProblems } from '#app/shared/problem.ts';
import { CourseCertificate } from './contract.ts';
import { CourseProgress, LessonLink } from './progress.contract.ts';

const quiz = { slug: z.string().max(100), quiz: z.string().max(100) };
const attempt = { ...quiz, number: z.coerce.number().int().min(1).max(1_000_000) };

const notFound = {
  ...pickProblems(courseProblems, 'courses/not-found'),
  ...pickProblems(quizProblems, 'quizzes/not-found'),
};
const noAttempt = { ...notFound, ...pickProblems(quizProblems, 'quizzes/no-attempt') };

/** Each stores an attempt. */
const attempts = { name: 'quiz-attempts', points: 60, per: 3600, by: 'user' } as const;

export const learningQuizzesContract = defineContract({
  'GET /learning/courses/{slug}/quizzes/{quiz}': {
    summary: 'The quiz of a stage: its rules, the attempt under way and the last result',
    access: 'member',
    params: z.object(quiz),
    ok: z.object({
      course: z.object({ slug: z.string(), title: z.string() }),
      stage: z.object({ number: z.int(), title: z.string(), of: z.int() }),
      rules: z.object({
        drawn: z.int(),
        passMark: z.int(),
        waitMinutes: z.int(),
        /** How many questions there are to draw from. */
        written: z.int(),
      }),
      state: QuizState,
      progress: CourseProgress,
      /** The first lesson after the stage that is still open. */
      following: LessonLink.nullable(),
      ...CourseCertificate.shape,
    }),
    problems: notFound,
  },
  'POST /learning/courses/{slug}/quizzes/{quiz}/attempts': {
    summary: 'Begin an attempt, or go on with the one under way',
    access: 'member',
    limits: [attempts],
    params: z.object(quiz),
    ok: QuizState,
    problems: { ...notFound, ...pickProblems(quizProblems, 'quizzes/too-soon') },
  },
  'PUT /learning/courses/{slug}/quizzes/{quiz}/attempts/{number}/answers/{question}': {
    summary: 'Store what the caller makes of a question, counted from 0',
    access: 'member',
    params: z.object({ ...attempt, question: z.coerce.number().int().min(0).max(29) }),
    body: z.strictObject({
      /** Places among the options, from 0. */
      choices: z.array(z.int().min(0).max(4)).max(5),
      flagged: z.boolean(),
    }),
    problems: {
      ...noAttempt,
      ...pickProblems(quizProblems, 'quizzes/sent', 'quizzes/does-not-fit'),
    },
  },
  'PUT /learning/courses/{slug}/quizzes/{quiz}/attempts/{number}/result': {
    summary: 'Send the answers to be judged, once; what was judged stays as it is',
    access: 'member',
    params: z.object(attempt),
    ok: QuizState,
    problems: noAttempt,
  },
});

export type OpenQuiz = AnswerOf<
  (typeof learningQuizzesContract)['GET /learning/courses/{slug}/quizzes/{quiz}']
>;
