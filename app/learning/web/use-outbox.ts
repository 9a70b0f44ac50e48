import { useEffect, useSyncExternalStore } from 'react';
import { token } from '#app/shared/api-client.ts';
import { ProgressOutbox, type Tick } from './progress-outbox.ts';

/** One for the browser's window: a tick that waits survives a change of page. */
export const outbox = new ProgressOutbox(token.read);

export const lessonKey = (id: string): string => `lesson/${id}`;
export const taskKey = (id: string, task: number): string => `task/${id}/${task}`;

/** What the server had got when a lesson was asked for: its answer includes these. */
let included: readonly string[] = [];
export const markIncluded = (): void => void (included = outbox.settled());
export const forgetIncluded = (): void => outbox.forget(included);

let watching = false;

/**
 * Once: tries again when the connection is back or someone looks at the page, and asks before it is
 * closed over what was not sent.
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
