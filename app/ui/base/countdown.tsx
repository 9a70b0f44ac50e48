import { useEffect, useState } from 'react';
import { countdownParts } from './countdown-parts.ts';
import './countdown.css';

interface CountdownProps {
  /** ISO instant, or null if there is nothing to wait for: then all digits are zero. */
  until: string | null;
  /** Names the timer, e.g. "Time left to submit". */
  label: string;
}

const units = [
  ['days', 'days'],
  ['hours', 'hours'],
  ['minutes', 'mins'],
  ['seconds', 'secs'],
] as const;

/**
 * Four docked boxes of digits. Pages are the same for everybody and may be old, so the digits start
 * in the browser; they are not announced.
 */
export function Countdown({ until, label: name }: CountdownProps) {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (!until) return;
    // oxlint-disable-next-line no-restricted-properties -- the reader's own clock, which no server context knows
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  const parts =
    until && now === undefined
      ? undefined
      : countdownParts(until && now ? Date.parse(until) - now : 0);
  return (
    <div className="countdown" role="timer" aria-live="off" aria-label={name}>
      {units.map(([unit, label]) => (
        <div key={unit}>
          <b>{parts ? String(parts[unit]).padStart(2, '0') : '--'}</b>
          <span>{label}</span>
        </div>
      ))}
    </div>
  );
}
