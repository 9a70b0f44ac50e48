import { strToU8, Zip, ZipDeflate } from 'fflate';
import { courseProblems } from '#app/courses/contract.ts';
import type { CourseJson } from '#app/courses/course-json.contract.ts';
import { courseFolder, courseJson } from '#app/courses/server/content.face.ts';
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
  return { slug: course.slug, archive: archiveOf(course.slug, courseFolder(course)) };
}

/** The same files always give the same bytes. */
const mtime = new Date(2026, 0, 1);

/** Packed file by file, while it is sent. */
function archiveOf(folder: string, files: Map<string, string>): ReadableStream<Uint8Array> {
  const waiting = files.entries();
  const zip = new Zip();
  return new ReadableStream<Uint8Array>({
    start(controller) {
      zip.ondata = (error, chunk, last) => {
        if (error) controller.error(error);
        else controller.enqueue(chunk);
        if (last) controller.close();
      };
    },
    pull() {
      const next = waiting.next();
      if (next.done) return zip.end();
      const [path, text] = next.value;
      const file = new ZipDeflate(`${folder}/${path}`);
      file.mtime = mtime;
      zip.add(file);
      file.push(strToU8(text), true);
    },
  });
}
