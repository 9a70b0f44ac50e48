import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inspect } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, inject, onTestFinished } from 'vitest';
import { closeDatabase, openDatabase, pool, q } from '#app/platform/database.ts';
import { migrationTables } from '#app/platform/migrator.ts';
import { databaseOn, onServer } from './database-server.ts';

/** The location of a test's own database, with the names that `openDatabase` takes. */
export interface TestLocation {
  databaseUrl: string | undefined;
  directUrl?: string;
  dataDir: string;
  drop(): Promise<void>;
}

/** Unexpected warnings of the database reach the console, where they fail the test. */
export const testLog = {
  info: () => {},
  warn: (facts: object, text: string) => console.warn(text, inspect(facts)),
  error: (facts: object, text: string) => console.error(text, inspect(facts)),
};

let opened: TestLocation | undefined;

/**
 * Gives this file's tests their own migrated database, emptied before each test. Features share
 * one: testApp() opens it.
 */
export function testDatabase(): void {
  beforeAll(openTestDatabase);
  beforeEach(emptyTables);
  afterAll(closeTestDatabase);
}

/**
 * Opens a migrated database for this process (embedded, or on TEST_DATABASE_URL's server), unless
 * one is open.
 */
export async function openTestDatabase(): Promise<void> {
  if (opened) return;
  opened = await copyOfTemplate();
  await openDatabase({ ...opened, log: testLog });
  // On a busy machine, fifty calls at once wait longer for a connection than production lets them.
  productionWaitMs = waitAtMost(60_000);
}

let productionWaitMs: number | undefined;

/** Sets how long calls wait for a connection (ms), and returns what it was. */
function waitAtMost(ms: number | undefined): number | undefined {
  const { options } = pool();
  const { connectionTimeoutMillis: before } = options;
  options.connectionTimeoutMillis = ms;
  return before;
}

/** Until the test ends, calls wait for a connection as long as in production. */
export function waitAsInProduction(): void {
  const patient = waitAtMost(productionWaitMs);
  onTestFinished(() => void waitAtMost(patient));
}

/** Empties the database, if this worker has one. */
export const emptyTestDatabase = async (): Promise<void> => (opened ? emptyTables() : undefined);

/** Closes and drops the database. */
export async function closeTestDatabase(): Promise<void> {
  const location = opened;
  opened = undefined;
  if (!location) return;
  await closeDatabase();
  await location.drop();
}

/** A copy of the migrated template that test/global-setup.ts made once. */
export function copyOfTemplate(): Promise<TestLocation> {
  const { serverUrl, template } = inject('databaseTemplate');
  return serverUrl
    ? place({ on: serverUrl, options: `template ${template}` })
    : place({ directory: template });
}

/** The location of an empty, unmigrated database: embedded, and on the server if there is one. */
export function emptyLocation(): Promise<TestLocation> {
  const { serverUrl, blank } = inject('databaseTemplate');
  return place({ directory: blank, ...(serverUrl && { on: serverUrl }) });
}

async function place({
  directory,
  on,
  options = '',
}: {
  directory?: string;
  on?: string;
  options?: string;
}): Promise<TestLocation> {
  const { run } = inject('databaseTemplate');
  const dataDir = mkdtempSync(join(run, 'place-'));
  const removeFiles = () => rmSync(dataDir, { recursive: true, force: true });
  if (directory) cpSync(directory, join(dataDir, 'database'), { recursive: true });
  if (!on) return { databaseUrl: undefined, dataDir, drop: async () => removeFiles() };

  const name = `${basename(run)}_${randomBytes(6).toString('hex')}`.toLowerCase();
  await onServer(on, `create database ${name} ${options}`);
  const drop = async () => {
    removeFiles();
    await sessionsClosed(on, name);
    await onServer(on, `drop database ${name} with (force)`);
  };
  const directUrl = databaseOn(on, name);
  const pooler = process.env['TEST_DATABASE_POOLER_URL'];
  return pooler
    ? { databaseUrl: databaseOn(pooler, name), directUrl, dataDir, drop }
    : { databaseUrl: directUrl, dataDir, drop };
}

/**
 * A pool's end resolves before the server has closed its sessions. Dropping the database by force
 * would then hurt one of them, and the test that opened it would fail. Waits for two seconds at
 * most: another program may hold the database.
 */
async function sessionsClosed(server: string, name: string): Promise<void> {
  const open = `select pid from pg_stat_activity where datname = '${name}' and backend_type = 'client backend'`;
  const until = performance.now() + 2_000;
  while ((await onServer(server, open)).length > 0 && performance.now() < until)
    await setTimeout(20);
}

/**
 * Empties every table of the product. It skips the migrator's tables, and the job queue's except
 * the jobs. A function in the database does it, because a function's statements are planned only
 * once. It is made anew when a test has made or dropped a table: its name says which tables it knows.
 */
async function emptyTables(): Promise<void> {
  const { rows } = await sql<{ name: string; made: boolean }>`
    select name, to_regproc(name) is not null as made
    from (select format('public.empty_%s_tables_to_%s', count(*), max(oid)) as name from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, to_regnamespace('jobs'))) as named`.execute(
    q(),
  );
  for (const { name, made } of rows) {
    if (!made) await makeEmptying(name);
    await sql`select ${sql.raw(name)}()`.execute(q());
  }
}

/** Tables whose first rows a migration writes: which of the others are deleted. */
const contentOf: Record<string, string> = {
  'public.plan_versions': ' where version > 1',
};

async function makeEmptying(name: string): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where (schemaname = 'public' and tablename not in (${sql.join(migrationTables)})) or (schemaname = 'jobs' and tablename = 'job')`.execute(
    q(),
  );
  // TRUNCATE would create new files for every table and index, too slow for a few rows. In replica
  // mode no trigger and no foreign key objects, so this also empties tables that refuse deletion.
  const deletions = tables.map(({ name: table }) => {
    const rows = `from ${table}${contentOf[table] ?? ''}`;
    return `if exists (select ${rows}) then delete ${rows}; end if;`;
  });
  await sql
    .raw(
      `create function ${name}() returns void language plpgsql set session_replication_role = replica
       as $$ begin ${deletions.join(' ')} end $$`,
    )
    .execute(q());
}
