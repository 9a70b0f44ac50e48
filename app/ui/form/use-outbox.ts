import { useEffect, useSyncExternalStore } from 'react';
import { token } from '#app/shared/api-client.ts';
import { ProgressOutbox, type Tick } from './progress-outbox.ts';

/** One per browser window, so that a waiting tick survives a change of page. */
export const outbox = new ProgressOutbox(token.read);

export const lessonKey = (id: string): string => `lesson/${id}`;
export const taskKey = (id: string, task: number): string => `task/${id}/${task}`;

/** The ticks that the server already had when a lesson was requested: its answer includes these. */
let included: readonly string[] = [];
export const markIncluded = (): void => void (included = outbox.settled());
export const forgetIncluded = (): void => outbox.forget(included);

let watching = false;

/**
 * Runs once. Retries when the connection is back or the page is visible again, and asks before the
 * page is closed with unsent ticks.
 */
function watch(): void {
  if (watching) return;
  watching = true;
  addEventListener('online', outbox.flush);
  addEventListener('focus', outbox.flush);
  document.addEventListener('visibilitychange', outbox.flush);
  addEventListener('beforeunload', (event) => outbox.pending && event.preventDefault());
}

export function useOutbox(): ReadonlyMap<string, Tick> {
  useEffect(watch, []);
  return useSyncExternalStore(outbox.subscribe, outbox.ticks, outbox.ticks);
}
