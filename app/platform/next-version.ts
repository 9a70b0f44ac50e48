import { sql, type UpdateQueryBuilder } from 'kysely';

/** A row, in the version that somebody has edited. */
export interface Edited {
  id: string;
  version: number;
}

/**
 * For an update's `$call`: the row becomes the version after the one that was edited. Where it has
 * another version by now, the update finds no row.
 */
export const nextVersion =
  ({ id, version }: Edited) =>
  <
    Name extends keyof Tables,
    Tables extends Record<Name, { id: unknown; version: unknown }>,
    Returned,
  >(
    update: UpdateQueryBuilder<Tables, Name, Name, Returned>,
  ) =>
    update.set(sql`version`, version + 1).where(sql<boolean>`id = ${id} and version = ${version}`);
