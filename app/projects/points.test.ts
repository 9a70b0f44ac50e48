import { expect, test } from 'vitest';
import { fits, pointsOf } from './points.ts';

const criteria = [{ points: 3 }, { points: 5 }];

test('points fit a rubric if there are as many, each from none to all', () => {
  expect(pointsOf(criteria)).toBe(8);
  for (const points of [
    [0, 0],
    [3, 5],
  ])
    expect(fits(points, criteria)).toBe(true);
  for (const points of [[], [3], [3, 5, 0], [4, 5], [3, -1], [0.5, 0]])
    expect(fits(points, criteria)).toBe(false);
});
