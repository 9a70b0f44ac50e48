import { z } from 'zod';
import { courseProblems } from '#app/courses/contract.ts';
import {
  AuthoredTexts,
  courseDeskProblems,
  EditedCourse,
  pageProblems,
} from '#app/courses/desk.contract.ts';
import { defineContract } from '#app/shared/endpoint.ts';
import { pickProblems } from '#app/shared/problem.ts';

const course = z.object({ id: z.string().max(100) });
const known = pickProblems(courseProblems, 'courses/not-found');

export const coursePageContract = defineContract({
  'GET /authoring/courses/{id}/page': {
    summary: 'What the page of a course says of it, and its cover, to be edited',
    access: 'author',
    params: course,
    ok: EditedCourse,
    problems: known,
  },
  'PUT /authoring/courses/{id}/page': {
    summary:
      'Change what the page of a course says, which readers see at once; `version` is the one that was edited',
    access: 'author',
    params: course,
    body: AuthoredTexts.extend({ version: z.int() }),
    bodyLimit: 262_144,
    ok: EditedCourse,
    problems: pageProblems,
  },
  'DELETE /authoring/courses/{id}': {
    summary: 'Delete a course that was never on sale, with its lessons, quizzes and project',
    access: 'author',
    params: course,
    problems: { ...known, ...pickProblems(courseDeskProblems, 'courses/was-on-sale') },
  },
});
