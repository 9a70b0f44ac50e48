import { Client, Pool, type ClientBase, type PoolConfig } from 'pg';
import type { Connection, DatabaseLog } from './connection.ts';
import { Listener } from './listener.ts';
import { valueTypes } from './value-types.ts';

/**
 * A statement is stopped after this long, a lock is waited for this long, a transaction may idle
 * this long (ms).
 */
const limits = {
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Connects to a PostgreSQL server (15 or later). Fails at once when it cannot be reached. */
export async function openPostgres(databaseUrl: string, log: DatabaseLog): Promise<Connection> {
  const settings = {
    connectionString: databaseUrl,
    types: valueTypes,
    connectionTimeoutMillis: 5_000,
    options: '-c timezone=UTC -c synchronous_commit=on',
    application_name: 'liftoff',
  };
  const open = (more: PoolConfig) =>
    new Pool({ ...settings, ...more })
      .on('connect', survive)
      .on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));

  const pool = open({ max: 10, ...limits });
  (await pool.connect()).release();
  const listener = new Listener(
    () => new Client({ ...settings, keepAlive: true, query_timeout: 5_000 }),
    log,
  );
  return {
    pool,
    embedded: false,
    unhurried: async (work) => {
      const single = open({ max: 1 });
      try {
        return await work(single);
      } finally {
        await single.end();
      }
    },
    listen: (receiver) => listener.add(receiver),
    close: async () => {
      await listener.stop();
      await pool.end();
    },
  };
}

/**
 * The pool listens to idle connections only: one that is lost while a request uses it would end the
 * process. The request's query fails with it.
 */
export const survive = (client: ClientBase): void => void client.on('error', () => undefined);
