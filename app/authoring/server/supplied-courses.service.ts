import { readdir } from 'node:fs/promises';
import { recorderOf } from '#app/audit/server/face.ts';
import { courseProblems } from '#app/courses/contract.ts';
import {
  contentOf,
  folderOfCourses,
  insertStartingCourse,
  lockCatalogue,
  readCourseFile,
  readStartingCourse,
  selectStandingSlugs,
  suppliedDigests,
  suppliedPageAndProject,
} from '#app/courses/server/content.face.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import { tx } from '#app/platform/database.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { authoringActions } from '../actions.ts';
import { suppliedCourseProblems, type SuppliedCourse } from '../supplied-courses.contract.ts';
import { storedContent, type Author } from './drafts.service.ts';
import { insertSupplied, updateParts } from './supplied.queries.ts';
import { digestsOf } from './supplied-parts.answers.ts';

const refuse = problemsOf({ ...courseProblems, ...suppliedCourseProblems });
const record = recorderOf(authoringActions);

/**
 * The courses of content/courses that the school has not and never had, in the folder's order. A
 * school's own course keeps the address of one that came later.
 */
export async function suppliedCourses(): Promise<SuppliedCourse[]> {
  const folders = await readdir(folderOfCourses);
  const standing = new Set(await selectStandingSlugs(folders));
  const files = await Promise.all(
    folders.filter((folder) => !standing.has(folder)).map(readCourseFile),
  );
  return files
    .toSorted((one, other) => one.position - other.position)
    .map(({ slug, title, description, sections }) => ({
      slug,
      title,
      description,
      lessons: sections.reduce((sum, { lessons }) => sum + lessons.length, 0),
    }));
}

/**
 * Adds one of them at the end of the catalogue, not on sale. Newer texts of it are offered from the
 * next upgrade on.
 *
 * @throws {Problem} supplied/no-course, courses/slug-taken
 */
export async function addSuppliedCourse(ctx: Author, slug: string): Promise<{ id: string }> {
  if (!(await readdir(folderOfCourses)).includes(slug)) throw refuse('supplied/no-course');
  const course = await readStartingCourse(slug);
  const digest = (await suppliedDigests()).get(slug) ?? '';
  const parts = await suppliedPageAndProject(slug);
  return tx(async () => {
    await lockCatalogue();
    const [standing] = await selectStandingSlugs([slug]);
    const now = ctx.clock.now();
    const id = standing ? undefined : await insertStartingCourse(course, { now, onSale: false });
    if (!id) throw refuse('courses/slug-taken');
    const content = storedContent(await contentOf(id));
    await insertSupplied({ course_id: id, folder: slug, digest, content });
    await updateParts(id, digestsOf(parts));
    await record(ctx, {
      action: 'content/add-supplied',
      subject: { kind: 'course', id },
      details: { slug },
    });
    await contentChanged('courses');
    return { id };
  });
}
