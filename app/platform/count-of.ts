import type { SelectQueryBuilder } from 'kysely';

/** How many rows a query finds that has chosen no columns yet. */
export async function countOf<Tables, From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  const counted = query
    .select(({ fn }) => fn.countAll().as('found'))
    .$castTo<{ found: number | string | bigint }>();
  return Number((await counted.executeTakeFirstOrThrow()).found);
}
