import { useEffect, useSyncExternalStore } from 'react';
import { api } from '#app/shared/api-client.ts';
import type { foundersHubContract } from '../contract.ts';
import { TaskKeeper, type Draft } from './task-keeper.ts';

const call = api<typeof foundersHubContract>();

/** One per browser window, so that unsent changes survive a change of page. */
export const keeper = new TaskKeeper({
  save: (slug, { done, notes, version }) =>
    call('PUT /founders-hub/tasks/{slug}', { params: { slug }, body: { done, notes, version } }),
  read: (slug) => call('GET /founders-hub/tasks/{slug}', { params: { slug } }),
});

let watching = false;

/**
 * Runs once: sends when the connection is back or the window is hidden, and asks before the window
 * closes with unsent changes.
 */
function watch(): void {
  if (watching) return;
  watching = true;
  addEventListener('online', () => keeper.flush());
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && keeper.flush(),
  );
  addEventListener('beforeunload', (event) => keeper.pending && event.preventDefault());
}

export function useTasks(): ReadonlyMap<string, Draft> {
  useEffect(watch, []);
  return useSyncExternalStore(keeper.subscribe, keeper.drafts, keeper.drafts);
}
