import { sql } from 'kysely';
import { containing } from '#app/platform/containing.ts';
import { countIn, type CountAbout } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { lockNames } from '#app/platform/locks.ts';
import { nextVersion, type Edited } from '#app/platform/next-version.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import { isOpenedIn } from './facts.queries.ts';
import type { CourseRow } from './queries.ts';
import type { CoursesTable, CoursesTables } from './tables.ts';

const db = () => q<CoursesTables>();

export type Shown = 'all' | 'published' | 'unpublished';

/** Courses are added and moved one at a time, since new places depend on the existing ones. */
export const lockCatalogue = () => lockNames('catalogue');

/** Those that a course has or had. */
export const selectStandingSlugs = async (slugs: readonly string[]): Promise<string[]> =>
  (
    await sql<{ slug: string }>`select slug from courses where slug = any(${slugs})
      union all select slug from former_course_slugs where slug = any(${slugs})`.execute(db())
  ).rows.map(({ slug }) => slug);

/** Titles of the courses other than this one that have or had the slug. */
export const selectOthersAt = async (slug: string, id: string): Promise<string[]> =>
  (
    await sql<{ title: string }>`select title from courses where slug = ${slug} and id <> ${id}
      union all select title from former_course_slugs former join courses on courses.id = former.course_id
        where former.slug = ${slug} and courses.id <> ${id}`.execute(db())
  ).rows.map(({ title }) => title);

/** Keeps the address that a course had. One that it takes up again is no former one. */
export async function leaveSlug(left: {
  id: string;
  from: string;
  to: string;
  now: Date;
}): Promise<void> {
  await db()
    .deleteFrom('former_course_slugs')
    .where('course_id', '=', left.id)
    .where('slug', '=', left.to)
    .execute();
  await db()
    .insertInto('former_course_slugs')
    .values({ slug: left.from, course_id: left.id, left_at: left.now })
    .execute();
}

export const countFormerSlugs = async (id: string): Promise<number> => {
  const { count } = await db()
    .selectFrom('former_course_slugs')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('course_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
};

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

/**
 * Courses with these words in title or slug, and what learners gave them; as part of another
 * feature's statement.
 */
export const coursesMatching = (search: string) =>
  matching({ show: 'all', search })
    .leftJoin('course_ratings', 'course_ratings.course_id', 'courses.id')
    .select(['courses.id', 'courses.title', 'course_ratings.stars', 'course_ratings.reviews'])
    .select(sql<boolean>`published_at is not null`.as('published'));

/** The number of courses with these words in each tab. */
export async function countCourses(search: string): Promise<Record<Shown, number>> {
  const { all, published } = await db()
    .selectNoFrom([
      countIn(matching({ show: 'all', search })).as('all'),
      countIn(matching({ show: 'published', search })).as('published'),
    ])
    .executeTakeFirstOrThrow();
  return { all, published, unpublished: all - published };
}

/** Adds data for admins: its lessons, its learners. */
const forDesk = (list: ReturnType<typeof matching>, asked: PageAsked, learners: CountAbout) =>
  pageOf(
    list.selectAll().orderBy('position').orderBy('slug').$castTo<CourseRow>(),
    asked,
    (course) => {
      const lessons = db().selectFrom('lessons').where('course_id', '=', course('id'));
      return {
        lessons: countIn(lessons),
        written: countIn(lessons.where('body', 'is not', null)),
        students: learners(course('id')),
        opened: isOpenedIn(course('id')),
      };
    },
  );

/** In the catalogue's order. */
export const coursesForDesk = (
  filter: { show: Shown; search: string },
  asked: PageAsked,
  learners: CountAbout,
) => forDesk(matching(filter), asked, learners);

export type DeskRow = Awaited<ReturnType<typeof forDesk>>['rows'][number];

export const courseForDesk = async (
  id: string,
  learners: CountAbout,
): Promise<DeskRow | undefined> => {
  const one = db().selectFrom('courses').where('id', '=', id);
  return (await forDesk(one, { page: 1, perPage: 1 }, learners)).rows[0];
};

export const selectCourse = async (id: string) =>
  (await db().selectFrom('courses').selectAll().where('id', '=', id).executeTakeFirst()) as
    | CourseRow
    | undefined;

/** With everything that is its own. False if it is or was on sale. */
export async function deleteNeverOnSale(id: string): Promise<boolean> {
  const { numDeletedRows } = await db()
    .deleteFrom('courses')
    .where('id', '=', id)
    // While it is being put on sale, its row shows this before its opening can be seen.
    .where('published_at', 'is', null)
    .where((course) => course.not(isOpenedIn(course.ref('courses.id'))))
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}

/** Ids of all courses in the catalogue's order. */
export const selectOrder = async (): Promise<string[]> =>
  (await db().selectFrom('courses').select('id').orderBy('position').orderBy('slug').execute()).map(
    ({ id }) => id,
  );

/** Gives every course its place in this list, from 0. */
export const updateOrder = (ids: readonly string[]) =>
  sql`update courses set position = ordered.place - 1
      from unnest(${ids}::text[]) with ordinality as ordered (id, place)
      where courses.id = ordered.id and position <> ordered.place - 1`.execute(db());

type Changes = Partial<Omit<CoursesTable, 'id' | 'faqs' | 'version'>> & {
  faqs?: CourseRow['faqs'];
};

export const updateCourse = async ({
  id,
  version,
  faqs,
  ...changes
}: Edited & Changes & { updated_at: Date }) =>
  (await db()
    .updateTable('courses')
    .set({ ...changes, ...(faqs && { faqs: JSON.stringify(faqs) }) })
    .$call(nextVersion({ id, version }))
    .returningAll()
    .executeTakeFirst()) as CourseRow | undefined;
