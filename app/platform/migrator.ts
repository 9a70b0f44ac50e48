import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Connection } from './connection.ts';
import { projectRoot } from './project-root.ts';

const defaultMigrationsDir = join(projectRoot, 'migrations');

/** The migrator's own tables: tests don't truncate them, and backups omit them. */
export const migrationTables = ['migrations', 'migrations_lock'] as const;

/**
 * The steps in `dir`, oldest first: plain SQL files `NNNN_name.sql`. New ones are only added at the
 * end.
 */
async function migrationsIn(dir: string): Promise<Record<string, Migration>> {
  const files = (await readdir(dir)).filter((file) => file.endsWith('.sql')).toSorted();
  files.forEach((file, index) => {
    if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(file))
      throw new Error(`Migration ${file} is not named NNNN_name.sql`);
    if (file.slice(0, 4) === files[index - 1]?.slice(0, 4))
      throw new Error(`Two migrations have the number ${file.slice(0, 4)}`);
  });
  const steps = files.map(async (file): Promise<[string, Migration]> => {
    const text = await readFile(join(dir, file), 'utf8');
    return [basename(file, '.sql'), { up: async (db) => void (await sql.raw(text).execute(db)) }];
  });
  return Object.fromEntries(await Promise.all(steps));
}

/**
 * Kysely's migrator with our files: all pending steps in one transaction, under a lock that makes
 * other processes wait.
 */
export const migratorFor = (
  db: Kysely<unknown> | Transaction<unknown>,
  dir = defaultMigrationsDir,
): Migrator =>
  new Migrator({
    db,
    provider: { getMigrations: () => migrationsIn(dir) },
    migrationTableName: migrationTables[0],
    migrationLockTableName: migrationTables[1],
    // Code-unit order, like the files: a locale must not reorder applied steps.
    nameComparator: (a, b) => (a < b ? -1 : Number(a > b)),
  });

/** Applies the pending migrations: all of them or, on failure, none. */
export const migrateToLatest = (connection: Connection, dir?: string): Promise<void> =>
  connection.unhurried(async (pool) => {
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    const { error } = await migratorFor(db, dir).migrateToLatest();
    if (error)
      throw error instanceof Error ? error : new Error('The migration failed', { cause: error });
  });
