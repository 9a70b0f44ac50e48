import { sql, type AliasableExpression, type Expression } from 'kysely';
import { compiledOnce } from './compiled-once.ts';
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

export const nothingAbout: AboutPerson<unknown> = aboutPerson(
  () => sql`null::text`,
  () => undefined,
);

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

/** The statements of parts that were asked for before. */
const statements = new WeakMap<Parts, (values: { uid: string }) => Promise<{ told: unknown }[]>>();

/**
 * Reads all these parts about one person in one statement. Parts that are always the same belong in
 * a constant: their statement is compiled only once.
 */
export async function askAbout<P extends Parts>(uid: string, parts: P): Promise<ToldAbout<P>> {
  const { ask, read } = together(parts);
  const statement =
    statements.get(parts) ??
    compiledOnce((values: { uid: string }) =>
      q().selectNoFrom(ask(sql<string>`${values.uid}::text`).as('told')),
    );
  statements.set(parts, statement);
  const [row] = await statement({ uid });
  return read(row?.told);
}
