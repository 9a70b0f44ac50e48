export interface CountdownParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Days, hours, minutes and seconds in a span of milliseconds; all zero once it is over. */
export function countdownParts(milliseconds: number): CountdownParts {
  const all = Math.max(0, Math.floor(milliseconds / 1000));
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  };
}
