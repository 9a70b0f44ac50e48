import type { AliasableExpression } from 'kysely';

/** Something about a row of another feature, named by its id, as part of a statement. */
export type PartAbout<Told> = (id: string) => AliasableExpression<Told>;
