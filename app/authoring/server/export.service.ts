import { courseProblems } from '#app/courses/contract.ts';
import type { CourseJson } from '#app/courses/course-json.contract.ts';
import { courseFolder, courseJson } from '#app/courses/server/content.face.ts';
import { archiveOf } from '#app/platform/zip-stream.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { selectWhole } from './drafts.queries.ts';

const refuse = problemsOf(courseProblems);

/** A course as its author has it, published or not. @throws {Problem} courses/not-found */
export async function exportCourse(courseId: string): Promise<CourseJson[]> {
  const { course, published, draft, project } = await selectWhole(courseId);
  if (!course) throw refuse('courses/not-found');
  return [courseJson(course, { stages: draft ?? published }, project)];
}

/** The same as an archive of one folder. @throws {Problem} courses/not-found */
export async function exportFolder(
  courseId: string,
): Promise<{ slug: string; archive: ReadableStream<Uint8Array> }> {
  const [course] = await exportCourse(courseId);
  if (!course) throw refuse('courses/not-found');
  const files = [...courseFolder(course)].map(([path, text]) => ({
    path: `${course.slug}/${path}`,
    content: () => text,
  }));
  return { slug: course.slug, archive: archiveOf(files) };
}
