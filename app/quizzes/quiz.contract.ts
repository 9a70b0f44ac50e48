import { z } from 'zod';
import { notOneLine, oneLine, tooLongText } from '#app/shared/text-rules.ts';

const upTo = (most: number) => z.string().regex(oneLine, notOneLine).max(most, tooLongText(most));
const whole = (least: number, most: number) => {
  const range = `Give ${least} to ${most}`;
  return z.int(range).min(least, range).max(most, range);
};

/** An author writes it bit by bit, so texts may still be empty; `quizFaults` says what is missing. */
export const QuizQuestion = z.strictObject({
  /** Unique in its quiz, for life. The figures are counted under it. */
  id: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/, 'Use letters, digits and hyphens'),
  /** A short name for lists; the question itself where it is empty. */
  name: upTo(80),
  question: upTo(600),
  /** Whether several options are right, or exactly one. */
  several: z.boolean(),
  options: z
    .array(
      z.strictObject({
        text: upTo(300),
        right: z.boolean(),
        /** What is said to those who chose it; may be empty. */
        said: upTo(600),
      }),
    )
    .max(5, 'A question has at most 5 options'),
  /** Why the answer is right. */
  why: upTo(1000),
  /** The id of the lesson that answers it. */
  lesson: z.string().max(100).nullable(),
});
export type QuizQuestion = z.output<typeof QuizQuestion>;

/** The quiz of a stage as its author writes it, with the answers. */
export const Quiz = z.strictObject({
  drawn: whole(1, 30),
  passMark: whole(1, 30),
  waitMinutes: whole(0, 1440),
  questions: z.array(QuizQuestion).max(100, 'A quiz has at most 100 questions'),
});
export type Quiz = z.output<typeof Quiz>;
