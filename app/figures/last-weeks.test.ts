import { expect, test } from 'vitest';
import { lastWeeks } from './last-weeks.ts';

const counted = (week: string) => ({ week, lessons: 2, timed: 1, minutes: 30 });

test('the last twelve weeks end with this one, and have those in which nothing was done', () => {
  const weeks = lastWeeks(
    [counted('2026-12-28'), counted('2026-12-14'), counted('2026-01-05')],
    '2026-01-05',
    '2026-12-28',
  );
  expect(weeks).toHaveLength(12);
  expect(weeks[0]).toEqual({ week: '2026-10-12', lessons: 0, timed: 0, minutes: 0 });
  expect(weeks.at(-1)).toEqual(counted('2026-12-28'));
  expect(weeks.filter(({ lessons }) => lessons > 0)).toHaveLength(2);
});

test('nobody sees a week from before they began', () => {
  const weeks = lastWeeks([counted('2026-12-28')], '2026-12-14', '2026-12-28');
  expect(weeks.map(({ week, lessons }) => [week, lessons])).toEqual([
    ['2026-12-14', 0],
    ['2026-12-21', 0],
    ['2026-12-28', 2],
  ]);
  expect(lastWeeks([], '2026-12-28', '2026-12-28')).toHaveLength(1);
});
