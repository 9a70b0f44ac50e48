import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { q } from './database.ts';

/** How many rows a query finds that has chosen no columns yet, as a part of another statement. */
export const countIn = <Tables, From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, object>,
): RawBuilder<number> => sql`${query.select(sql<number>`count(*)::int`.as('found'))}`;

/** The same in a statement of its own. */
export async function countOf<Tables, From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  const { found } = await q().selectNoFrom(countIn(query).as('found')).executeTakeFirstOrThrow();
  return found;
}
