import { dayMs, hourMs } from '#app/shared/durations.ts';

/** How long somebody has been waiting. */
export function waitingText(since: Date, now: Date): string {
  const passed = now.getTime() - since.getTime();
  if (passed < hourMs) return 'New';
  if (passed < 2 * dayMs) return `Waiting ${counted(Math.floor(passed / hourMs), 'hour')}`;
  return `Waiting ${counted(Math.floor(passed / dayMs), 'day')}`;
}

const counted = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'}`;
