import { expect, test } from 'vitest';
import { fromIndianTime, indianDate, indianDateTime } from './indian-time.ts';

test.each([
  ['2026-12-01T19:30', '2026-12-01T14:00:00.000Z'],
  ['2026-12-02T00:15', '2026-12-01T18:45:00.000Z'],
  ['2026-07-01T05:29', '2026-06-30T23:59:00.000Z'],
])('%s in India is %s, and back', (typed, instant) => {
  expect(fromIndianTime(typed)).toBe(instant);
  expect(indianDateTime(instant)).toBe(typed);
  expect(indianDate(instant)).toBe(typed.slice(0, 10));
});

test('a date means its midnight; an invalid time gives nothing', () => {
  expect(fromIndianTime('2026-12-01')).toBe('2026-11-30T18:30:00.000Z');
  for (const typed of ['', 'soon', '2026-13-01']) expect(fromIndianTime(typed)).toBe('');
});
