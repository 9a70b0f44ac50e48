import { z } from 'zod';
import { WeeklyGoal } from '#app/goals/contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';

/** Lessons that were completed; how many of them have a known time, and these minutes together. */
const done = { lessons: z.int(), timed: z.int(), minutes: z.int() };

const OwnWeek = z.object({
  /** Its Monday in India. */
  week: z.iso.date(),
  ...done,
});
export type OwnWeek = z.output<typeof OwnWeek>;

const OwnCourse = z.object({
  slug: z.string(),
  title: z.string(),
  startedAt: z.iso.datetime(),
  /** Null until then. */
  finishedAt: z.iso.datetime().nullable(),
  /** Completed ones of those that there are now. */
  lessonsDone: z.int(),
  lessonsTotal: z.int(),
  timed: z.int(),
  minutes: z.int(),
});
export type OwnCourse = z.output<typeof OwnCourse>;

const OwnReview = z.object({
  slug: z.string(),
  title: z.string(),
  stars: z.int(),
  writtenAt: z.iso.datetime(),
});
export type OwnReview = z.output<typeof OwnReview>;

const ownTables = ['weeks', 'courses'] as const;
export type OwnTable = (typeof ownTables)[number];

export const ownFiguresContract = defineContract({
  'GET /learning/figures': {
    summary: 'What the caller has learned, for the caller alone',
    access: 'user',
    ok: z.object({
      ...done,
      /** The last twelve at most, since the caller began; this one at the end. */
      weeks: z.array(OwnWeek),
      /** Those on sale of the 20 opened last. */
      courses: z.array(OwnCourse),
      /** Practice that was done, and how much of it was right at the first try, in the last round. */
      practice: z.object({ done: z.int(), firstTry: z.int() }),
      /** The ten newest, of courses on sale. */
      reviews: z.array(OwnReview),
      certificates: z.int(),
      /** Null until the caller sets one. */
      goal: WeeklyGoal.nullable(),
    }),
  },
  'POST /learning/figures-table': {
    summary: 'One of these tables, for a spreadsheet',
    access: 'user',
    body: z.strictObject({ table: z.enum(ownTables) }),
    file: 'text/csv',
    ok: z.string(),
  },
});

export type OwnFigures = AnswerOf<(typeof ownFiguresContract)['GET /learning/figures']>;
