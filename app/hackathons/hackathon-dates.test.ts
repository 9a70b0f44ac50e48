import { expect, test, vi } from 'vitest';
import { localZone, productZone } from '#app/shared/instant-text.ts';
import { durationText, isOpen, nextDeadline, timesIn } from './hackathon-dates.ts';

const first = '2025-07-01T23:59:59+05:30';

test.each([
  ['2025-06-29T23:59:59+05:30', '48 hours'],
  ['2025-07-01T22:59:59+05:30', '1 hour'],
  ['2025-06-27T23:59:59+05:30', '4 days'],
  ['2025-06-10T23:59:59+05:30', '3 weeks'],
])('from %s to the end of 1 July 2025 are %s', (start, text) => {
  expect(durationText(start, first)).toBe(text);
});

test('it is open until the last second of Indian time, wherever the reader is', () => {
  expect(isOpen(first, Date.parse('2025-07-01T18:29:58.999Z'))).toBe(true);
  expect(isOpen(first, Date.parse('2025-07-01T18:29:59.000Z'))).toBe(false);
});

test.each([
  ['Asia/Kolkata', '1 Jul 2025, 11:59 pm IST', null],
  ['Asia/Colombo', '1 Jul 2025, 11:59 pm GMT+5:30', null],
  ['America/Los_Angeles', '1 Jul 2025, 11:29 am GMT-7', '1 Jul 2025, 11:59 pm IST'],
])('a reader in %s is told %s', (zone, own, indian) => {
  vi.stubEnv('TZ', zone);
  expect(timesIn(new Date(first).toISOString(), zone === productZone ? zone : localZone)).toEqual({
    own,
    indian,
  });
});

test('the next deadline is the soonest future one', () => {
  const events = ['2026-12-05', '2026-12-01', '2026-11-01'].map((day) => ({
    deadline: `${day}T18:29:59.000Z`,
  }));
  expect(nextDeadline(events, Date.parse('2026-11-20'))).toBe(events[1]);
  expect(nextDeadline(events, Date.parse('2027-01-01'))).toBeNull();
});
