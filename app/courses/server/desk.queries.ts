import { sql } from 'kysely';
import { containing } from '#app/platform/containing.ts';
import { countOf } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { lockNames } from '#app/platform/locks.ts';
import type { Stretch } from '#app/shared/paging.ts';
import type { CourseRow } from './queries.ts';
import type { CoursesTable, CoursesTables } from './tables.ts';

const db = () => q<CoursesTables>();

export type Shown = 'all' | 'published' | 'unpublished';

/** Who adds or moves courses goes one after the other: places are given from what stands. */
export const lockCatalogue = () => lockNames('catalogue');

export const selectStandingSlugs = async (slugs: readonly string[]): Promise<string[]> =>
  (
    await sql<{ slug: string }>`select slug from courses where slug = any(${slugs})`.execute(db())
  ).rows.map(({ slug }) => slug);

const matching = ({ show, search }: { show: Shown; search: string }) =>
  db()
    .selectFrom('courses')
    .$if(show !== 'all', (query) =>
      query.where('published_at', show === 'published' ? 'is not' : 'is', null),
    )
    .$if(search !== '', (query) => {
      const pattern = containing(search);
      return query.where((course) =>
        course.or([course('title', 'ilike', pattern), course('slug', 'ilike', pattern)]),
      );
    });

export const countCourses = (filter: { show: Shown; search: string }): Promise<number> =>
  countOf(matching(filter));

export const selectCourses = async (
  filter: { show: Shown; search: string },
  { limit, offset }: Stretch,
) =>
  (await matching(filter)
    .selectAll()
    .orderBy('position')
    .orderBy('slug')
    .limit(limit)
    .offset(offset)
    .execute()) as CourseRow[];

export const selectCourse = async (id: string) =>
  (await db().selectFrom('courses').selectAll().where('id', '=', id).executeTakeFirst()) as
    | CourseRow
    | undefined;

/** Ids of all courses in the catalogue's order. */
export const selectOrder = async (): Promise<string[]> =>
  (await db().selectFrom('courses').select('id').orderBy('position').orderBy('slug').execute()).map(
    ({ id }) => id,
  );

/** Gives every course the place it has in this list, from 0. */
export const updateOrder = (ids: readonly string[]) =>
  sql`update courses set position = ordered.place - 1
      from unnest(${ids}::text[]) with ordinality as ordered (id, place)
      where courses.id = ordered.id and position <> ordered.place - 1`.execute(db());

type Changes = Partial<Omit<CoursesTable, 'id' | 'slug' | 'faqs' | 'version'>> & {
  faqs?: CourseRow['faqs'];
};

/** Nothing when the course is not there, or not in that version any more. */
export const updateCourse = async (
  id: string,
  version: number,
  { faqs, ...changes }: Changes & { updated_at: Date },
) =>
  (await db()
    .updateTable('courses')
    .set({ ...changes, ...(faqs && { faqs: JSON.stringify(faqs) }), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()) as CourseRow | undefined;
