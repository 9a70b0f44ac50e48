import type { Pool } from 'pg';

/** One open database: a PostgreSQL server, or the embedded engine behind the same driver. */
export interface Connection {
  pool: Pool;
  embedded: boolean;
  /** Runs long work (migrations, restore, upkeep) on a pool without the statement time limit. */
  unhurried<T>(work: (pool: Pool) => Promise<T>): Promise<T>;
  /**
   * Hands the messages of all processes to `receiver` from now on, once however often it is asked.
   * Embedded there is no other process.
   */
  listen(receiver: Receiver): void;
  close(): Promise<void>;
}

/** What a process does with messages from the database's one channel. */
export interface Receiver {
  message(text: string): void;
  /**
   * Listening has begun, or begun again after a lost connection: messages may have gone by before.
   */
  missed(): void;
}

/** What the database says while it runs; pino's logger fits. */
export interface DatabaseLog {
  info(facts: object, text: string): void;
  warn(facts: object, text: string): void;
  error(facts: object, text: string): void;
}
