import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import type { DatabaseLog, Receiver } from './connection.ts';

/** The product's one PostgreSQL channel; notify.ts divides it into channels of its own. */
export const databaseChannel = 'liftoff';

const retryAfter = 1_000;
/** We notice within this time (ms) that a connection has died silently. */
const heartbeat = 30_000;

/**
 * Listens on its own connection, from the first receiver on, and reconnects when the connection is
 * lost.
 */
export class Listener {
  readonly #connect: () => Client;
  readonly #log: DatabaseLog;
  readonly #receivers = new Set<Receiver>();
  readonly #stopped = new AbortController();
  #running: Promise<void> | undefined;

  constructor(connect: () => Client, log: DatabaseLog) {
    this.#connect = connect;
    this.#log = log;
  }

  add(receiver: Receiver): void {
    this.#receivers.add(receiver);
    this.#running ??= this.#run();
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopped;
    while (!signal.aborted) {
      try {
        await this.#listenOnce();
      } catch (error) {
        if (!signal.aborted)
          this.#log.warn(
            { err: error },
            'messages from the database are interrupted; trying again',
          );
      }
      await setTimeout(retryAfter, undefined, { signal }).catch(() => {});
    }
  }

  /** Returns when stopped, throws when the connection is lost. */
  async #listenOnce(): Promise<void> {
    const client = this.#connect();
    const lost = new Promise<never>((_, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('The connection ended')));
    });
    lost.catch(() => {});
    client.on('notification', ({ payload = '' }) =>
      this.#tell((receiver) => receiver.message(payload)),
    );
    try {
      await client.connect();
      await client.query(`listen ${databaseChannel}`);
      this.#tell((receiver) => receiver.missed());
      const { signal } = this.#stopped;
      while (!signal.aborted) {
        await Promise.race([lost, setTimeout(heartbeat, undefined, { signal }).catch(() => {})]);
        await Promise.race([lost, client.query('select 1')]);
      }
    } finally {
      await client.end().catch(() => {});
    }
  }

  #tell(tell: (receiver: Receiver) => void): void {
    for (const receiver of this.#receivers) {
      try {
        tell(receiver);
      } catch (error) {
        this.#log.error({ err: error }, 'a message from the database could not be dealt with');
      }
    }
  }
}
