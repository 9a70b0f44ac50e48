import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { Connection, DatabaseLog, Receiver } from './connection.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { migrateToLatest } from './migrator.ts';
import { openPostgres } from './postgres.ts';

interface OpenTransaction {
  transaction: Transaction<unknown>;
  /** What to do once the outermost transaction has committed, in order. */
  afterCommit: (() => unknown)[];
  /** False once it has ended: a timer started inside then uses the pool, not a dead transaction. */
  open: boolean;
}

interface Database extends Connection {
  kysely: Kysely<unknown>;
  log: DatabaseLog;
}

const ambient = new AsyncLocalStorage<OpenTransaction | undefined>();
let current: Database | undefined;

export interface DatabaseOptions {
  /** A PostgreSQL server. If undefined, the embedded database in `dataDir`. */
  databaseUrl?: string | undefined;
  /** The same server without its pooler, if `databaseUrl` leads to one. */
  directUrl?: string | undefined;
  dataDir: string;
  /** Default: the project's `migrations/`. */
  migrationsDir?: string | undefined;
  log: DatabaseLog;
}

/**
 * Opens the process's database and brings it to the latest migration. Several processes may do so
 * at once on one server.
 */
export async function openDatabase({
  databaseUrl,
  directUrl,
  dataDir,
  migrationsDir,
  log,
}: DatabaseOptions): Promise<void> {
  if (current) throw new Error('The database is open already');
  const connection = databaseUrl
    ? await openPostgres({ databaseUrl, directUrl }, log)
    : await openEmbedded({ dataDir, log });
  try {
    await migrateToLatest(connection, migrationsDir);
  } catch (error) {
    await connection.close();
    throw error;
  }
  current = {
    ...connection,
    log,
    kysely: new Kysely({ dialect: new PostgresDialect({ pool: connection.pool }) }),
  };
}

export async function closeDatabase(): Promise<void> {
  const closing = current;
  current = undefined;
  await closing?.close();
}

const database = (): Database => {
  if (!current) throw new Error('The database is not open');
  return current;
};

const running = (): OpenTransaction | undefined => {
  const store = ambient.getStore();
  return store?.open ? store : undefined;
};

/**
 * The running transaction, else the pool, typed with a feature's tables; test/tables.test.ts
 * compares the interfaces with the real columns.
 */
export const q = <Tables>(): Kysely<Tables> =>
  (running()?.transaction ?? database().kysely) as Kysely<Tables>;

/**
 * The raw pool, for libraries that bring their own SQL. Never inside a transaction: the embedded
 * engine has one session.
 */
export const pool = (): Pool => database().pool;

/** The running transaction, if any, for libraries that must join it. */
export const runningTransaction = (): Transaction<unknown> | undefined => running()?.transaction;

export const isEmbedded = (): boolean => database().embedded;

/** For notify.ts, which other modules use instead. */
export const listen = (receiver: Receiver): void => database().listen(receiver);

/**
 * Runs `work` in the open transaction, or in a new one that commits when `work` returns and rolls
 * back when it throws.
 */
export async function tx<T>(work: () => Promise<T>): Promise<T> {
  if (running()) return work();
  const callbacks: OpenTransaction['afterCommit'] = [];
  const result = await database()
    .kysely.transaction()
    .execute(async (transaction) => {
      const store: OpenTransaction = { transaction, afterCommit: callbacks, open: true };
      try {
        return await ambient.run(store, work);
      } finally {
        store.open = false;
      }
    });
  for (const callback of callbacks) await runCommitted(callback);
  return result;
}

/** True if a unique index refused the row. The transaction is lost then. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

/**
 * Runs `callback` after the outermost transaction commits (never after a rollback), or at once
 * outside one. Logs its failure: the commit is final.
 */
export function afterCommit(callback: () => unknown): void {
  const transaction = running();
  if (transaction) transaction.afterCommit.push(callback);
  else void runCommitted(callback);
}

async function runCommitted(callback: () => unknown): Promise<void> {
  try {
    await outsideTransaction(callback);
  } catch (error) {
    database().log.error({ err: error }, 'a callback failed after its transaction had committed');
  }
}

/**
 * Runs `work` as if no transaction were open: use it to start timers and workers that outlive it.
 */
export const outsideTransaction = <T>(work: () => T): T => ambient.run(undefined, work);
