import { z } from 'zod';
import { courseProblems } from '#app/courses/contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { figureTables } from './figure-tables.ts';

export const figuresProblems = defineProblems({
  'figures/not-on-sale': [
    409,
    'This course has no figures, because it is not on sale at the moment.',
  ],
});

const course = z.object({ id: z.string().max(100) });
const problems = { ...pickProblems(courseProblems, 'courses/not-found'), ...figuresProblems };

/** People, counted in fives; null for fewer, who could be told apart. */
const people = z.int().nullable();

const LessonFigure = z.object({
  id: z.string(),
  stage: z.string(),
  title: z.string(),
  minutes: z.int(),
  completed: people,
  /** Of those who completed it within three hours of opening it. */
  timed: people,
  /** Of the one of these in the middle; null for fewer than five. */
  medianMinutes: z.int().nullable(),
});
export type LessonFigure = z.output<typeof LessonFigure>;

const PracticeFigure = z.object({
  lesson: z.object({ id: z.string(), title: z.string() }),
  question: z.string(),
  people,
  /** Wrong answers for each of them, to one decimal place. */
  wrong: z.number(),
});
export type PracticeFigure = z.output<typeof PracticeFigure>;

/** After a lesson, `stopped` percent of those who had completed it did not complete the next one. */
const Fall = z.object({ id: z.string(), title: z.string(), stopped: z.int() });
export type Fall = z.output<typeof Fall>;

const month = z.iso.date();

const ReviewFigures = z.object({
  reviews: z.int(),
  /** Stars, to one decimal place. */
  average: z.number(),
  /** From five stars to one. */
  stars: z.array(z.object({ stars: z.int(), reviews: people })),
  /** In order: as few whole months together as have five reviews. Named by their first days. */
  periods: z.array(z.object({ from: month, to: month, reviews: z.int(), average: z.number() })),
});
export type ReviewFigures = z.output<typeof ReviewFigures>;

export const figuresContract = defineContract({
  'GET /authoring/courses/{id}/figures': {
    summary: 'The figures of a course, as counted last night; none about fewer than five people',
    access: 'author',
    params: course,
    ok: z.object({
      course: z.object({ id: z.string(), title: z.string() }),
      /** Null before the first night. */
      countedAt: z.iso.datetime().nullable(),
      started: people,
      /** Opened a lesson in the seven days before. */
      active: people,
      completed: people,
      /** From beginning to completing the course, of the one in the middle; null for fewer than five. */
      medianDays: z.int().nullable(),
      /** In the order of the course. */
      lessons: z.array(LessonFigure),
      /** The largest; null for too few people, or if nobody stops. */
      fall: Fall.nullable(),
      /** The practice with the most wrong answers per person: five at most. */
      hardest: z.array(PracticeFigure),
      /** Null while there are fewer than five. */
      reviews: ReviewFigures.nullable(),
    }),
    problems,
  },
  'POST /authoring/courses/{id}/figures-table': {
    summary: 'One of these tables, for a spreadsheet',
    access: 'author',
    params: course,
    body: z.strictObject({ table: z.enum(figureTables) }),
    file: 'text/csv',
    ok: z.string(),
    problems,
  },
});

export type CourseFigures = AnswerOf<
  (typeof figuresContract)['GET /authoring/courses/{id}/figures']
>;
