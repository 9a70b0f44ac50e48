import { z } from 'zod';
import { courseProblems } from '#app/courses/contract.ts';
import { CourseJson } from '#app/courses/course-json.contract.ts';
import { defineContract } from '#app/shared/endpoint.ts';
import { pickProblems } from '#app/shared/problem.ts';

export const exportContract = defineContract({
  'GET /authoring/courses/{id}/export': {
    summary:
      'A course as its author has it, published or not, in the JSON that an import reads, with its quizzes and its project',
    access: 'author',
    params: z.object({ id: z.string().max(100) }),
    ok: z.array(CourseJson),
    problems: pickProblems(courseProblems, 'courses/not-found'),
  },
  'GET /authoring/courses/{id}/folder': {
    summary:
      'The same as a zip archive of a folder: lessons and the project as Markdown, the course and its quizzes as YAML',
    access: 'author',
    params: z.object({ id: z.string().max(100) }),
    file: 'application/zip',
    ok: z.instanceof(Uint8Array<ArrayBuffer>),
    problems: pickProblems(courseProblems, 'courses/not-found'),
  },
});
