import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { LiveSessions } from '../contract.ts';

/** At most, so that the page catches up after sleep or a changed clock. */
const longestWaitSeconds = 60 * 60;

/**
 * Loads the page's data again when a link opens, or a session starts or ends, by the server's
 * clock.
 */
export function useSessionChanges(live: LiveSessions): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (live.changesInSeconds === null) return;
    const refresh = () => void revalidate();
    // Old data is better than an error: without a network, it waits for the next connection.
    const due = () =>
      navigator.onLine ? refresh() : addEventListener('online', refresh, { once: true });
    const timer = setTimeout(due, (Math.min(live.changesInSeconds, longestWaitSeconds) + 1) * 1000);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', refresh);
    };
  }, [live, revalidate]);
}
