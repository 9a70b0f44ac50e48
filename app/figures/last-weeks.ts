import { daysAfter } from '#app/shared/indian-time.ts';

const shownWeeks = 12;

interface Week {
  /** Its Monday: "2026-11-23". */
  week: string;
  lessons: number;
  timed: number;
  minutes: number;
}

/** The twelve weeks up to this one, also those in which nothing was completed. */
export function lastWeeks(counted: readonly Week[], monday: string): Week[] {
  return Array.from({ length: shownWeeks }, (_, index) => {
    const week = daysAfter(monday, 7 * (index + 1 - shownWeeks));
    return counted.find((each) => each.week === week) ?? { week, lessons: 0, timed: 0, minutes: 0 };
  });
}
