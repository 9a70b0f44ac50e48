import { sql, type RawBuilder } from 'kysely';
import type { CountAbout } from '#app/platform/count-of.ts';
import { q } from '#app/platform/database.ts';
import { askedForAll, askedForAny, wordsOf } from '#app/platform/full-text.ts';
import type { Stretch } from '#app/shared/paging.ts';
import type { Sort } from '../catalogue-filter.ts';
import type { CourseGroup, Filters } from '../facet-counts.ts';
import { hasAll, isTitled, mostRanked, titledFirst, type Matches } from './best-courses.queries.ts';
import type { CardRow } from './catalogue.queries.ts';
import type { CoursesTables } from './tables.ts';

const db = () => q<CoursesTables>();

/** The search words, corrected or not. */
export interface Narrowed extends Filters {
  words: readonly string[];
}

const key = sql`regexp_replace(topic, '\\s+', '-', 'g')`;
const length = sql`case when takes < 180 then 'short' when takes <= 480 then 'medium' when takes > 480 then 'long' end`;

const amongst = (value: RawBuilder<unknown>, choices: readonly string[]): RawBuilder<boolean> =>
  choices.length === 0 ? sql`true` : sql`coalesce(${value} = any (${choices}), false)`;
const must = (trait: RawBuilder<unknown>, asked: boolean): RawBuilder<boolean> =>
  asked ? sql`${trait}` : sql`true`;

const conditions = (filter: Narrowed): RawBuilder<boolean>[] => [
  amongst(key, filter.topic),
  amongst(sql`level`, filter.level),
  amongst(length, filter.length),
  must(sql`is_new`, filter.new),
  must(sql`is_trending`, filter.trending),
  must(sql`free_preview`, filter.preview),
];

/**
 * The published courses that have all of the words, in groups that the filters can't distinguish. A
 * topic's key is made once for each group: it costs more than counting.
 */
export const selectGroups = async (words: readonly string[]) =>
  (
    await sql<CourseGroup>`
      select ${key} as topic, min(topic) as label, level, length, new, trending, preview, titled,
        sum(courses)::integer as courses
      from (
        select topic, level, ${length} as length, is_new as new, is_trending as trending,
          free_preview as preview, ${words.length > 0 ? isTitled(words) : sql`false`} as titled,
          count(*) as courses
        from catalogue_entries where ${words.length > 0 ? hasAll(words) : sql`true`}
        group by 1, 2, 3, 4, 5, 6, 7
      ) as alike
      group by 1, 3, 4, 5, 6, 7, 8`.execute(db())
  ).rows;

const orders: Record<Sort, RawBuilder<unknown>> = {
  match: sql`position, slug`,
  catalogue: sql`position, slug`,
  newest: sql`published_at desc, slug`,
  shortest: sql`takes nulls last, slug`,
  title: sql`lower(title), slug`,
};

interface Place extends Stretch {
  sort: Sort;
  matches: Matches;
}

/** The entries of one page, in order. */
function entriesOf(filter: Narrowed, { sort, matches, limit, offset }: Place) {
  const { words } = filter;
  const ranks = sort === 'match' && words.length > 0;
  if (ranks && matches.titled + matches.others > mostRanked)
    return titledFirst(words, conditions(filter), matches, { limit, offset });
  const all = [...conditions(filter), ...(words.length > 0 ? [hasAll(words)] : [])];
  const order = ranks
    ? sql`ts_rank(words, ${askedForAll(words)}) desc, ${orders.match}`
    : orders[sort];
  return sql`(
    select course_id, lessons, minutes from catalogue_entries where ${sql.join(all, sql` and `)}
    order by ${order} limit ${limit} offset ${offset}
  )`;
}

/** The data for the cards of one page of results. */
export async function selectFound(filter: Narrowed, place: Place, learners: CountAbout) {
  const { rows } = await sql<CardRow>`
    select courses.id, courses.slug, courses.title, courses.description, courses.topic, courses.icon, courses.palette,
      courses.composition, courses.image, courses.duration, courses.is_new, courses.is_trending, shown.lessons, shown.minutes,
      rating.stars, rating.reviews, ${learners(sql.ref('shown.course_id'))} as learners
    from (
      select course_id, lessons, minutes, row_number() over () as nth from ${entriesOf(filter, place)} as page
    ) as shown join courses on courses.id = shown.course_id
      left join course_ratings as rating on rating.course_id = shown.course_id
    order by nth`.execute(db());
  return rows;
}

/**
 * For each course the first two lessons whose titles contain one of the words. The course's entry says
 * whether any may, and a course is read only as far as its second: making words of titles costs most.
 */
export async function selectFoundLessons(courseIds: readonly string[], words: readonly string[]) {
  const asked = askedForAny(words);
  const { rows } = await sql<{
    course: string;
    slug: string;
    title: string;
    minutes: number;
    free: boolean;
  }>`
      select entry.course_id as course, found.slug, found.title, found.minutes, free
      from catalogue_entries as entry cross join lateral (
        select slug, title, minutes, free, position from (
          select slug, title, minutes, preview and body is not null as free, position
          from lessons where lessons.course_id = entry.course_id order by position offset 0
        ) as lesson
        where ${wordsOf(sql`title`)} @@ ${asked} limit 2
      ) as found
      where entry.course_id = any (${courseIds}) and ts_filter(entry.words, '{c}') @@ ${asked}
      order by entry.course_id, found.position`.execute(db());
  return rows;
}

/** How many courses each of these words finds by itself, most first. */
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
