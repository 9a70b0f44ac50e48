import { sql } from 'kysely';
import { nameOf } from '#app/accounts/server/people.face.ts';
import type { CourseContent } from '#app/courses/course-content.ts';
import { q } from '#app/platform/database.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import type { AuthoringTables, CourseVersionsTable } from './tables.ts';

const db = () => q<AuthoringTables>();

/** Keeps what is being published, under the next number. */
export const insertVersion = ({ content, ...row }: Omit<CourseVersionsTable, 'number'>) =>
  db()
    .insertInto('course_versions')
    .values({
      ...row,
      number: sql<number>`(select coalesce(max(number) + 1, 1) from course_versions where course_id = ${row.course_id})`,
      content: JSON.stringify(content),
    })
    .returning('number')
    .executeTakeFirstOrThrow();

export const hasVersions = async (courseId: string): Promise<boolean> =>
  (await db()
    .selectFrom('course_versions')
    .select('number')
    .where('course_id', '=', courseId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The latest first. */
export const versionsOf = (courseId: string, asked: PageAsked) =>
  pageOf(
    db()
      .selectFrom('course_versions')
      .select(['number', 'published_at', 'words'])
      .select(nameOf(sql.ref('course_versions.published_by')).as('published_by'))
      .where('course_id', '=', courseId)
      .orderBy('number', 'desc'),
    asked,
  );

export const selectVersion = async (
  courseId: string,
  number: number,
): Promise<CourseContent | undefined> =>
  (
    await db()
      .selectFrom('course_versions')
      .select('content')
      .where('course_id', '=', courseId)
      .where('number', '=', number)
      .$narrowType<{ content: CourseContent }>()
      .executeTakeFirst()
  )?.content;

/** A version and the one before, if there are these. */
export const selectVersionAndBefore = (courseId: string, number: number) =>
  db()
    .selectFrom('course_versions')
    .select(['number', 'content'])
    .where('course_id', '=', courseId)
    .where('number', 'in', [number - 1, number])
    .$narrowType<{ content: CourseContent }>()
    .execute();
