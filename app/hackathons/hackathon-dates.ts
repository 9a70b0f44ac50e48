import { dayMs, hourMs } from '#app/shared/durations.ts';
import { instantText, productZone, type Zone } from '#app/shared/instant-text.ts';

/** A hackathon is open until its deadline; after that it is past. */
export const isOpen = (deadline: Date | string, now: Date | number): boolean =>
  new Date(deadline).getTime() > new Date(now).getTime();

const counted = (count: number, unit: string): string =>
  `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * How long a hackathon takes, to the nearest unit that people would say: "48 hours", "10 days", "3
 * weeks".
 */
export function durationText(startsAt: Date | string, deadline: Date | string): string {
  const span = new Date(deadline).getTime() - new Date(startsAt).getTime();
  if (span <= 3 * dayMs) return counted(Math.max(1, Math.round(span / hourMs)), 'hour');
  const days = Math.round(span / dayMs);
  return days % 7 === 0 ? counted(days / 7, 'week') : counted(days, 'day');
}

interface TwoTimes {
  /** In the reader's zone. */
  own: string;
  /** In India, if that differs. */
  indian: string | null;
}

/** An instant for a reader in `zone`, with Indian time beside it. */
export function timesIn(instant: string, zone: Zone): TwoTimes {
  const own = instantText(instant, 'date-time', zone);
  const indian = instantText(instant, 'date-time', productZone);
  // Colombo uses Indian time under another name.
  return { own, indian: withoutZone(own) === withoutZone(indian) ? null : indian };
}

const withoutZone = (text: string): string => text.slice(0, text.lastIndexOf(' '));

/** The soonest future deadline; null if there is none. */
export const nextDeadline = <Event extends { deadline: string }>(
  events: readonly Event[],
  now: Date | number,
): Event | null =>
  events
    .filter(({ deadline }) => isOpen(deadline, now))
    .toSorted((one, other) => Date.parse(one.deadline) - Date.parse(other.deadline))[0] ?? null;
