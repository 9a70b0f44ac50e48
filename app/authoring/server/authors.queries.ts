import { sql, type Expression } from 'kysely';
import { emailOf, hasRole, isAdmin, nameOf } from '#app/accounts/server/people.face.ts';
import { courseIn } from '#app/courses/server/content.face.ts';
import { courseIdIn, isOpenedIn } from '#app/courses/server/face.ts';
import { learnersPart } from '#app/learning/server/face.ts';
import { countOf } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import type { AuthoringTables } from './tables.ts';

const db = () => q<AuthoringTables>();

/** Whether a course is someone's own, as part of another statement. */
export const isAuthorIn = (
  uid: string | Expression<string | null>,
  courseId: string | Expression<string | null>,
) =>
  sql<boolean>`exists (select from course_authors where course_authors.uid = ${uid} and course_authors.course_id = ${courseId})`;

export const selectIsAuthor = (uid: string, courseId: string) =>
  db()
    .selectFrom('course_authors')
    .select('uid')
    .where('uid', '=', uid)
    .where('course_id', '=', courseId)
    .executeTakeFirst();

/** The course that has or had this slug, on sale or not, and whether it is someone's own. */
export const selectOwnCourse = (slug: string, uid: string) =>
  db()
    .selectNoFrom([courseIdIn(slug).as('id'), isAuthorIn(uid, courseIdIn(slug)).as('own')])
    .executeTakeFirstOrThrow();

/** Of one author, the one added last first. */
export const coursesOf = (uid: string, asked: PageAsked) =>
  pageOf(
    db()
      .selectFrom('course_authors')
      .select('course_id')
      .where('uid', '=', uid)
      .orderBy('added_at', 'desc')
      .orderBy('course_id'),
    asked,
    (column) => ({
      course: sql<{
        id: string;
        slug: string;
        title: string;
        published: boolean;
      }>`(select to_json(course) from (${courseIn(column('course_id'))}) as course)`,
      changed: sql<boolean>`exists (select from course_drafts where course_drafts.course_id = ${column('course_id')})`,
      learners: sql<number>`(${learnersPart(column('course_id'))})`,
    }),
  );

/** How many of an author's courses have never been on sale. */
export const countNeverOnSale = (uid: string): Promise<number> =>
  countOf(
    db()
      .selectFrom('course_authors')
      .where('uid', '=', uid)
      .where((own) => own.not(isOpenedIn(own.ref('course_authors.course_id')))),
  );

/** In the order in which they were added. */
export const authorsOf = (courseId: string) =>
  db()
    .selectFrom('course_authors')
    .select('uid')
    .select((author) => [
      nameOf(author.ref('course_authors.uid')).$notNull().as('name'),
      emailOf(author.ref('course_authors.uid')).$notNull().as('email'),
      hasRole(author.ref('course_authors.uid'), 'author').as('hasRole'),
    ])
    .where('course_id', '=', courseId)
    .orderBy('added_at')
    .orderBy('uid')
    .execute();

/** Whether someone is an admin or an author of a course, as part of another statement. */
export const isWriterIn = (uid: Expression<string | null>, courseId: string) =>
  sql<boolean>`(${isAdmin(uid)} or ${isAuthorIn(uid, courseId)})`;

/** Of these people, the admins and the authors of a course. */
export const selectWriters = async (courseId: string, uids: readonly string[]) => {
  const { rows } = await sql<{ uid: string }>`
    select uid from unnest(${uids}::text[]) as asked (uid) where ${isWriterIn(sql.ref('asked.uid'), courseId)}`.execute(
    db(),
  );
  return rows.map(({ uid }) => uid);
};

/** False if the course is theirs already. */
export async function insertAuthor(row: AuthoringTables['course_authors']): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db()
    .insertInto('course_authors')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False if the course is not theirs. */
export async function deleteAuthor(courseId: string, uid: string): Promise<boolean> {
  const { numDeletedRows } = await db()
    .deleteFrom('course_authors')
    .where('course_id', '=', courseId)
    .where('uid', '=', uid)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export const ownCourseFacts = (uid: string) =>
  db()
    .selectFrom('course_authors')
    .select(['course_id as course', 'added_at as since'])
    .where('uid', '=', uid)
    .orderBy('added_at')
    .execute();

export const deleteAuthorships = (uid: string) =>
  db().deleteFrom('course_authors').where('uid', '=', uid).execute();
