import { expect, test } from 'vitest';
import { daysLeft } from './days-left.ts';

const start = new Date('2026-03-12T06:00:00Z');
const after = (days: number, from = start) => new Date(from.getTime() + days * 24 * 60 * 60 * 1000);
const end = after(365);

test.each([
  [0, 365],
  [0.5, 365],
  [1, 364],
  [150.9, 215],
  [364, 1],
  [364.9, 1],
  [365, 0],
  [400, 0],
])('%f days after the start of a year there are %i left', (since, left) => {
  expect(daysLeft(end, after(since))).toBe(left);
});

test('renewing early adds to what is left', () => {
  expect(daysLeft(after(365, end), after(300))).toBe(65 + 365);
});

test('a membership for life has no days to count', () => {
  expect(daysLeft(null, start)).toBeNull();
});
