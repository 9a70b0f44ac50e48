import { z } from 'zod';
import { courseProblems } from '#app/courses/contract.ts';
import { Quiz } from '#app/quizzes/quiz.contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pickProblems } from '#app/shared/problem.ts';
import { authoringProblems, Outline } from './contract.ts';

const EditedQuiz = Quiz.extend({
  id: z.string(),
  /** Names the quiz that is edited; a save sends it back. */
  revision: z.string(),
  /** Who changed it last in this draft. */
  changedBy: z.string().nullable(),
});
export type EditedQuiz = z.output<typeof EditedQuiz>;

/** How many people, counted in fives, and how many percent of them did it right; null for fewer. */
const Figure = z.object({ people: z.int().nullable(), right: z.int().nullable() });

const byCourse = { id: z.string().max(100) };
const quiz = z.object({ ...byCourse, quiz: z.string().max(100) });

const noCourse = pickProblems(courseProblems, 'courses/not-found');
const noQuiz = { ...noCourse, ...pickProblems(authoringProblems, 'drafts/quiz-not-found') };

export const draftQuizzesContract = defineContract({
  'POST /authoring/courses/{id}/quizzes': {
    summary: 'Add a quiz to a stage that has none',
    access: 'author',
    params: z.object(byCourse),
    body: z.strictObject({ stage: z.string().max(100) }),
    ok: z.object({ id: z.string(), outline: Outline }),
    problems: {
      ...noCourse,
      ...pickProblems(authoringProblems, 'stages/not-found', 'stages/has-quiz'),
    },
  },
  'GET /authoring/courses/{id}/quizzes/{quiz}': {
    summary: 'A quiz with its answers, to be edited',
    access: 'author',
    params: quiz,
    ok: EditedQuiz,
    problems: noQuiz,
  },
  'PUT /authoring/courses/{id}/quizzes/{quiz}': {
    summary: 'Save a quiz in the draft; `revision` is the one that was edited',
    access: 'author',
    params: quiz,
    body: Quiz.extend({ revision: z.string().max(100) }),
    bodyLimit: 1_048_576,
    ok: EditedQuiz,
    problems: { ...noQuiz, ...pickProblems(authoringProblems, 'drafts/changed-meanwhile') },
  },
  'DELETE /authoring/courses/{id}/quizzes/{quiz}': {
    summary: 'Delete a quiz from the draft',
    access: 'author',
    params: quiz,
    ok: Outline,
    problems: noQuiz,
  },
  'GET /authoring/courses/{id}/quizzes/{quiz}/figures': {
    summary: 'How members did, each counted once: with the first attempt and the first answer',
    access: 'author',
    params: quiz,
    ok: z.object({
      /** People, counted in fives; null for fewer. */
      sent: z.int().nullable(),
      /** In percent; null for fewer than five people. */
      passed: z.int().nullable(),
      /** By the id of each question that someone has answered. */
      questions: z.record(z.string(), Figure),
    }),
    problems: noQuiz,
  },
});

export type QuizFigures = AnswerOf<
  (typeof draftQuizzesContract)['GET /authoring/courses/{id}/quizzes/{quiz}/figures']
>;
