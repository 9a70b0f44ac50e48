import { dayText } from '#app/shared/instant-text.ts';
import type { Period } from './period.ts';

/** "21 Nov", where the year is plain. */
export const dayOfMonthText = (day: string): string =>
  dayText(day).split(' ').slice(0, 2).join(' ');

/** "Nov 2026". */
export const monthText = (day: string): string => dayText(day).split(' ').slice(1).join(' ');

/** "1 to 25 Nov 2026", "27 Feb 2026 to 2 Mar 2026", "5 Nov 2026". */
export function periodText({ from, to }: Period): string {
  if (from === to) return dayText(to);
  const start = monthText(from) === monthText(to) ? Number(from.slice(-2)) : dayText(from);
  return `${start} to ${dayText(to)}`;
}
