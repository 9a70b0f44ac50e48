/** How many days before its end we remind people of an unrenewed membership. */
export const firstReminderDays = 14;
const lastReminderDays = 3;

/** The reminder that is due with this many days left, including today; null when none is. */
export function reminderDue(daysLeft: number): 14 | 3 | null {
  if (daysLeft <= 0 || daysLeft > firstReminderDays) return null;
  return daysLeft <= lastReminderDays ? lastReminderDays : firstReminderDays;
}
