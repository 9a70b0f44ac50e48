/** Days before its end at which a membership that was not renewed is spoken of. */
export const firstReminderDays = 14;
const lastReminderDays = 3;

/**
 * Which of the two reminders is due with so many days left, today's included; null when none is.
 */
export function reminderDue(daysLeft: number): 14 | 3 | null {
  if (daysLeft <= 0 || daysLeft > firstReminderDays) return null;
  return daysLeft <= lastReminderDays ? lastReminderDays : firstReminderDays;
}
