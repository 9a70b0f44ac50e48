import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { backupFormat, endOfRows, lineOf, type BackupEnd } from './backup-lines.ts';
import type { Connection } from './connection.ts';
import { migrationTables } from './migrator.ts';

/**
 * A consistent copy of the product's tables and unfinished jobs, as text that either engine
 * restores. It omits unlogged tables, which a crash may empty anyway. Throws when there is nothing
 * to back up.
 */
export async function* backupOf({ pool }: Pick<Connection, 'pool'>): AsyncGenerator<Buffer> {
  const client = await pool.connect();
  let whole = false;
  try {
    await client.query(`begin isolation level repeatable read, read only; ${portableSettings}`);
    yield lineOf({
      format: backupFormat,
      takenAt: new Date().toISOString(),
      migrations: await appliedMigrations(client),
    });
    const end: BackupEnd = { tables: 0, rows: 0 };
    for (const { table, columns, where } of await tablesToKeep(client)) {
      yield lineOf({ table, columns });
      let rows = 0;
      const source = `select ${columns.map((name) => client.escapeIdentifier(name)).join(', ')} from ${table} ${where}`;
      for await (const chunk of client.query(
        copyTo(`copy (${source}) to stdout`),
      ) as AsyncIterable<Buffer>) {
        rows += newlinesIn(chunk);
        yield chunk;
      }
      yield Buffer.from(`${endOfRows}\n`);
      yield lineOf({ rows });
      end.tables += 1;
      end.rows += rows;
    }
    await client.query('commit');
    whole = true;
    yield lineOf(end);
  } finally {
    // If the reader stops halfway, the connection can't be used for anything else.
    client.release(!whole);
  }
}

/** Writes values as text that doesn't depend on the server's settings, without a time limit. */
export const portableSettings = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601'; set local timezone = 'UTC';
  set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

async function appliedMigrations(client: PoolClient): Promise<string[]> {
  const made = await client.query<{ name: string | null }>(
    `select to_regclass('public.${migrationTables[0]}')::text as name`,
  );
  if (!made.rows[0]?.name)
    throw new Error('There is nothing to back up: this database has never been used.');
  const { rows } = await client.query<{ name: string }>(
    `select name from ${migrationTables[0]} order by name collate "C"`,
  );
  return rows.map(({ name }) => name);
}

/** The queue's unfinished jobs, including dead ones that wait for an administrator. */
const jobTables: Record<string, string> = {
  'jobs.queue': '',
  'jobs.job': `where state < 'completed'`,
};

async function tablesToKeep(
  client: PoolClient,
): Promise<{ table: string; columns: string[]; where: string }[]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `select format('%I.%I', nspname, relname) as table, array_agg(attname::text order by attnum) as columns
     from pg_class
     join pg_namespace on pg_namespace.oid = relnamespace
     join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where (nspname = 'public' and relkind = 'r' and relpersistence = 'p' and not relname = any($1))
        or format('%I.%I', nspname, relname) = any($2)
     group by nspname, relname
     order by nspname desc, relname = 'job', relname`,
    [migrationTables, Object.keys(jobTables)],
  );
  return rows.map((row) => ({ ...row, where: jobTables[row.table] ?? '' }));
}

/** COPY text writes a newline inside a value as `\n`, so each byte 10 ends a row. */
function newlinesIn(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) count++;
  return count;
}
