import { daysAfter, fromIndianTime, indianDate } from '#app/shared/indian-time.ts';

/** A week, named by the Monday that begins it in India: "2026-11-23". */
export type Week = string;

const daysSinceMonday = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

export function weekOf(instant: Date): Week {
  const date = indianDate(instant);
  return daysAfter(date, -daysSinceMonday(date));
}

export const weekAfter = (week: Week): Week => daysAfter(week, 7);

/** Its first instant. */
export const startOf = (week: Week): Date => new Date(fromIndianTime(week));

/** On Friday we decide who is reminded: the weekend is still to come. */
export const remindedFrom = (week: Week): Date => startOf(daysAfter(week, 4));

/** The weeks in a row in which a goal was met, up to the last such week. */
export interface Streak {
  metWeek: Week | null;
  weeks: number;
}

/** The streak once the goal is met in this week too. */
export const metIn = (week: Week, { metWeek, weeks }: Streak) => ({
  metWeek: week,
  weeks: metWeek !== null && weekAfter(metWeek) === week ? weeks + 1 : 1,
});

/** The weeks in a row as they are during a week: one that is not over breaks nothing. */
export const weeksDuring = (week: Week, { metWeek, weeks }: Streak): number =>
  metWeek !== null && (metWeek >= week || weekAfter(metWeek) === week) ? weeks : 0;
