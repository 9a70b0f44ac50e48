import { dayMs } from '#app/shared/durations.ts';
import { fromIndianTime, indianDate } from '#app/shared/indian-time.ts';

/** Days before the end of a membership on which we remind its member; 0 is the day itself. */
export const reminderSteps = [30, 7, 1, 0] as const;
export type ReminderStep = (typeof reminderSteps)[number];

/** A reminder of the last day that could not be sent then is still sent for this many days. */
const lateDays = 7;

const startOfDay = (instant: Date): number => Date.parse(fromIndianTime(indianDate(instant)));

/** Days from the date of `now` to that of `endsAt`, both in India; negative after the end. */
export const daysUntilEnd = (endsAt: Date, now: Date): number =>
  Math.round((startOfDay(endsAt) - startOfDay(now)) / dayMs);

/**
 * The newest reminder that is due when a membership ends in this many days, also if its day was
 * missed. Null when none is due.
 */
export function reminderDue(daysLeft: number): ReminderStep | null {
  if (daysLeft < -lateDays) return null;
  return reminderSteps.findLast((step) => Math.max(daysLeft, 0) <= step) ?? null;
}

/** The ends of the memberships whose newest reminder is `step`: from `from` until before `until`. */
export function endsRemindedAt(step: ReminderStep, now: Date): { from: Date; until: Date } {
  const sooner = reminderSteps[reminderSteps.indexOf(step) + 1];
  const dayAt = (days: number) => new Date(startOfDay(now) + days * dayMs);
  return { from: dayAt(sooner === undefined ? -lateDays : sooner + 1), until: dayAt(step + 1) };
}
