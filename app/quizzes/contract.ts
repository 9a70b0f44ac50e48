import { z } from 'zod';
import { defineProblems } from '#app/shared/problem.ts';

export const quizProblems = defineProblems({
  'quizzes/not-found': [404, 'There is no such quiz. Its author may have removed it.'],
  'quizzes/too-soon': [
    409,
    'It is too early for another attempt. Reload the page to see when you can try again.',
  ],
  'quizzes/no-attempt': [404, 'There is no such attempt. Reload the page.'],
  'quizzes/sent': [
    409,
    'These answers have already been sent, perhaps from another window. Reload the page to see your result.',
  ],
  'quizzes/does-not-fit': [400, 'This answer does not fit the question. Reload the page.'],
});

const asked = z.object({
  /** The author’s short name for it. */
  name: z.string(),
  question: z.string(),
  several: z.boolean(),
  options: z.array(z.string()),
  /** What the person chose: places among the options, from 0. */
  choices: z.array(z.int()),
});

/** A question during an attempt: nothing in it says which option is right. */
const OpenQuestion = asked.extend({ flagged: z.boolean() });
export type OpenQuestion = z.output<typeof OpenQuestion>;

const JudgedQuestion = asked.extend({
  correct: z.boolean(),
  /** The right ones: places among the options. */
  right: z.array(z.int()),
  /** The author’s words about what was chosen. */
  said: z.array(z.string()),
  why: z.string(),
  /** Null if the author gave none, or it is no longer part of the course. */
  lesson: z.object({ slug: z.string(), title: z.string(), minutes: z.int() }).nullable(),
});
export type JudgedQuestion = z.output<typeof JudgedQuestion>;

const Score = z.object({ right: z.int(), of: z.int() });

/** Where someone stands with a quiz. */
export const QuizState = z.object({
  /** The one under way. */
  attempt: z.object({ number: z.int(), questions: z.array(OpenQuestion) }).nullable(),
  /** The one that was sent last. */
  result: Score.extend({
    number: z.int(),
    passMark: z.int(),
    passed: z.boolean(),
    questions: z.array(JudgedQuestion),
  }).nullable(),
  best: Score.nullable(),
  passed: z.boolean(),
  /** When the next attempt may begin, also in seconds from now; null if it may begin now. */
  wait: z.object({ until: z.iso.datetime(), seconds: z.int() }).nullable(),
});
export type QuizState = z.output<typeof QuizState>;
