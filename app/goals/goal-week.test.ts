import { expect, test } from 'vitest';
import { metIn, startOf, weekAfter, weekOf, weeksDuring } from './goal-week.ts';

test.each([
  // Midnight between Sunday and Monday in India is at half past six on Sunday in London.
  ['2026-11-22T18:29:59.999Z', '2026-11-16'],
  ['2026-11-22T18:30:00Z', '2026-11-23'],
  ['2026-11-25T12:00:00Z', '2026-11-23'],
  ['2026-11-29T18:29:59Z', '2026-11-23'],
  // A week that begins in one year and ends in the next.
  ['2027-01-01T00:00:00Z', '2026-12-28'],
  ['2027-01-03T18:30:00Z', '2027-01-04'],
  ['2028-02-29T12:00:00Z', '2028-02-28'],
])('%s is in the week of %s', (instant, week) => {
  expect(weekOf(new Date(instant))).toBe(week);
});

test('a week begins at midnight in India and follows the last day of the one before', () => {
  expect(startOf('2026-12-28').toISOString()).toBe('2026-12-27T18:30:00.000Z');
  expect(weekAfter('2026-12-28')).toBe('2027-01-04');
  expect(weekOf(startOf(weekAfter('2026-12-28')))).toBe('2027-01-04');
});

test('weeks in a row go on only in the very next week', () => {
  const first = metIn('2026-12-21', { metWeek: null, weeks: 0 });
  expect(first).toEqual({ metWeek: '2026-12-21', weeks: 1 });
  const second = metIn('2026-12-28', first);
  expect(second).toEqual({ metWeek: '2026-12-28', weeks: 2 });
  expect(metIn('2027-01-11', second)).toEqual({ metWeek: '2027-01-11', weeks: 1 });
});

test('a week that is not over breaks nothing; a whole missed week does', () => {
  const streak = { metWeek: '2026-12-28', weeks: 4 };
  expect(weeksDuring('2026-12-28', streak)).toBe(4);
  expect(weeksDuring('2027-01-04', streak)).toBe(4);
  expect(weeksDuring('2027-01-11', streak)).toBe(0);
  expect(weeksDuring('2027-01-11', { metWeek: null, weeks: 0 })).toBe(0);
});
