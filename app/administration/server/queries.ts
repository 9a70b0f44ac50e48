import { sql, type AliasableExpression, type Expression } from 'kysely';
import { q } from '#app/platform/database.ts';

interface Waiting {
  count: Expression<number | null>;
  first: Expression<string | null> | null;
}

const together = (parts: readonly (Expression<unknown> | boolean)[]) =>
  parts.length === 0
    ? sql`'[]'::json`
    : sql`json_build_array(${sql.join(parts.map((part) => (typeof part === 'boolean' ? sql.lit(part) : part)))})`;

/** The counts of all features in one statement. */
export const selectOverview = <People>({
  newThisWeek,
  people,
  waiting,
  missing,
  samples,
}: {
  newThisWeek: AliasableExpression<number>;
  people: AliasableExpression<People>;
  waiting: readonly Waiting[];
  missing: readonly (Expression<boolean> | boolean)[];
  samples: readonly Expression<number>[];
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
      sql<boolean[]>`${together(missing)}`.as('missing'),
      sql<number[]>`${together(samples)}`.as('samples'),
    ])
    .executeTakeFirstOrThrow();
};
