import { useEffect, useState } from 'react';
import { hourMs } from '#app/shared/durations.ts';
import { nextDeadline } from '../hackathon-dates.ts';

/**
 * The reader's time, updated whenever one of these deadlines passes; undefined until the browser
 * has it. Pages are cached and may be old, so the browser decides what is open.
 */
export function useDeadlines(events: readonly { deadline: string }[]): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      // oxlint-disable-next-line no-restricted-properties -- the reader's own clock, which no server context knows
      const read = Date.now();
      setNow(read);
      const next = nextDeadline(events, read);
      // Also checked every hour, in case the machine slept or the clock moved.
      if (next) timer = setTimeout(look, Math.min(Date.parse(next.deadline) - read, hourMs));
    };
    look();
    return () => clearTimeout(timer);
  }, [events]);
  return now;
}
