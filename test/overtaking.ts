import { setTimeout } from 'node:timers/promises';
import { vi } from 'vitest';
import { pool } from '#app/platform/database.ts';

/** Makes the query that started last finish first among concurrent queries, until the test ends. */
export function letLaterQueriesOvertake(): void {
  const connect = pool().connect.bind(pool());
  let wait = 500;
  const slow = async (...callbacks: unknown[]) => {
    // Libraries that bring their own SQL pass a callback; features do not.
    if (callbacks.length > 0) return Reflect.apply(connect, undefined, callbacks) as unknown;
    wait *= 0.7;
    await setTimeout(wait);
    return connect();
  };
  vi.spyOn(pool(), 'connect').mockImplementation(slow as never);
}
