import { minuteMs } from './durations.ts';
import { fromIndianTime } from './indian-time.ts';

export type InstantFormat = 'date' | 'time' | 'date-time';

/** Ours, also for readers whose own zone is unknown. */
export const productZone = 'Asia/Kolkata';

/** The zone of the clock on which this runs: in a browser, the reader's. */
export const localZone = 'local';

export type Zone = typeof productZone | typeof localZone;

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * An instant (a Date, or ISO text) for people: "21 Nov 2026", "7:30 pm IST", "21 Nov 2026, 7:30 pm
 * GMT+1". We build it from numbers: Intl's words differ between engines, and the server must write
 * the same as the browser. Its first answer also takes a slow phone 60 ms.
 */
export function instantText(
  instant: Date | string,
  format: InstantFormat = 'date-time',
  zone: Zone = productZone,
): string {
  const { offset, name } = zone === localZone ? localOffset(new Date(instant)) : indianOffset;
  const wall = new Date(new Date(instant).getTime() + offset * minuteMs);
  const date = `${wall.getUTCDate()} ${months[wall.getUTCMonth()]} ${wall.getUTCFullYear()}`;
  if (format === 'date') return date;
  const hour = wall.getUTCHours();
  const time = `${hour % 12 || 12}:${twoDigits(wall.getUTCMinutes())} ${hour < 12 ? 'am' : 'pm'} ${name}`;
  return format === 'time' ? time : `${date}, ${time}`;
}

/** A zone at one instant: its minutes ahead of UTC, and what follows the time. */
interface Offset {
  offset: number;
  name: string;
}

const indianOffset: Offset = { offset: 330, name: 'IST' };

function localOffset(instant: Date): Offset {
  const offset = -instant.getTimezoneOffset();
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const ahead = offset < 0 ? `-${hours}` : `+${hours}`;
  return {
    offset,
    name: `GMT${ahead}${minutes ? `:${twoDigits(minutes)}` : ''}`,
  };
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** A day in India, "2026-11-21", for people: "21 Nov 2026". */
export const dayText = (day: string): string => instantText(fromIndianTime(day), 'date');
