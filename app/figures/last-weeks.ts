import { daysAfter } from '#app/shared/indian-time.ts';

const shownWeeks = 12;

interface Week {
  /** Its Monday: "2026-11-23". */
  week: string;
  lessons: number;
  timed: number;
  minutes: number;
}

/**
 * The weeks up to this one, at most twelve, even if nothing was completed in them, but none before
 * the first, in which someone began. A week is named by its Monday.
 */
export function lastWeeks(counted: readonly Week[], first: string, monday: string): Week[] {
  const weeks = Array.from({ length: shownWeeks }, (_, index) => {
    const week = daysAfter(monday, 7 * (index + 1 - shownWeeks));
    return counted.find((each) => each.week === week) ?? { week, lessons: 0, timed: 0, minutes: 0 };
  });
  return weeks.filter(({ week }) => week >= first);
}
