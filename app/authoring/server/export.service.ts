import { courseProblems } from '#app/courses/contract.ts';
import type { CourseJson } from '#app/courses/course-json.contract.ts';
import { courseJson } from '#app/courses/server/content.face.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { selectWhole } from './drafts.queries.ts';

const refuse = problemsOf(courseProblems);

/** A course as its author has it, published or not. @throws {Problem} courses/not-found */
export async function exportCourse(courseId: string): Promise<CourseJson[]> {
  const { course, published, draft } = await selectWhole(courseId);
  if (!course) throw refuse('courses/not-found');
  return [courseJson(course, { stages: draft ?? published })];
}
