import { expect, test } from 'vitest';
import { periodsOf, ratingOf, type StarCount } from './review-periods.ts';

const counts = (...listed: [month: string, stars: number, reviews: number][]): StarCount[] =>
  listed.map(([month, stars, reviews]) => ({ month: `${month}-01`, stars, reviews }));

test('four reviews have no figures, and five have', () => {
  const four = counts(['2026-10', 5, 3], ['2026-11', 2, 1]);
  expect(ratingOf(four)).toBeNull();
  expect(periodsOf(four)).toEqual([]);
  const five = [...four, ...counts(['2026-11', 4, 1])];
  expect(ratingOf(five)).toEqual({ reviews: 5, average: 4.2 });
  expect(periodsOf(five)).toEqual([
    { from: '2026-10-01', to: '2026-11-01', reviews: 5, average: 4.2 },
  ]);
  expect([ratingOf([]), periodsOf([])]).toEqual([null, []]);
});

test('months are put together until five reviews are in them, and the rest joins the last ones', () => {
  const found = periodsOf(
    counts(
      ['2026-01', 1, 2],
      ['2026-03', 5, 3],
      ['2026-04', 4, 5],
      ['2026-04', 5, 1],
      ['2026-05', 2, 4],
    ),
  );
  expect(found).toEqual([
    { from: '2026-01-01', to: '2026-03-01', reviews: 5, average: 3.4 },
    { from: '2026-04-01', to: '2026-05-01', reviews: 10, average: 3.3 },
  ]);
});

test('there are at most 24 periods, and the first ones are put together', () => {
  const months = Array.from({ length: 30 }, (_, index) => {
    const year = 2024 + Math.floor(index / 12);
    return `${year}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
  const found = periodsOf(
    counts(...months.map((month): [string, number, number] => [month, 4, 5])),
  );
  expect(found).toHaveLength(24);
  expect(found[0]).toEqual({ from: '2024-01-01', to: '2024-07-01', reviews: 35, average: 4 });
  expect(found[1]).toMatchObject({ from: '2024-08-01', reviews: 5 });
});
