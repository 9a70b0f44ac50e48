import { dayMs, hourMs, minuteMs } from '#app/shared/durations.ts';
import { instantText, type Zone } from '#app/shared/instant-text.ts';

/**
 * How long ago an instant was, in everyday words; after a week, its date. A future instant, from a
 * clock that is ahead, counts as now.
 */
export function timeAgo(instant: Date, now: Date, zone?: Zone): string {
  const passed = now.getTime() - instant.getTime();
  if (passed < minuteMs) return 'just now';
  if (passed < hourMs) return counted(Math.floor(passed / minuteMs), 'minute');
  if (passed < dayMs) return counted(Math.floor(passed / hourMs), 'hour');
  if (passed < 7 * dayMs) return counted(Math.floor(passed / dayMs), 'day');
  return instantText(instant, 'date', zone);
}

const counted = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'} ago`;
