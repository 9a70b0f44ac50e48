import type { Pool } from 'pg';

/** One open database: a PostgreSQL server, or the embedded engine behind the same driver. */
export interface Connection {
  pool: Pool;
  embedded: boolean;
  /** Runs long work (migrations, restore, upkeep) on a pool without the statement time limit. */
  unhurried<T>(work: (pool: Pool) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** What the database says while it runs; pino's logger fits. */
export interface DatabaseLog {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}
