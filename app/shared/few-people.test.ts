import { expect, test } from 'vitest';
import { inFives, shareOf, shown } from './few-people.ts';

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, people) => people);

test('fewer than five people have no figure', () => {
  expect(upTo(5).map(shown)).toEqual([null, null, null, null, null, 5]);
  expect(upTo(5).map(inFives)).toEqual([null, null, null, null, null, 5]);
  expect(upTo(4).map((people) => shareOf(0, people))).toEqual([null, null, null, null, null]);
  expect([shown(undefined), inFives(null)]).toEqual([null, null]);
});

test('people are counted in fives, rounded down', () => {
  expect([5, 9, 10, 14, 104].map(inFives)).toEqual([5, 5, 10, 10, 100]);
});

test('a share does not give away the number of people behind it', () => {
  const fitting = (people: number, some: number) =>
    upTo(people + 4).flatMap((all) =>
      upTo(all).filter(
        (few) =>
          inFives(all) === inFives(people) &&
          shareOf(few, all) === shareOf(some, people) &&
          few > 0 &&
          few < all,
      ),
    ).length;
  for (const people of [5, 6, 7, 8, 9, 12, 20, 49, 99, 100, 101])
    for (const some of upTo(people).slice(1, -1))
      expect(fitting(people, some), `${some} of ${people}`).toBeGreaterThan(1);
});

test('a share of many is exact', () => {
  expect([shareOf(5, 8), shareOf(57, 120), shareOf(123, 1000)]).toEqual([60, 50, 12]);
});
