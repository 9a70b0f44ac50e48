import { Client, Pool, type ClientBase, type PoolConfig } from 'pg';
import type { Connection, DatabaseLog } from './connection.ts';
import { Listener } from './listener.ts';
import { preparingClient } from './prepared-statements.ts';
import { valueTypes } from './value-types.ts';

/** The longest that a statement may run, wait for a lock, or leave its transaction idle (ms). */
const limits = {
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Random reads cost little more than sequential ones if the data is in memory or on an SSD. */
const session = { TimeZone: 'UTC', synchronous_commit: 'on', random_page_cost: '1.1' };

export interface ServerAddresses {
  databaseUrl: string;
  /**
   * The address for LISTEN and long work, if `databaseUrl` leads to PgBouncer: in transaction mode
   * a session ends with its transaction.
   */
  directUrl?: string | undefined;
}

/**
 * Connects to a PostgreSQL server (15 or later). Fails at once if it can't be reached, or if the
 * pooler in front of it drops settings that we rely on.
 */
export async function openPostgres(
  { databaseUrl, directUrl }: ServerAddresses,
  log: DatabaseLog,
): Promise<Connection> {
  const common = {
    types: valueTypes,
    connectionTimeoutMillis: 5_000,
    application_name: 'liftoff',
  };
  const direct = {
    ...common,
    connectionString: directUrl ?? databaseUrl,
    options: Object.entries(session)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  };
  const open = (settings: PoolConfig) =>
    new Pool(settings)
      .on('connect', survive)
      .on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));

  // PgBouncer gives each transaction another connection, which doesn't have the named statements.
  const pool = directUrl
    ? open({ ...common, connectionString: databaseUrl, max: 10 })
    : open({ ...direct, ...limits, max: 10, Client: preparingClient() });
  try {
    await checkSettings(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listener = new Listener(
    () => new Client({ ...direct, keepAlive: true, query_timeout: 5_000 }),
    log,
  );
  return {
    pool,
    embedded: false,
    unhurried: async (work) => {
      const single = open({ ...direct, max: 1 });
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

/** PgBouncer doesn't pass on its clients' settings; its own `connect_query` must set them. */
async function checkSettings(pool: Pool): Promise<void> {
  const wanted = Object.entries({ ...session, ...limits });
  const columns = wanted.map(([name], index) =>
    name in limits
      ? `(select setting from pg_settings where name = '${name}') as "${index}"`
      : `current_setting('${name}') as "${index}"`,
  );
  const { rows } = await pool.query<Record<string, string>>(`select ${columns.join(', ')}`);
  const missing = wanted.filter(([, value], index) => rows[0]?.[index] !== String(value));
  if (missing.length > 0)
    throw new Error(
      `The connections of DATABASE_URL lack settings. In pgbouncer.ini, add to its database: connect_query='${poolerQuery}'`,
    );
}

/** PgBouncer must run this on each new connection to the server. */
export const poolerQuery = Object.entries({ ...session, ...limits })
  .map(([name, value]) => `set ${name} to ${value}`)
  .join('; ');

/**
 * The pool listens only to idle connections. Without this, losing one that a request uses would end
 * the process. The request's query fails anyway.
 */
export const survive = (client: ClientBase): void => void client.on('error', () => undefined);
