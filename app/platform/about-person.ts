import { sql, type AliasableExpression, type Expression } from 'kysely';
import { q } from './database.ts';

/**
 * What a feature can tell of a person as a part of somebody else's statement: `ask` is the part,
 * `read` turns what it brought into the feature's own words (JSON has no instants).
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

/** Several parts as one. */
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

/** All of this about one person, in one statement. */
export async function askAbout<P extends Parts>(uid: string, parts: P): Promise<ToldAbout<P>> {
  const { ask, read } = together(parts);
  const { told } = await q()
    .selectNoFrom(ask(sql<string>`${uid}::text`).as('told'))
    .executeTakeFirstOrThrow();
  return read(told);
}
