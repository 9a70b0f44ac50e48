import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { countOf } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { forNoKeyUpdate } from '#app/platform/locks.ts';
import { nextVersion, type Edited } from '#app/platform/next-version.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import type { Stretch } from '#app/shared/paging.ts';
import type { CourseFace, Rating } from './queries.ts';
import type { CoursesTables, LearningPathsTable } from './tables.ts';

const db = () => q<CoursesTables>();

/** A path is public once two of its courses can be opened. */
const shown = () =>
  db()
    .selectFrom('learning_paths')
    .where('published_at', 'is not', null)
    .where(
      sql<boolean>`(select count(*) from learning_path_courses join catalogue_entries using (course_id) where path_id = learning_paths.id) >= 2`,
    );

export const countShown = (): Promise<number> => countOf(shown());

export const selectShown = ({ limit, offset }: Stretch) =>
  shown().selectAll().orderBy('position').orderBy('slug').limit(limit).offset(offset).execute();

export const selectPath = (id: string) =>
  db().selectFrom('learning_paths').selectAll().where('id', '=', id).executeTakeFirst();

/** What other features get to know of public paths: the published courses of each, in order. */
const told = () =>
  shown()
    .select([
      'id',
      'slug',
      'title',
      (path) =>
        jsonArrayFrom(
          path
            .selectFrom('learning_path_courses as step')
            .innerJoin('catalogue_entries as entry', 'entry.course_id', 'step.course_id')
            .select(['entry.course_id as id', 'entry.slug', 'entry.title'])
            .whereRef('step.path_id', '=', 'learning_paths.id')
            .orderBy('step.position'),
        ).as('courses'),
    ])
    .orderBy('position')
    .orderBy('slug');

/** A school has fewer public paths through the courses of one person. */
const mostPaths = 100;

const through = (courseIds: readonly string[]) =>
  db().selectFrom('learning_path_courses').select('path_id').where('course_id', 'in', courseIds);

/** The public paths through one of these courses. */
export const selectPathsThrough = (courseIds: readonly string[]) =>
  told().where('id', 'in', through(courseIds)).limit(mostPaths).execute();

export type ToldPath = Awaited<ReturnType<typeof selectPathsThrough>>[number];

export const selectTold = (ids: readonly string[]) => told().where('id', 'in', ids).execute();

/** The ids of paths, public or not, which nobody changes until the running transaction ends. */
export const lockPaths = async (which: { courseId: string } | { slug: string }) => {
  const paths = db().selectFrom('learning_paths').select('id').orderBy('id').$call(forNoKeyUpdate);
  const rows = await (
    'slug' in which
      ? paths.where('slug', '=', which.slug)
      : paths.where('id', 'in', through([which.courseId]))
  ).execute();
  return rows.map(({ id }) => id);
};

export interface PathCourseRow extends CourseFace, Rating {
  id: string;
  path: string;
  lessons: number;
  minutes: number;
}

/** The data for the cards of these paths' published courses, in order. */
export const selectPathCourses = async (pathIds: readonly string[]) =>
  (
    await sql<PathCourseRow>`
      select path_id as path, courses.id, courses.slug, courses.title, courses.description, courses.topic, courses.icon, courses.palette,
        courses.composition, courses.image, courses.duration, courses.is_new, courses.is_trending, entry.lessons, entry.minutes,
        rating.stars, rating.reviews
      from learning_path_courses as step join catalogue_entries as entry using (course_id) join courses on courses.id = step.course_id
        left join course_ratings as rating on rating.course_id = step.course_id
      where path_id = any (${pathIds}) order by path_id, step.position`.execute(db())
  ).rows;

const paths = () => db().selectFrom('learning_paths').selectAll();

/** With all their courses, published or not, in order. */
const forDesk = (list: ReturnType<typeof paths>, asked: PageAsked) =>
  pageOf(list.orderBy('position').orderBy('slug'), asked, (path) => ({
    courses: jsonArrayFrom(
      db()
        .selectFrom('learning_path_courses as step')
        .innerJoin('courses', 'courses.id', 'step.course_id')
        .select(['courses.slug', 'courses.title'])
        .where('step.path_id', '=', path('id'))
        .orderBy('step.position'),
    ),
  }));

/** All paths, public or not, in order. */
export const pathsForDesk = (asked: PageAsked) => forDesk(paths(), asked);

export type DeskRow = Awaited<ReturnType<typeof pathsForDesk>>['rows'][number];

export const pathForDesk = async (id: string): Promise<DeskRow | undefined> =>
  (await forDesk(paths().where('id', '=', id), { page: 1, perPage: 1 })).rows[0];

/** Returns nothing if a path has that slug already. */
export const insertPath = (row: Omit<LearningPathsTable, 'position' | 'version'>) =>
  db()
    .insertInto('learning_paths')
    .values({
      ...row,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from learning_paths)`,
      version: 1,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returningAll()
    .executeTakeFirst();

export const updatePath = (
  edited: Edited,
  changes: Pick<LearningPathsTable, 'title' | 'description' | 'published_at' | 'changed_at'>,
) =>
  db()
    .updateTable('learning_paths')
    .set(changes)
    .$call(nextVersion(edited))
    .returningAll()
    .executeTakeFirst();

export const deletePathCourses = (pathId: string) =>
  db().deleteFrom('learning_path_courses').where('path_id', '=', pathId).execute();

/** Puts courses on a path, by their slugs in order; returns how many exist. */
export const insertPathCourses = async (pathId: string, slugs: readonly string[]) =>
  (
    await sql`
      insert into learning_path_courses (path_id, position, course_id)
      select ${pathId}, nth, courses.id from unnest(${slugs}::text[]) with ordinality as asked (slug, nth) join courses using (slug)
      returning 1`.execute(db())
  ).rows.length;
