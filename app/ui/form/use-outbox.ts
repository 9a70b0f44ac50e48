import { useEffect, useSyncExternalStore } from 'react';
import { token } from '#app/shared/api-client.ts';
import type { Entry, EntryKey } from './outbox-entry.ts';
import { Outbox } from './outbox.ts';
import { unsentKey } from './unsent.ts';

/** Another person who signs in here doesn't get what it contains. */
export const unsentStore = {
  read: (): Record<string, unknown> => {
    try {
      const { owner, entries } = JSON.parse(localStorage.getItem(unsentKey) ?? '{}') as {
        owner?: unknown;
        entries?: object;
      };
      return owner === token.read() ? { ...entries } : {};
    } catch {
      return {};
    }
  },
  write: (entries: Readonly<Record<string, unknown>>): boolean => {
    try {
      if (Object.keys(entries).length === 0) localStorage.removeItem(unsentKey);
      else localStorage.setItem(unsentKey, JSON.stringify({ owner: token.read(), entries }));
      return true;
    } catch {
      return false;
    }
  },
};

/** One per browser window, so that a waiting entry survives a change of page. */
export const outbox = new Outbox(token.read, unsentStore);

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
