import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { LiveSessions } from '../contract.ts';

/** At the latest; a sleeping machine and a moved clock are caught up with. */
const longestWaitSeconds = 60 * 60;

/** Loads the page's data again when a link opens, a session begins or ends, by the server's clock. */
export function useSessionChanges(live: LiveSessions): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (live.changesInSeconds === null) return;
    const refresh = () => void revalidate();
    // What is shown is better than a failure: without a network the next one is waited for.
    const due = () =>
      navigator.onLine ? refresh() : addEventListener('online', refresh, { once: true });
    const timer = setTimeout(due, (Math.min(live.changesInSeconds, longestWaitSeconds) + 1) * 1000);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', refresh);
    };
  }, [live, revalidate]);
}
