import { expect, test } from 'vitest';
import { termUsed } from './term-used.ts';

const [start, end] = ['2026-03-12T06:00:00.000Z', '2027-03-12T06:00:00.000Z'];

test('a year is used up stage by stage', () => {
  const { used, days, stages } = termUsed(start, end, 214);
  expect([used, days]).toEqual([151, 365]);
  expect(stages.map(({ done, total }) => [done, total])).toEqual([
    [73, 73],
    [73, 73],
    [5, 73],
    [0, 73],
    [0, 73],
  ]);
});

test('on the first day nothing is used, on the last day everything', () => {
  expect(termUsed(start, end, 365).stages.every(({ done }) => done === 0)).toBe(true);
  expect(termUsed(start, end, 0).stages.every(({ done, total }) => done === total)).toBe(true);
});

test('a renewal paid early makes the term longer', () => {
  const { used, days } = termUsed(start, '2028-03-11T06:00:00.000Z', 730);
  expect([used, days]).toEqual([0, 730]);
});
