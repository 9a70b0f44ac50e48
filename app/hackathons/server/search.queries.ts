import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import { asks, wordsOf } from '#app/platform/full-text.ts';
import type { HackathonsTables } from './tables.ts';

/** The words of all published hackathons. */
export const hackathonWords = `select to_tsvector('simple', fold(title || ' ' || description || ' ' || organizer || ' ' || location || ' ' || array_to_string(tags, ' '))) from hackathons where published_at is not null`;

/** Published hackathons, by title, description, organiser, place and tags; upcoming ones first. */
export const findHackathons = async (words: readonly string[], limit: number) =>
  (
    await sql<{ id: string; title: string; organizer: string; location: string }>`
      select id, title, organizer, location from hackathons cross join ${asks(words)}
      where published_at is not null
        and ${wordsOf(sql`title || ' ' || description || ' ' || organizer || ' ' || location || ' ' || joined(tags)`)} @@ asked
      order by ts_rank(${wordsOf(sql`title`)}, asked) desc, deadline desc, id
      limit ${limit}`.execute(q<HackathonsTables>())
  ).rows;
