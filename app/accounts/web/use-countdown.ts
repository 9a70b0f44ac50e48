import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Seconds left, one less each second; at zero `onEnd` is called once. Starting at zero counts
 * nothing.
 */
export function useCountdown(seconds: number, onEnd?: () => void): number {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(() => onEnd?.());
  const running = left > 0;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setLeft((now) => now - 1), 1000);
    return () => clearInterval(timer);
  }, [running]);

  useEffect(() => {
    if (seconds > 0 && left === 0) end();
  }, [seconds, left]);

  return left;
}
