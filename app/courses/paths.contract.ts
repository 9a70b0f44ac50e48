import { z } from 'zod';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { limitAsked, pageAsked } from '#app/shared/listing.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';
import { line, paragraphs } from '#app/shared/text-schema.ts';
import { CourseCard } from './contract.ts';

export const pathProblems = defineProblems({
  'paths/not-found': [404, 'There is no such learning path.'],
  'paths/changed-meanwhile': [
    409,
    'Someone else changed this path in the meantime, so nothing was saved. Load it again to see the latest version.',
  ],
  'paths/unknown-course': [400, 'There is no course with this slug.'],
});

/** A path with its published courses, in order. */
const LearningPath = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  /** Such as '2 courses, 16 hours'; the time as far as it is known. */
  extent: z.string(),
  courses: z.array(CourseCard),
});
export type LearningPath = z.output<typeof LearningPath>;

/** Anything longer is two paths. */
const mostCourses = 12;

const Written = z.strictObject({
  title: line('Title', 120),
  description: paragraphs('Description', 600),
  /** Slugs, in the order of the path. */
  courses: z
    .array(z.string().max(80))
    .min(2, 'A path has at least two courses')
    .max(mostCourses, `A path has at most ${mostCourses} courses`)
    .refine((slugs) => new Set(slugs).size === slugs.length, 'The same course appears twice'),
  published: z.boolean(),
});
export type WrittenPath = z.output<typeof Written>;

const DeskPath = Written.extend({
  id: z.string(),
  slug: z.string(),
  /** In the order of the path, published or not. */
  courses: z.array(z.object({ slug: z.string(), title: z.string() })),
  version: z.int(),
});
export type DeskPath = z.output<typeof DeskPath>;

const unknownCourse = pickProblems(pathProblems, 'paths/unknown-course');
const page = { total: z.int(), page: z.int(), pages: z.int() };

export const pathsContract = defineContract({
  'GET /paths': {
    summary: 'The learning paths, each with its courses in order, a page at a time',
    access: 'public',
    topics: ['courses'],
    cache: 'public',
    query: z.object({ page: pageAsked, limit: limitAsked({ standard: 6, most: 6 }) }),
    ok: z.object({ paths: z.array(LearningPath), ...page }),
  },
  'GET /admin/paths': {
    summary: 'All learning paths, published or not',
    access: 'admin',
    query: z.object({ page: pageAsked }),
    ok: z.object({ paths: z.array(DeskPath), ...page }),
  },
  'POST /admin/paths': {
    summary: 'Add a learning path at the end',
    access: 'admin',
    body: Written,
    status: 201,
    ok: DeskPath,
    problems: unknownCourse,
  },
  'PUT /admin/paths/{id}': {
    summary: 'Change a learning path; `version` is the one that was edited',
    access: 'admin',
    params: z.object({ id: z.string().max(100) }),
    body: Written.extend({ version: z.int() }),
    ok: DeskPath,
    problems: {
      ...unknownCourse,
      ...pickProblems(pathProblems, 'paths/not-found', 'paths/changed-meanwhile'),
    },
  },
});

export type LearningPaths = AnswerOf<(typeof pathsContract)['GET /paths']>;
export type DeskPaths = AnswerOf<(typeof pathsContract)['GET /admin/paths']>;
