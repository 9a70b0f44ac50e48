import { sql, type SelectQueryBuilder } from 'kysely';
import { q, runningTransaction } from './database.ts';

type Query<DB, Table extends keyof DB, Row> = SelectQueryBuilder<DB, Table, Row>;

/**
 * Outside a transaction a lock ends with its own statement, and protects nothing. All locks are
 * taken through this file, so that a forgotten `tx()` fails at once and not in a race.
 */
function requireTransaction(): void {
  if (!runningTransaction()) throw new Error('A lock was asked for outside a transaction');
}

/** `query.$call(forUpdate)`: others wait for the rows until the running transaction ends. */
export function forUpdate<DB, Table extends keyof DB, Row>(query: Query<DB, Table, Row>) {
  requireTransaction();
  return query.forUpdate();
}

/** The same, and rows of other tables may still be added that refer to these. */
export function forNoKeyUpdate<DB, Table extends keyof DB, Row>(query: Query<DB, Table, Row>) {
  requireTransaction();
  return query.forNoKeyUpdate();
}

/** Others may read and share the rows, and change them only once the running transaction ends. */
export function forShare<DB, Table extends keyof DB, Row>(query: Query<DB, Table, Row>) {
  requireTransaction();
  return query.forShare();
}

/**
 * For a subquery that picks what its own statement takes: rows that another transaction holds are
 * left to it. One statement is all or nothing, and needs no transaction around it.
 */
export const leavingLocked = <DB, Table extends keyof DB, Row>(query: Query<DB, Table, Row>) =>
  query.forUpdate().skipLocked();

/**
 * Where there is no row to lock: until the running transaction ends, others who ask for one of
 * these names wait. Names are taken in one order everywhere, so that no two wait for each other.
 */
export async function lockNames(...names: readonly string[]): Promise<void> {
  requireTransaction();
  const keys = sql`select hashtextextended(name, 0) as key from unnest(${[...names]}::text[]) name`;
  await sql`select pg_advisory_xact_lock(key) from (${keys} order by key) keys`.execute(q());
}

/** Until the running transaction ends others may read the table, and whoever writes to it waits. */
export async function lockTable(name: string): Promise<void> {
  requireTransaction();
  await sql`lock table ${sql.table(name)} in exclusive mode`.execute(q());
}
