import { useEffect, useSyncExternalStore } from 'react';
import { token } from '#app/shared/api-client.ts';
import { Outbox, type Entry, type EntryKey } from './outbox.ts';

/** One per browser window, so that a waiting entry survives a change of page. */
export const outbox = new Outbox(token.read);

/** What the server already had when a page's data was requested: the answer includes these. */
let included: readonly string[] = [];
export const markIncluded = (): void => void (included = outbox.settled());
export const forgetIncluded = (): void => outbox.forget(included);

let watching = false;

/**
 * Runs once. Retries when the connection is back or the page is visible again, and asks before the
 * page is closed with unsent entries.
 */
function watch(): void {
  if (watching) return;
  watching = true;
  addEventListener('online', outbox.flush);
  addEventListener('focus', outbox.flush);
  document.addEventListener('visibilitychange', outbox.flush);
  addEventListener('beforeunload', (event) => outbox.pending && event.preventDefault());
}

/** Finds the entry of a key. */
export function useOutbox(): <Value>(key: EntryKey<Value>) => Entry<Value> | undefined {
  useEffect(watch, []);
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries, outbox.entries);
  return <Value>(key: EntryKey<Value>) => entries.get(key) as Entry<Value> | undefined;
}
