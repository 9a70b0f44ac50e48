import { sql, type UpdateQueryBuilder } from 'kysely';

/** A row, and the version that the edit is based on. */
export interface Edited {
  id: string;
  version: number;
}

/**
 * For an update's `$call`: gives the row the version after the edited one. If the row has another
 * version by now, the update finds no row.
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
