import { dayMs, hourMs } from './durations.ts';

/** India has had one offset since 1945, and no summer time. */
const offset = '+05:30';
const offsetMs = 5.5 * hourMs;

/**
 * What `<input type="datetime-local">` shows for an instant, in Indian time: "2026-12-01T19:30".
 */
export const indianDateTime = (instant: Date | string): string =>
  new Date(new Date(instant).getTime() + offsetMs)
    .toISOString()
    .slice(0, 'yyyy-mm-ddThh:mm'.length);

/** What `<input type="date">` shows: "2026-12-01". */
export const indianDate = (instant: Date | string): string =>
  indianDateTime(instant).slice(0, 'yyyy-mm-dd'.length);

/** The instant of such a date, or date and time; empty if it is invalid. */
export function fromIndianTime(typed: string): string {
  const instant = new Date(`${typed.includes('T') ? typed : `${typed}T00:00`}${offset}`);
  return Number.isNaN(instant.getTime()) ? '' : instant.toISOString();
}

/** So many days after a date: "2026-12-31" and 1 give "2027-01-01". */
export const daysAfter = (date: string, days: number): string =>
  new Date(new Date(date).getTime() + days * dayMs).toISOString().slice(0, date.length);
