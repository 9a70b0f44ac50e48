import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import type { MigrationResultSet, Migrator } from 'kysely/migration';
import type { PoolClient } from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { portableSettings } from './backup.ts';
import { linesOf, loadRows, readHeader, type BackupEnd } from './backup-lines.ts';
import type { Connection } from './connection.ts';
import { migratorFor, migrationTables } from './migrator.ts';

type Queryable = Pick<PoolClient, 'query'>;

/** The database to restore into has rows. */
class NotEmpty extends Error {
  override name = 'NotEmpty';
}

/**
 * Loads a backup (the bytes of `backupOf`, from either engine) into a database, replaces its rows,
 * and applies this release's migrations. All or nothing: one transaction, with counts and every
 * foreign key checked before it commits. Throws NotEmpty if there are rows and not `force`.
 */
export async function restoreBackup(
  { pool }: Pick<Connection, 'pool'>,
  bytes: AsyncIterable<Buffer>,
  { force, migrationsDir }: { force: boolean; migrationsDir?: string },
): Promise<BackupEnd> {
  if (!force && (await hasRows(pool)))
    throw new NotEmpty(
      'The database has rows. Restoring would replace all of them: say --force if you mean it.',
    );
  // pg-boss creates its tables in a transaction of its own; after a failed restore they are left
  // empty, which does no harm.
  const { rows } = await pool.query(`select from pg_namespace where nspname = 'jobs'`);
  if (rows.length === 0) await pool.query(getConstructionPlans('jobs'));

  const client = await pool.connect();
  // Kysely begins, commits and releases on the client that COPY uses as well.
  const db = new Kysely<unknown>({
    dialect: new UnlockedDialect({
      pool: { connect: async () => client, end: async () => {}, options: {} },
    }),
  });
  const lines = linesOf(bytes);
  try {
    return await db.transaction().execute(async (transaction) => {
      await client.query(portableSettings);
      const { migrations } = await readHeader(lines);
      await dropAll(client);
      const migrator = migratorFor(transaction, migrationsDir);
      await migrateTo(migrator, migrations);
      await truncateAll(client);
      const loaded = await withoutForeignKeys(client, async () =>
        withoutTriggers(client, async () => loadRows(client, lines)),
      );
      await advanceSequences(client);
      succeeded(await migrator.migrateToLatest());
      return loaded;
    });
  } finally {
    await lines.return(undefined);
  }
}

/**
 * The migrator's own lock survives a failed transaction and hides its error. The tables being
 * dropped are locked anyway.
 */
class UnlockedDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new (class extends PostgresAdapter {
      override async acquireMigrationLock(): Promise<void> {}
      override async releaseMigrationLock(): Promise<void> {}
    })();
  }
}

async function tables(client: Queryable): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' and not tablename = any($1)`,
    [migrationTables],
  );
  return rows.map(({ name }) => name);
}

async function hasRows(client: Queryable): Promise<boolean> {
  for (const table of await tables(client)) if (await isFilled(client, table)) return true;
  return false;
}

const isFilled = async (client: Queryable, table: string): Promise<boolean> =>
  (await client.query(`select from ${table} limit 1`)).rowCount === 1;

async function dropAll(client: PoolClient): Promise<void> {
  await client.query(
    `drop table if exists ${[...migrationTables, ...(await tables(client))].join(', ')} cascade`,
  );
}

/** Creates the tables as they were when the backup was taken. */
async function migrateTo(migrator: Migrator, migrations: string[]): Promise<void> {
  const known = new Set((await migrator.getMigrations()).map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(
      `The backup is of a later release: this one does not know ${unknown.join(', ')}`,
    );
  succeeded(await migrator.migrateTo(migrations.at(-1) ?? ''));
}

function succeeded({ error }: MigrationResultSet): void {
  if (error)
    throw error instanceof Error ? error : new Error('The migration failed', { cause: error });
}

/**
 * Deletes also the rows that migrations inserted: the backup contains them in their current state.
 * Tables that can't be truncated (the audit log) are still empty.
 */
async function truncateAll(client: PoolClient): Promise<void> {
  for (const table of await tables(client))
    if (await isFilled(client, table)) await client.query(`truncate ${table} cascade`);
  await client.query('delete from jobs.job; delete from jobs.queue');
}

/**
 * Tables arrive in any order, and not every role may switch the checks off. So we drop the foreign
 * keys and add them back, which checks them.
 */
async function withoutForeignKeys<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  const { rows: keys } = await client.query<{ name: string; table: string; definition: string }>(
    `select quote_ident(conname) as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  for (const { name, table } of keys)
    await client.query(`alter table ${table} drop constraint ${name}`);
  const result = await work();
  for (const { name, table, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  return result;
}

/** What triggers derive is in the backup, so they would add it a second time. */
async function withoutTriggers<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  const all = await tables(client);
  for (const table of all) await client.query(`alter table ${table} disable trigger user`);
  const result = await work();
  for (const table of all) await client.query(`alter table ${table} enable trigger user`);
  return result;
}

async function advanceSequences(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select attrelid::regclass::text as table, quote_ident(attname) as column, pg_get_serial_sequence(attrelid::regclass::text, attname) as sequence
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
       and pg_get_serial_sequence(attrelid::regclass::text, attname) is not null`,
  );
  for (const { table, column, sequence } of rows)
    await client.query(`select setval($1, max(${column})) from ${table}`, [sequence]);
}
