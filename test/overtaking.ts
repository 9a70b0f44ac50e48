import { setTimeout } from 'node:timers/promises';
import { vi } from 'vitest';
import { pool } from '#app/platform/database.ts';

/**
 * From now on, of queries that run at the same time the one that was asked last ends first. Lasts
 * until the test ends.
 */
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
