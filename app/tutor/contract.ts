import { z } from 'zod';
import { courseProblems } from '#app/courses/contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { paragraphs } from '#app/shared/text-schema.ts';
import { longestQuestion } from './tutor-limits.ts';

export const tutorProblems = defineProblems({
  'tutor/off': [404, 'This school has no tutor.'],
  'tutor/used-up': [429, 'You have asked all of today’s questions. You can ask again tomorrow.'],
});

/** The lines of an answer, in the order in which they are sent. */
export const TutorLine = z.union([
  /** A passage of the lesson, sent before the first `[number]` that quotes it. */
  z.strictObject({ passage: z.int(), words: z.string() }),
  /** What follows of the answer. */
  z.strictObject({ text: z.string() }),
  /**
   * The last line. `outside`: the lesson says nothing about it, and there is no text. `broken`: the
   * service failed on the way.
   */
  z.strictObject({ end: z.enum(['answered', 'outside', 'broken']), left: z.int() }),
]);
export type TutorLine = z.output<typeof TutorLine>;

const Day = z.object({
  /** In India: "2026-11-25". */
  day: z.string(),
  questions: z.int(),
  tokensIn: z.int(),
  tokensOut: z.int(),
});

export const tutorContract = defineContract({
  'POST /learning/lessons/{id}/tutor': {
    summary:
      'Ask the tutor about a lesson; the answer is sent line by line as it is written: passages that it quotes, text, and the end',
    access: 'member',
    params: z.object({ id: z.string().max(100) }),
    body: z.strictObject({ question: paragraphs('Question', longestQuestion) }),
    file: 'application/x-ndjson',
    ok: z.instanceof(ReadableStream<Uint8Array<ArrayBuffer>>),
    problems: {
      ...tutorProblems,
      ...pickProblems(courseProblems, 'lessons/not-found'),
    },
  },
  'GET /admin/tutor': {
    summary: 'What members asked the tutor in the last 30 days, by day: counts and tokens alone',
    access: 'admin',
    ok: z.object({
      /** Null if the school has no tutor. */
      service: z
        .object({
          host: z.string(),
          model: z.string(),
          questionsADay: z.int(),
          /** Rupees for a million tokens; null if nobody has said. */
          prices: z.object({ in: z.number(), out: z.number() }).nullable(),
        })
        .nullable(),
      /** The newest first; days without a question are left out. */
      days: z.array(Day),
    }),
  },
});

export type TutorUsage = AnswerOf<(typeof tutorContract)['GET /admin/tutor']>;
