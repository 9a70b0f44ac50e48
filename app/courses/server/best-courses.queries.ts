import { sql, type RawBuilder } from 'kysely';
import { askedForAll } from '#app/platform/full-text.ts';
import type { Stretch } from '#app/shared/paging.ts';

/**
 * Up to this many matching courses are ranked by where and how often they contain the words. If more
 * match, those with all of the words in their title come first, and both parts are in catalogue order:
 * ranking would read all of them for each page.
 */
export const mostRanked = 500;

/** How many matching courses have all words in their title, how many don't, and how many courses there are. */
export interface Matches {
  titled: number;
  others: number;
  all: number;
}

export const hasAll = (words: readonly string[]) => sql<boolean>`words @@ ${askedForAll(words)}`;

export const isTitled = (words: readonly string[]) =>
  sql<boolean>`title_words @@ ${askedForAll(words)}`;

/** One page of the matching entries, those with the words in their title first. */
export function titledFirst(
  words: readonly string[],
  conditions: readonly RawBuilder<boolean>[],
  { titled, others, all }: Matches,
  { limit, offset }: Stretch,
): RawBuilder<unknown> {
  const ofTitled = Math.min(Math.max(titled - offset, 0), limit);
  const parts = [
    { place: 0, matches: isTitled(words), count: titled, limit: ofTitled, offset },
    {
      place: 1,
      matches: sql<boolean>`${hasAll(words)} and not ${isTitled(words)}`,
      count: others,
      limit: limit - ofTitled,
      offset: Math.max(offset - titled, 0),
    },
  ].filter((part) => part.limit > 0);
  const rows = parts.map(({ place, matches, count, ...part }) => {
    // The catalogue's order is read, unless that reads more than all that match. `coalesce` keeps the
    // index of the words out.
    const reads = ((part.offset + part.limit) * all) / count;
    const matching = reads < count ? sql`coalesce(${matches}, false)` : matches;
    return sql`(
      select ${sql.lit(place)} as place, course_id, lessons, minutes, position, slug
      from catalogue_entries where ${sql.join([...conditions, matching], sql` and `)}
      order by position, slug limit ${part.limit} offset ${part.offset}
    )`;
  });
  return sql`(
    select course_id, lessons, minutes from (${sql.join(rows, sql` union all `)}) as matching
    order by place, position, slug
  )`;
}
