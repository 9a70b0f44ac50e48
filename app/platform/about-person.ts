import { sql, type AliasableExpression, type Expression } from 'kysely';
import { q } from './database.ts';

/**
 * A feature's data about a person, as part of another feature's statement. `ask` is that part of the
 * SQL. `read` turns its JSON into the feature's own types (JSON has no dates).
 */
export interface AboutPerson<About> {
  ask: (uid: Expression<string>) => AliasableExpression<unknown>;
  read: (told: unknown) => About;
}

export const aboutPerson = <Told, About>(
  ask: (uid: Expression<string>) => AliasableExpression<Told>,
  read: (told: Told) => About,
): AboutPerson<About> => ({ ask, read: (told) => read(told as Told) });

type Parts = Readonly<Record<string, AboutPerson<unknown>>>;
export type ToldAbout<P extends Parts> = {
  [Name in keyof P]: P[Name] extends AboutPerson<infer A> ? A : never;
};

/** Combines several parts into one. */
export const together = <P extends Parts>(parts: P): AboutPerson<ToldAbout<P>> =>
  aboutPerson(
    (uid) => {
      const members = Object.entries(parts).map(
        ([name, { ask }]) => sql`${sql.lit(name)}::text, ${ask(uid)}`,
      );
      return sql<Record<string, unknown>>`json_build_object(${sql.join(members)})`;
    },
    (told) =>
      Object.fromEntries(
        Object.entries(parts).map(([name, { read }]) => [name, read(told[name])]),
      ) as ToldAbout<P>,
  );

/** Reads all these parts about one person in one statement. */
export async function askAbout<P extends Parts>(uid: string, parts: P): Promise<ToldAbout<P>> {
  const { ask, read } = together(parts);
  const { told } = await q()
    .selectNoFrom(ask(sql<string>`${uid}::text`).as('told'))
    .executeTakeFirstOrThrow();
  return read(told);
}
