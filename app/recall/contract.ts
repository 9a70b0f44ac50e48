import { z } from 'zod';
import { courseProblems } from '#app/courses/contract.ts';
import {
  OpenBlock,
  PracticeAnswer,
  PracticeAttempt,
  practiceProblems,
  PracticeState,
} from '#app/practice/contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';

export const recallProblems = defineProblems({
  'recall/changed': [409, 'This was answered in another window. Go on with the next one.'],
  'recall/off': [
    409,
    'You have turned revision off, perhaps in another window. Load this page again to turn it on.',
  ],
});

/** A day in India. */
const Day = z.iso.date();

/** What the practice answers in a repetition, and on which day it comes back; null once it is done. */
const Repeated = PracticeState.extend({ comesBack: Day.nullable() });
export type Repeated = z.output<typeof Repeated>;

/** A block that is due, with the lesson that it is part of. */
const DueBlock = z.object({
  lesson: z.object({ id: z.string(), slug: z.string(), title: z.string() }),
  course: z.object({ slug: z.string(), title: z.string() }),
  block: OpenBlock,
  /** The day on which it was due names the repetition. */
  due: Day,
});
export type DueBlock = z.output<typeof DueBlock>;

export const RecallToday = z.object({
  /** The caller has turned revision on. */
  on: z.boolean(),
  /** How many blocks the caller has revised today. */
  answered: z.int(),
  /** What is left for today: together with those about ten minutes. */
  due: z.array(DueBlock),
  /** About how long these take. */
  minutes: z.int(),
  /** The next day on which something comes back after today's; null if nothing does. */
  next: Day.nullable(),
});
export type RecallToday = z.output<typeof RecallToday>;

const place = z.object({ id: z.string().max(100), block: z.string().max(60) });
const repetition = z.strictObject({ due: Day });
const notThere = {
  ...pickProblems(courseProblems, 'lessons/not-found'),
  ...pickProblems(practiceProblems, 'practice/not-found'),
  ...recallProblems,
};

export const recallContract = defineContract({
  'GET /recall': {
    summary: 'The practice that the caller once missed and revises today',
    access: 'member',
    ok: RecallToday,
  },
  'PUT /recall': {
    summary: 'Turn revision on: practice that the caller answers wrong from now on comes back',
    access: 'member',
  },
  'DELETE /recall': {
    summary: 'Turn revision off, and delete what was due to come back',
    access: 'user',
  },
  'POST /recall/lessons/{id}/practice/{block}': {
    summary:
      'Answer a practice in its repetition; only the first answer decides when it comes back',
    access: 'member',
    params: place,
    body: repetition.extend({ answer: PracticeAnswer, attempt: PracticeAttempt }),
    ok: Repeated,
    problems: { ...notThere, ...pickProblems(practiceProblems, 'practice/changed') },
  },
  'POST /recall/lessons/{id}/practice/{block}/answer': {
    summary: 'See the answer, after a wrong try',
    access: 'member',
    params: place,
    body: repetition,
    ok: Repeated,
    problems: { ...notThere, ...pickProblems(practiceProblems, 'practice/try-first') },
  },
  'POST /recall/lessons/{id}/practice/{block}/again': {
    summary: 'Try once more in the same repetition, which decides nothing any more',
    access: 'member',
    params: place,
    body: repetition,
    ok: Repeated,
    problems: notThere,
  },
});

export type Recall = AnswerOf<(typeof recallContract)['GET /recall']>;
