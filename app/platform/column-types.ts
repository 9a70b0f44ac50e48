import type { ColumnType } from 'kysely';

/** A column that is null until something happens; an insert may leave it out. */
export type NullAtFirst<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
