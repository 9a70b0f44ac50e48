import { sql, type SelectQueryBuilder } from 'kysely';
import { q, runningTransaction } from './database.ts';

type Query<DB, Table extends keyof DB, Row> = SelectQueryBuilder<DB, Table, Row>;

/**
 * Outside a transaction a lock ends with its own statement and protects nothing. All locks are
 * taken through this file, so a forgotten `tx()` fails at once instead of in a race.
 */
function requireTransaction(): void {
  if (!runningTransaction()) throw new Error('A lock was asked for outside a transaction');
}

/** `query.$call(forUpdate)`: others wait for the rows until the running transaction ends. */
export function forUpdate<DB, Table extends keyof DB, Row>(query: Query<DB, Table, Row>) {
  requireTransaction();
  return query.forUpdate();
}

/** The same, but others may still add rows to other tables that refer to these. */
export function forNoKeyUpdate<DB, Table extends keyof DB, Row>(query: Query<DB, Table, Row>) {
  requireTransaction();
  return query.forNoKeyUpdate();
}

/**
 * Others may read and share the rows, but must wait for the end of the running transaction to
 * change them.
 */
export function forShare<DB, Table extends keyof DB, Row>(query: Query<DB, Table, Row>) {
  requireTransaction();
  return query.forShare();
}

/**
 * For a subquery that picks the rows its own statement takes: it skips rows that another
 * transaction has locked. A single statement is all or nothing, so it needs no transaction.
 */
export const leavingLocked = <DB, Table extends keyof DB, Row>(query: Query<DB, Table, Row>) =>
  query.forUpdate().skipLocked();

/**
 * For when there is no row to lock: others who ask for one of these names wait until the running
 * transaction ends. Take names in the same order everywhere to avoid deadlocks.
 */
export async function lockNames(...names: readonly string[]): Promise<void> {
  requireTransaction();
  const keys = sql`select hashtextextended(name, 0) as key from unnest(${[...names]}::text[]) name`;
  await sql`select pg_advisory_xact_lock(key) from (${keys} order by key) keys`.execute(q());
}

/** Until the running transaction ends, others may read the table, but their writes wait. */
export async function lockTable(name: string): Promise<void> {
  requireTransaction();
  await sql`lock table ${sql.table(name)} in exclusive mode`.execute(q());
}
