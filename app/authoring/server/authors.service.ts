import { holderOfRole } from '#app/accounts/server/people.face.ts';
import { recorderOf } from '#app/audit/server/face.ts';
import { courseProblems } from '#app/courses/contract.ts';
import type { BegunCourse } from '#app/courses/desk.contract.ts';
import { beginCourse, courseToChange } from '#app/courses/server/content.face.ts';
import { tx } from '#app/platform/database.ts';
import { shown } from '#app/shared/few-people.ts';
import { problemsOf } from '#app/shared/problem.ts';
import { authoringActions } from '../actions.ts';
import type { CourseAuthor, OwnCourses } from '../authors.contract.ts';
import { authoringProblems } from '../contract.ts';
import * as queries from './authors.queries.ts';
import type { Author } from './drafts.service.ts';
import { ports } from './ports.ts';

const refuse = problemsOf({ ...courseProblems, ...authoringProblems });
const record = recorderOf(authoringActions, { also: 'author' });

const mostAuthors = 20;
const mostNeverOnSale = 20;
const perPage = 20;

/**
 * Admins may write every course, an author only the author's own: for them the others don't exist.
 * @throws {Problem} courses/not-found
 */
export async function requireOwnCourse({ actor }: Author, courseId: string): Promise<void> {
  if (actor.role === 'admin') return;
  if (!(await queries.selectIsAuthor(actor.uid, courseId))) throw refuse('courses/not-found');
}

export async function ownCourses({ actor }: Author, page: number): Promise<OwnCourses> {
  const { rows, ...place } = await queries.coursesOf(actor.uid, { page, perPage });
  return {
    courses: rows.map(({ course, changed, learners }) => ({
      ...course,
      changed,
      learners: shown(learners),
    })),
    page: place.page,
    pages: place.pages,
  };
}

/** Null if there is no such course, or the caller may not write it. */
export async function ownCourseAt({ actor }: Author, slug: string): Promise<{ id: string | null }> {
  const { id, own } = await queries.selectOwnCourse(slug, actor.uid);
  return { id: own || actor.role === 'admin' ? id : null };
}

export const authorsOf = async (courseId: string): Promise<{ authors: CourseAuthor[] }> => ({
  authors: await queries.authorsOf(courseId),
});

/** Their ids. */
export const authorsOfCourse = async (courseId: string): Promise<string[]> =>
  (await queries.authorsOf(courseId)).map(({ uid }) => uid);

/**
 * The caller becomes its author, whether or not an admin has the role of one: the course is then
 * among their own. @throws {Problem} courses/slug-taken, authors/too-many-begun, request/too-many
 */
export const beginOwnCourse = (ctx: Author, begun: BegunCourse): Promise<{ id: string }> =>
  beginCourse(ctx, begun, async (course) => {
    const { uid } = ctx.actor;
    await makeAuthor(ctx, course, uid);
    // Courses are added one at a time, so nobody gets past this by beginning two at once.
    if ((await queries.countNeverOnSale(uid)) > mostNeverOnSale)
      throw refuse('authors/too-many-begun');
  });

/** @throws {Problem} courses/not-found, authors/unknown, authors/too-many */
export const addAuthor = (ctx: Author, courseId: string, email: string) =>
  tx(async () => {
    const course = await courseToChange(courseId);
    const person = await holderOfRole(email, 'author');
    if (!person)
      throw refuse('authors/unknown', {
        fields: { email: authoringProblems['authors/unknown'][1] },
      });
    await makeAuthor(ctx, course, person.uid);
    return authorsOf(courseId);
  });

/** Nothing happens if the course is theirs already. @throws {Problem} authors/too-many */
async function makeAuthor(
  ctx: Author,
  { id, slug }: { id: string; slug: string },
  uid: string,
): Promise<void> {
  if (!(await queries.insertAuthor({ course_id: id, uid, added_at: ctx.clock.now() }))) return;
  if ((await queries.authorsOf(id)).length > mostAuthors) throw refuse('authors/too-many');
  await ports().onAuthorAdded(uid, id);
  await record(ctx, {
    action: 'course-author/add',
    subject: { kind: 'course', id },
    concerns: uid,
    details: { slug },
  });
}

/** @throws {Problem} courses/not-found */
export const removeAuthor = (ctx: Author, courseId: string, uid: string) =>
  tx(async () => {
    const { slug } = await courseToChange(courseId);
    if (await queries.deleteAuthor(courseId, uid))
      await record(ctx, {
        action: 'course-author/remove',
        subject: { kind: 'course', id: courseId },
        concerns: uid,
        details: { slug },
      });
    return authorsOf(courseId);
  });
