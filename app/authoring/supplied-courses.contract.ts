import { z } from 'zod';
import { courseProblems } from '#app/courses/contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { defineProblems, pickProblems } from '#app/shared/problem.ts';

export const suppliedCourseProblems = defineProblems({
  'supplied/no-course': [404, 'There is no such course to add.'],
});

/** Courses that came with an upgrade. A new school gets all of them when it is set up. */
export const suppliedCoursesContract = defineContract({
  'GET /authoring/supplied-courses': {
    summary: 'The courses of content/courses that the school has not and never had',
    access: 'admin',
    ok: z.object({
      courses: z.array(
        z.object({
          slug: z.string(),
          title: z.string(),
          description: z.string(),
          lessons: z.int(),
        }),
      ),
    }),
  },
  'POST /authoring/supplied-courses/{slug}': {
    summary: 'Add one of them, with lessons, quizzes and project; it is not on sale yet',
    access: 'admin',
    limits: [{ name: 'supplied-courses', points: 60, per: 3600, by: 'user' }],
    params: z.object({ slug: z.string().max(100) }),
    status: 201,
    ok: z.object({ id: z.string() }),
    problems: {
      ...suppliedCourseProblems,
      ...pickProblems(courseProblems, 'courses/slug-taken'),
    },
  },
});

export type SuppliedCourse = AnswerOf<
  (typeof suppliedCoursesContract)['GET /authoring/supplied-courses']
>['courses'][number];
