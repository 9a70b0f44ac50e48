import type { Pool } from 'pg';

/** One open database: a PostgreSQL server, or the embedded engine behind the same driver. */
export interface Connection {
  pool: Pool;
  embedded: boolean;
  /** Runs long work (migrations, restore, upkeep) on a pool without the statement time limit. */
  unhurried<T>(work: (pool: Pool) => Promise<T>): Promise<T>;
  /**
   * From now on passes the messages of all processes to `receiver`, once, however often it is
   * called. The embedded database has no other processes.
   */
  listen(receiver: Receiver): void;
  close(): Promise<void>;
}

/** What a process does with messages from the database's one channel. */
export interface Receiver {
  message(text: string): void;
  /**
   * Listening has begun, or resumed after a lost connection: earlier messages may have been missed.
   */
  missed(): void;
}

/** Where the database logs while it runs; pino's logger fits. */
export interface DatabaseLog {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}
