import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { LiveSessions } from '../contract.ts';

/** At the latest; a sleeping machine and a moved clock are caught up with. */
const longestWaitSeconds = 60 * 60;

/** Asks the page's data anew when a link opens, a session begins or ends, by the server's clock. */
export function useSessionChanges(live: LiveSessions): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (live.changesInSeconds === null) return;
    const timer = setTimeout(() => void revalidate(), (Math.min(live.changesInSeconds, longestWaitSeconds) + 1) * 1000);
    return () => clearTimeout(timer);
  }, [live, revalidate]);
}
