const step: Readonly<Record<string, 1 | -1>> = {
  ' ': 1,
  Enter: 1,
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/**
 * The slide that a key goes to, counted from 0 (part 2 section 2, "Pitch deck"); undefined for
 * other keys.
 */
export function slideByKey(key: string, current: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const by = step[key];
  return by && Math.min(count - 1, Math.max(0, current + by));
}
