import type { AliasableExpression, Expression, SqlBool } from 'kysely';

/** Something about a row of another feature, named by its id, as part of a statement. */
export type PartAbout<Told> = (id: string) => AliasableExpression<Told>;

/** Whether something is true of what has this id, in the same way. */
export type IsAbout = (id: Expression<string>) => Expression<SqlBool>;
