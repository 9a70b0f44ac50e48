import {
  sql,
  type AliasableExpression,
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
} from 'kysely';
import { q } from './database.ts';

/** Counts something about a row of another feature, named by its id, as part of a statement. */
export type CountAbout = (id: Expression<string>) => AliasableExpression<number>;

/** How many rows a query finds that hasn't selected columns yet, as part of another statement. */
export const countIn = <Tables, From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, object>,
): RawBuilder<number> => sql`${query.select(sql<number>`count(*)::int`.as('found'))}`;

/** The same as a statement of its own. */
export async function countOf<Tables, From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  const { found } = await q().selectNoFrom(countIn(query).as('found')).executeTakeFirstOrThrow();
  return found;
}

const mostPeople = 1000;

/** How many different people (`uid`) these rows are about. It stops counting at a thousand. */
export const peopleIn = <Tables, From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, object>,
): RawBuilder<number> =>
  sql`(select count(*)::int from (${query
    .select(sql<string>`uid`.as('uid'))
    .distinct()
    .limit(mostPeople)}) as people)`;
