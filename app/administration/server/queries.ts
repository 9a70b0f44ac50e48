import { sql, type AliasableExpression, type Expression } from 'kysely';
import { q } from '#app/platform/database.ts';

interface Waiting {
  count: Expression<number | null>;
  first: Expression<string | null> | null;
}

/** The counts of all features in one statement. */
export const selectOverview = <People>({
  newThisWeek,
  people,
  waiting,
}: {
  newThisWeek: AliasableExpression<number>;
  people: AliasableExpression<People>;
  waiting: readonly Waiting[];
}) => {
  const each = waiting.map(
    ({ count, first }) => sql`json_build_object('count', ${count}, 'first', ${first ?? sql`null`})`,
  );
  return q()
    .selectNoFrom([
      newThisWeek.as('newThisWeek'),
      people.as('people'),
      sql<{ count: number; first: string | null }[]>`json_build_array(${sql.join(each)})`.as(
        'waiting',
      ),
    ])
    .executeTakeFirstOrThrow();
};
