import { sql, type RawBuilder } from 'kysely';
import { q } from '#app/platform/database.ts';
import { askedForAll, askedForAny } from '#app/platform/full-text.ts';
import type { Stretch } from '#app/shared/paging.ts';
import { lengthNames, traitNames, type CatalogueFilter, type Sort } from '../catalogue-filter.ts';
import { levelNames } from '../levels.ts';
import type { CourseFace } from './queries.ts';
import type { CoursesTables } from './tables.ts';

const db = () => q<CoursesTables>();

/** Without its text: the words that are looked for come corrected or not. */
export interface Narrowed extends Omit<CatalogueFilter, 'q'> {
  words: readonly string[];
}

const key = sql`regexp_replace(topic, '\\s+', '-', 'g')`;
const length = sql`case when takes < 180 then 'short' when takes <= 480 then 'medium' when takes > 480 then 'long' end`;

const amongst = (value: RawBuilder<unknown>, choices: readonly string[]): RawBuilder<boolean> =>
  choices.length === 0 ? sql`true` : sql`coalesce(${value} = any (${choices}), false)`;
const must = (trait: RawBuilder<unknown>, asked: boolean): RawBuilder<boolean> =>
  asked ? sql`${trait}` : sql`true`;

/** The conditions by name: a facet leaves its own out. */
const conditions = (filter: Narrowed) => ({
  topic: amongst(key, filter.topic),
  level: amongst(sql`level`, filter.level),
  length: amongst(length, filter.length),
  new: must(sql`is_new`, filter.new),
  trending: must(sql`is_trending`, filter.trending),
  preview: must(sql`free_preview`, filter.preview),
});

type Condition = keyof ReturnType<typeof conditions>;

interface CountRow {
  facet: Condition | 'all';
  value: string | null;
  label: string | null;
  count: number;
  standing: number;
}

/**
 * How many courses each choice finds under the others, and how many there are with it at all; `all`
 * is what the whole filter finds, with the words alone (`text`) and without them (`standing`).
 */
export async function countFound(filter: Narrowed) {
  const each = conditions(filter);
  const names = Object.keys(each) as Condition[];
  const but = (left?: Condition) =>
    sql.join(
      [sql`hit`, ...names.filter((name) => name !== left).map((name) => sql.ref(`by_${name}`))],
      sql` and `,
    );
  const facet = (name: Condition, value: RawBuilder<unknown>, where: RawBuilder<unknown>) =>
    sql`select ${sql.lit(name)}, ${value}, ${name === 'topic' ? sql`min(topic)` : sql`null`}, count(*) filter (where ${but(name)})::integer, count(*)::integer
        from marked where ${where} group by 2`;
  const { rows } = await sql<CountRow>`
    with found as materialized (
      select course_id from catalogue_entries where ${filter.words.length > 0 ? sql`words @@ ${askedForAll(filter.words)}` : sql`false`}
    ), marked as materialized (
      select topic, level, ${length} as length, is_new, is_trending, free_preview,
        ${filter.words.length > 0 ? sql`course_id in (select course_id from found)` : sql`true`} as hit,
        ${sql.join(names.map((name) => sql`${each[name]} as ${sql.ref(`by_${name}`)}`))}
      from catalogue_entries
    )
    select 'all' as facet, null as value, (count(*) filter (where hit))::text as label, count(*) filter (where ${but()})::integer as count, count(*)::integer as standing from marked
    union all ${facet('topic', key, sql`true`)}
    union all ${facet('level', sql`level`, sql`level is not null`)}
    union all ${facet('length', sql`length`, sql`length is not null`)}
    union all ${facet('new', sql`null`, sql`is_new`)}
    union all ${facet('trending', sql`null`, sql`is_trending`)}
    union all ${facet('preview', sql`null`, sql`free_preview`)}`.execute(db());
  const of = (name: CountRow['facet']) => rows.filter((row) => row.facet === name);
  const [all] = of('all');
  const listed = <Name extends string>(name: Condition, values: readonly Name[]) =>
    of(name).length === 0
      ? []
      : values.map((value) => ({
          value,
          count: of(name).find((row) => row.value === value)?.count ?? 0,
        }));
  return {
    total: all?.count ?? 0,
    text: Number(all?.label ?? 0),
    standing: all?.standing ?? 0,
    topics: of('topic').length,
    facets: {
      topic: of('topic')
        .toSorted(
          (one, other) =>
            other.standing - one.standing || (one.label ?? '').localeCompare(other.label ?? ''),
        )
        .map(({ value, label, count }) => ({ value: value ?? '', label: label ?? '', count })),
      level: listed('level', levelNames),
      length: listed('length', lengthNames),
      trait: traitNames.flatMap((value) => of(value).map(({ count }) => ({ value, count }))),
    },
  };
}

const orders: Record<Sort, RawBuilder<unknown>> = {
  match: sql`position, slug`,
  catalogue: sql`position, slug`,
  newest: sql`published_at desc, slug`,
  shortest: sql`takes nulls last, slug`,
  title: sql`lower(title), slug`,
};

/** What the cards of one page of the found courses show. */
export async function selectFound(filter: Narrowed, sort: Sort, { limit, offset }: Stretch) {
  const { words } = filter;
  const all = [
    ...Object.values(conditions(filter)),
    ...(words.length > 0 ? [sql`words @@ ${askedForAll(words)}`] : []),
  ];
  const order =
    sort === 'match' && words.length > 0
      ? sql`ts_rank(words, ${askedForAll(words)}) desc, ${orders.match}`
      : orders[sort];
  const { rows } = await sql<FoundRow>`
    select courses.id, courses.slug, courses.title, courses.description, courses.topic, courses.icon, courses.palette,
      courses.image, courses.duration, courses.is_new, courses.is_trending, shown.lessons, shown.minutes
    from (
      select course_id, lessons, minutes, row_number() over () as nth
      from (
        select course_id, lessons, minutes from catalogue_entries where ${sql.join(all, sql` and `)}
        order by ${order} limit ${limit} offset ${offset}
      ) as page
    ) as shown join courses on courses.id = shown.course_id
    order by nth`.execute(db());
  return rows;
}

type FoundRow = CourseFace & { id: string } & Pick<
    CoursesTables['catalogue_entries'],
    'lessons' | 'minutes'
  >;

/** Of each course the first two lessons whose titles contain one of the words. */
export const selectFoundLessons = async (courseIds: readonly string[], words: readonly string[]) =>
  (
    await sql<{ course: string; slug: string; title: string; minutes: number; free: boolean }>`
      select course_id as course, slug, title, minutes, free from (
        select course_id, slug, title, minutes, preview and body is not null as free,
          row_number() over (partition by course_id order by position) as nth
        from lessons where course_id = any (${courseIds}) and ${sql`words_of(title)`} @@ ${askedForAny(words)}
      ) as found where nth <= 2 order by course_id, nth`.execute(db())
  ).rows;

/** How many courses each of these words finds alone, most first. */
export const countAlone = async (words: readonly string[]) =>
  (
    await sql<{ word: string; count: number }>`${sql.join(
      words.map(
        (word) =>
          sql`select ${word}::text as word, count(*)::integer as count from catalogue_entries where words @@ ${askedForAll([word])}`,
      ),
      sql` union all `,
    )} order by count desc, word`.execute(db())
  ).rows;
