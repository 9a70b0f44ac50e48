import { expect, test } from 'vitest';
import {
  comparedWith,
  daysIn,
  daysOf,
  isPeriod,
  monthBefore,
  periodIn,
  spanOf,
  withDaysToCome,
} from './period.ts';

const today = '2026-11-25';

test('without an address a period is this month so far', () => {
  expect(periodIn({}, today)).toEqual({ from: '2026-11-01', to: today });
  expect(periodIn({ to: '2026-02-10' }, today)).toEqual({ from: '2026-02-01', to: '2026-02-10' });
  expect(periodIn({ from: '2026-09-10' }, today)).toEqual({ from: '2026-09-10', to: today });
});

test('its days are India’s, both ends included', () => {
  const period = { from: '2026-02-27', to: '2026-03-02' };
  expect(spanOf(period)).toEqual({
    from: new Date('2026-02-26T18:30:00Z'),
    until: new Date('2026-03-02T18:30:00Z'),
  });
  expect(daysOf(period)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
});

test('it has a day at least, and 366 at most', () => {
  expect(isPeriod({ from: today, to: today })).toBe(true);
  expect(isPeriod({ from: today, to: '2026-11-24' })).toBe(false);
  expect(daysIn({ from: '2024-01-01', to: '2024-12-31' })).toBe(366);
  expect(isPeriod({ from: '2024-01-01', to: '2024-12-31' })).toBe(true);
  expect(isPeriod({ from: '2024-01-01', to: '2025-01-01' })).toBe(false);
});

test('it is compared with the same part of the month before, or with as many days', () => {
  const month = { from: '2026-02-01', to: '2026-02-28' };
  expect(comparedWith(month)).toEqual({ from: '2026-01-01', to: '2026-01-31' });
  expect(comparedWith({ from: '2026-11-01', to: today })).toEqual({
    from: '2026-10-01',
    to: '2026-10-25',
  });
  // February has no 30th day.
  expect(comparedWith({ from: '2026-03-01', to: '2026-03-30' })).toEqual(month);
  expect(comparedWith({ from: '2026-03-02', to: '2026-03-03' })).toEqual({
    from: '2026-02-28',
    to: '2026-03-01',
  });
  expect(monthBefore('2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});

test('a period that reaches today may be extended to the end of its month', () => {
  const soFar = { from: '2026-11-01', to: today };
  expect(withDaysToCome(soFar, today)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(withDaysToCome(soFar, '2026-11-26')).toEqual(soFar);
  const later = { from: '2026-11-10', to: '2027-02-28' };
  expect(withDaysToCome(later, today)).toEqual(later);
  const inDecember = { from: '2026-11-10', to: '2026-12-31' };
  expect(withDaysToCome(inDecember, today)).toEqual(inDecember);
});
