import type { AliasableExpression, Expression, SqlBool } from 'kysely';

/** Something about a row of another feature, named by its id, as part of a statement. */
export type PartAbout<Told> = (id: string) => AliasableExpression<Told>;

/** Whether something is true of such a row, as part of a statement. */
export type IsAbout = (id: Expression<string>) => Expression<SqlBool>;
