import { dayMs } from '#app/shared/durations.ts';
import { fromIndianTime, indianDate } from '#app/shared/indian-time.ts';

/** Days in India, both included. */
export interface Period {
  from: string;
  to: string;
}

const mostDays = 366;

const startOf = (day: string): number => Date.parse(fromIndianTime(day));

const dayAfter = (day: string, days: number): string =>
  indianDate(new Date(startOf(day) + days * dayMs));

export const daysIn = ({ from, to }: Period): number => (startOf(to) - startOf(from)) / dayMs + 1;

/** Begins before it ends, and is not too long for a sum. */
export const isPeriod = (period: Period): boolean => {
  const days = daysIn(period);
  return days >= 1 && days <= mostDays;
};

/** Its first moment, and the first moment after it. */
export const spanOf = ({ from, to }: Period): { from: Date; until: Date } => ({
  from: new Date(startOf(from)),
  until: new Date(startOf(dayAfter(to, 1))),
});

/** Every day of it. */
export const daysOf = (period: Period): string[] =>
  Array.from({ length: daysIn(period) }, (_, index) => dayAfter(period.from, index));

const firstOf = (day: string): string => `${day.slice(0, 'yyyy-mm'.length)}-01`;

const lastOfMonthBefore = (day: string): string => dayAfter(firstOf(day), -1);

/** The month of a day, up to it. */
export const monthUntil = (day: string): Period => ({ from: firstOf(day), to: day });

/** The whole month before that of a day. */
export const monthBefore = (day: string): Period => monthUntil(lastOfMonthBefore(day));

/** As many days, ending with this one. */
export const daysUntil = (day: string, days: number): Period => ({
  from: dayAfter(day, 1 - days),
  to: day,
});

const lastOf = (day: string): string => lastOfMonthBefore(dayAfter(firstOf(day), 31));

/** A period that reaches today also gets the rest of its month, in which nothing has happened yet. */
export const withDaysToCome = ({ from, to }: Period, today: string): Period => ({
  from,
  to: to < today ? to : lastOf(to),
});

/**
 * What a period is compared with: the same days of the month before, for a part of a month that begins
 * with its first day; the whole month before, for a whole month; else as many days just before.
 */
export function comparedWith({ from, to }: Period): Period {
  if (from !== firstOf(to)) return daysUntil(dayAfter(from, -1), daysIn({ from, to }));
  const before = monthBefore(from);
  const wholeMonth = lastOfMonthBefore(dayAfter(to, 1)) === to;
  const same = dayAfter(before.from, daysIn({ from, to }) - 1);
  return wholeMonth || same > before.to ? before : { from: before.from, to: same };
}

/** The period in an address; each end that is missing follows from today. */
export const periodIn = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): Period => {
  const end = to ?? (from && from > today ? from : today);
  return { from: from ?? firstOf(end), to: end };
};
