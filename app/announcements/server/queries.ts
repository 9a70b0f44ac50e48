import type { CompositionName } from '#app/shared/composition-names.ts';
import { sql, type Expression } from 'kysely';
import { wholeCourseIn } from '#app/courses/server/content.face.ts';
import { courseCoverIn, courseIdIn, isOpenedIn } from '#app/courses/server/face.ts';
import { countIn } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { forShare, lockNames } from '#app/platform/locks.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import type { AnnouncedCoursesTable, AnnouncementsTables } from './tables.ts';

const db = () => q<AnnouncementsTables>();

interface Cover {
  slug: string;
  title: string;
  icon: string;
  palette: string;
  composition: CompositionName | null;
  image: string | null;
}

const coverOf = (courseId: Expression<string>) =>
  sql<Cover>`(select to_json(cover) from (${courseCoverIn(courseId)}) as cover)`;

const announced = () => db().selectFrom('announced_courses').select(['words', 'points', 'opens']);

/** Whether a course is announced, as part of a statement. */
export const isAnnouncedIn = (courseId: Expression<string>) =>
  sql<boolean>`exists (select from announced_courses where course_id = ${courseId})`;

/** The latest first. */
export const selectAnnounced = (asked: PageAsked) =>
  pageOf(
    announced().select('course_id').orderBy('announced_at', 'desc').orderBy('course_id'),
    asked,
    (column) => ({
      cover: coverOf(column('course_id')),
    }),
  );

/** The one that has or had this slug. */
export const selectBySlug = (slug: string) =>
  announced()
    .select('course_id')
    .select(coverOf(sql.ref('course_id')).as('cover'))
    .where('course_id', '=', courseIdIn(slug))
    .executeTakeFirst();

export type AnnouncedRow = Pick<AnnouncedCoursesTable, 'words' | 'points' | 'opens'> & {
  cover: Cover;
};

/** Announced or not. */
export const selectCover = async (courseId: string): Promise<Cover> =>
  (
    await db()
      .selectNoFrom(coverOf(sql.val(courseId)).as('cover'))
      .executeTakeFirstOrThrow()
  ).cover;

/** Until the running transaction ends, the course stays announced. */
export const keepAnnounced = (courseId: string) =>
  db()
    .selectFrom('announced_courses')
    .select('course_id')
    .where('course_id', '=', courseId)
    .$call(forShare)
    .executeTakeFirst();

/** A course as its author's desk needs it, announced or not. */
export const selectForDesk = (courseId: string) =>
  db()
    .selectNoFrom([
      wholeCourseIn(courseId).as('course'),
      isOpenedIn(courseId).as('opened'),
      sql<Pick<AnnouncedCoursesTable, 'words' | 'points' | 'opens'> | null>`(
        select to_json(said) from (${announced().where('course_id', '=', courseId)}) as said)`.as(
        'said',
      ),
      countIn(
        db()
          .selectFrom('waiting_addresses')
          .where('course_id', '=', courseId)
          .where('confirmed_at', 'is not', null),
      ).as('waiting'),
    ])
    .executeTakeFirstOrThrow();

/** Until the running transaction ends, nobody else announces another course. */
export const lockAnnouncing = () => lockNames('announcing a course');

export const countAnnounced = async (): Promise<number> =>
  (
    await db()
      .selectNoFrom(countIn(db().selectFrom('announced_courses')).as('announced'))
      .executeTakeFirstOrThrow()
  ).announced;

/** Its place in the list stays. */
export const upsertAnnouncement = (row: AnnouncedCoursesTable) =>
  db()
    .insertInto('announced_courses')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('course_id').doUpdateSet((given) => ({
        words: given.ref('excluded.words'),
        points: given.ref('excluded.points'),
        opens: given.ref('excluded.opens'),
      })),
    )
    .execute();

/** Undefined if the course was not announced. */
export const deleteAnnouncement = (courseId: string) =>
  db()
    .deleteFrom('announced_courses')
    .where('course_id', '=', courseId)
    .returning('course_id')
    .executeTakeFirst();
