import { sql, type RawBuilder } from 'kysely';
import { coursesMatching } from '#app/courses/server/face.ts';
import { q } from '#app/platform/database.ts';
import { pageOf, type PageAsked } from '#app/platform/page-of.ts';
import { leastPeople } from '#app/shared/few-people.ts';
import type { OverviewSort } from '../overview-sorts.ts';
import type { FiguresTables } from './tables.ts';

const db = () => q<FiguresTables>();

const least = sql.lit(leastPeople);

/** A figure, if it is about enough people. */
const ifEnough = (people: string, figure: RawBuilder<unknown> = sql.ref(people)) =>
  sql<number | null>`case when ${sql.ref(people)} >= ${least} then ${figure} end`;

/** People as `inFives` counts them. */
const fivesOf = (people: string) => ifEnough(people, sql`${sql.ref(people)} / ${least} * ${least}`);

const step = sql`case when counted.started < 100 then 10 when counted.started < 500 then 5 else 1 end`;

/** As `shareOf` rounds it. */
const rate = sql`round(100.0 * counted.completed / counted.started / (${step}))::int * (${step})`;

/**
 * Courses with these words, and their figures: counted in fives, and null for too few, before they
 * are sorted. So the order gives nothing away.
 */
const listed = (search: string) =>
  db()
    .selectFrom(coursesMatching(search).as('course'))
    .leftJoin('course_figures as counted', 'counted.course_id', 'course.id')
    .select(['course.id', 'course.title', 'course.published'])
    .select([
      fivesOf('counted.started').as('started'),
      fivesOf('counted.active').as('active'),
      fivesOf('counted.completed').as('completed'),
      ifEnough('counted.completed', rate).as('rate'),
      ifEnough('counted.completed', sql`counted.median_days`).as('days'),
      ifEnough('course.reviews', sql`round(course.stars::numeric / course.reviews, 1)::float8`).as(
        'rating',
      ),
      ifEnough('course.reviews').as('reviews'),
    ]);

const byTitle = sql`lower(title)`;

export const selectOverview = (
  { search, sort }: { search: string; sort: OverviewSort },
  asked: PageAsked,
) =>
  pageOf(
    db()
      .selectFrom(listed(search).as('course'))
      .selectAll()
      .$if(sort !== 'title', (query) =>
        query.orderBy(sql.ref(sort), (order) => order.desc().nullsLast()),
      )
      .orderBy(byTitle)
      .orderBy('id'),
    asked,
  );

/** Some of the courses by name: those after this one. */
export const overviewAfter = (last: { title: string; id: string } | undefined, most: number) =>
  db()
    .selectFrom(listed('').as('course'))
    .selectAll()
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(${byTitle}, id) > (lower(${last?.title}), ${last?.id})`),
    )
    .orderBy(byTitle)
    .orderBy('id')
    .limit(most)
    .execute();

/** When all courses were counted: every row has the same instant. */
export const selectCountedAt = async (): Promise<Date | undefined> =>
  (await db().selectFrom('course_figures').select('counted_at').limit(1).executeTakeFirst())
    ?.counted_at;
