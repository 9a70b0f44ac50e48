import { expect, test } from 'vitest';
import { dayMs } from '#app/shared/durations.ts';
import { daysUntilEnd, endsRemindedAt, reminderDue, reminderSteps } from './renewal-reminder.ts';

test('the newest reminder is due, from 30 days before the end until a week after it', () => {
  expect([31, 30, 29, 8, 7, 6, 2, 1, 0, -1, -7, -8].map(reminderDue)).toEqual([
    null,
    30,
    30,
    30,
    7,
    7,
    7,
    1,
    0,
    0,
    0,
    null,
  ]);
});

test('days are those of the calendar in India', () => {
  const end = new Date('2027-11-25T04:00:00+05:30');
  const daysAt = (now: string) => daysUntilEnd(end, new Date(now));
  expect(daysAt('2027-11-24T00:00:00+05:30')).toBe(1);
  expect(daysAt('2027-11-24T23:59:59+05:30')).toBe(1);
  expect(daysAt('2027-11-25T00:00:00+05:30')).toBe(0);
  expect(daysAt('2027-11-25T23:00:00+05:30')).toBe(0);
  expect(daysAt('2027-11-26T00:00:00+05:30')).toBe(-1);
});

test('the ends of each reminder are exactly those for which it is due', () => {
  const now = new Date('2027-11-25T09:00:00+05:30');
  for (let hours = -10 * 24; hours <= 40 * 24; hours += 1) {
    const endsAt = new Date(now.getTime() + (hours * dayMs) / 24);
    const found = reminderSteps.filter((step) => {
      const { from, until } = endsRemindedAt(step, now);
      return from <= endsAt && endsAt < until;
    });
    const due = reminderDue(daysUntilEnd(endsAt, now));
    expect({ endsAt, found }).toEqual({ endsAt, found: due === null ? [] : [due] });
  }
});
