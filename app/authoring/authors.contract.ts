import { z } from 'zod';
import { courseProblems } from '#app/courses/contract.ts';
import { BegunCourse } from '#app/courses/desk.contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pickProblems } from '#app/shared/problem.ts';
import { authoringProblems } from './contract.ts';

/** At most twenty; `hasRole` is false while the role is revoked. */
const Authors = z.object({
  authors: z.array(
    z.object({ uid: z.string(), name: z.string(), email: z.string(), hasRole: z.boolean() }),
  ),
});
export type CourseAuthor = z.output<typeof Authors>['authors'][number];

const byCourse = { id: z.string().max(100) };
const noCourse = pickProblems(courseProblems, 'courses/not-found');

export const authorsContract = defineContract({
  'GET /authoring/courses': {
    summary: 'The caller’s own courses, the one added last first; 20 a page',
    access: 'author',
    query: z.object({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
    ok: z.object({
      courses: z.array(
        z.object({
          id: z.string(),
          slug: z.string(),
          title: z.string(),
          /** On sale. */
          published: z.boolean(),
          /** Some changes are not published yet. */
          changed: z.boolean(),
          /** As on the course’s page; null for fewer than five. */
          learners: z.int().nullable(),
        }),
      ),
      page: z.int(),
      pages: z.int(),
    }),
  },
  'POST /authoring/courses': {
    summary: 'Begin a course of one’s own, which is not on sale until an admin puts it there',
    access: 'author',
    limits: [{ name: 'course-beginnings', points: 60, per: 60 * 60, by: 'user' }],
    body: BegunCourse,
    status: 201,
    ok: z.object({ id: z.string() }),
    problems: {
      ...pickProblems(courseProblems, 'courses/slug-taken'),
      ...pickProblems(authoringProblems, 'authors/too-many-begun'),
    },
  },
  'GET /authoring/desks/{slug}': {
    summary: 'The id of the course with this slug, if the caller may write it; null otherwise',
    access: 'author',
    params: z.object({ slug: z.string().max(100) }),
    ok: z.object({ id: z.string().nullable() }),
  },
  'GET /authoring/courses/{id}/authors': {
    summary: 'The authors of a course',
    access: 'admin',
    params: z.object(byCourse),
    ok: Authors,
    problems: noCourse,
  },
  'POST /authoring/courses/{id}/authors': {
    summary: 'Add an author to a course',
    access: 'admin',
    params: z.object(byCourse),
    body: z.strictObject({ email: z.string('Please give an e-mail address').trim().max(320) }),
    ok: Authors,
    problems: {
      ...noCourse,
      ...pickProblems(authoringProblems, 'authors/unknown', 'authors/too-many'),
    },
  },
  'DELETE /authoring/courses/{id}/authors/{uid}': {
    summary: 'Take a course away from an author',
    access: 'admin',
    params: z.object({ ...byCourse, uid: z.string().max(100) }),
    ok: Authors,
    problems: noCourse,
  },
});

export type OwnCourses = AnswerOf<(typeof authorsContract)['GET /authoring/courses']>;
