import { expect, test } from 'vitest';
import { costOf, summed } from './cost.ts';

test('a cost is the sum of both prices', () => {
  expect(costOf({ tokensIn: 2_500_000, tokensOut: 100_000 }, { in: 12, out: 48 })).toBe(34.8);
});

test('days are summed', () => {
  expect(
    summed([
      { day: '2026-12-02', questions: 1, tokensIn: 900, tokensOut: 70 },
      { day: '2026-12-01', questions: 3, tokensIn: 2700, tokensOut: 210 },
    ]),
  ).toEqual({ questions: 4, tokensIn: 3600, tokensOut: 280 });
});
