import { z } from 'zod';
import { pathProblems } from '#app/courses/paths.contract.ts';
import { defineContract, type AnswerOf } from '#app/shared/endpoint.ts';
import { pageAsked } from '#app/shared/listing.ts';
import { pickProblems } from '#app/shared/problem.ts';
import { CourseCertificate } from './contract.ts';
import { LessonLink } from './progress.contract.ts';

export const learningPathsContract = defineContract({
  'GET /learning/paths': {
    summary:
      'A page of the public paths through courses that the caller has begun, with the progress in each; the path of the course opened last comes first',
    access: 'member',
    query: z.object({ page: pageAsked }),
    ok: z.object({
      paths: z.array(
        z.object({
          slug: z.string(),
          title: z.string(),
          /** In order. `finished`: the caller has a valid certificate for it. */
          courses: z.array(LessonLink.extend({ finished: z.boolean() })),
          ...CourseCertificate.shape,
        }),
      ),
      page: z.int(),
      pages: z.int(),
    }),
  },
  'PUT /learning/paths/{slug}/completion': {
    summary:
      'Issue the certificate of a path whose courses are all finished; the last course does this by itself',
    access: 'member',
    params: z.object({ slug: z.string().max(100) }),
    ok: CourseCertificate,
    problems: pickProblems(pathProblems, 'paths/not-found'),
  },
});

/** A path in the caller's list. */
export type MyPath = AnswerOf<
  (typeof learningPathsContract)['GET /learning/paths']
>['paths'][number];
