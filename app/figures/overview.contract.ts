import { z } from 'zod';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { overviewSorts } from './overview-sorts.ts';

/** Null for fewer than five people. */
const figure = z.int().nullable();

const CourseRow = z.object({
  id: z.string(),
  title: z.string(),
  /** It is on sale. */
  published: z.boolean(),
  started: figure,
  /** Opened a lesson in the seven days before they were counted. */
  active: figure,
  completed: figure,
  /** Of those who started, how many percent completed. */
  rate: figure,
  /** From beginning to completing it, of the one in the middle. */
  days: figure,
  /** Stars, to one decimal place, and how many gave them, as the catalogue shows them now. */
  rating: z.number().nullable(),
  reviews: figure,
});
export type CourseRow = z.output<typeof CourseRow>;

export const overviewContract = defineContract({
  'GET /admin/course-figures': {
    summary: 'How all courses do, as counted last night; nothing about fewer than five people',
    access: 'admin',
    query: z.object({
      search: z.string().max(100).default(''),
      sort: z.enum(overviewSorts).default('started'),
      page: pageAsked,
    }),
    ok: z.object({
      /** Null before the first night. */
      countedAt: z.iso.datetime().nullable(),
      courses: z.array(CourseRow),
      page: z.int(),
      pages: z.int(),
      total: z.int(),
    }),
  },
  'POST /admin/course-figures-table': {
    summary: 'The same of all courses by name, for a spreadsheet',
    access: 'admin',
    file: 'text/csv',
    ok: z.string(),
  },
});

export type Overview = AnswerOf<(typeof overviewContract)['GET /admin/course-figures']>;
