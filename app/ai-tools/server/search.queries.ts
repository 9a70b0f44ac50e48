import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import { asks, wordsOf } from '#app/platform/full-text.ts';
import type { AiToolsTables } from './tables.ts';

/** The words of all published tools. */
export const toolWords = `select to_tsvector('simple', fold(name || ' ' || description || ' ' || array_to_string(tags, ' '))) from ai_tools where published_at is not null`;

/** Published tools, by name, description and tags. */
export const findTools = async (words: readonly string[], limit: number) =>
  (
    await sql<{ id: string; name: string; description: string }>`
      select id, name, description from ai_tools cross join ${asks(words)}
      where published_at is not null and ${wordsOf(sql`name || ' ' || description || ' ' || joined(tags)`)} @@ asked
      order by ts_rank(${wordsOf(sql`name`)}, asked) desc, name
      limit ${limit}`.execute(q<AiToolsTables>())
  ).rows;
