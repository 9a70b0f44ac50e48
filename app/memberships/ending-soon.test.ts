import { expect, test } from 'vitest';
import { reminderDue } from './ending-soon.ts';

test('one reminder from 14 days before the end, another from 3 days, none earlier and none afterwards', () => {
  expect([16, 15, 14, 13, 4, 3, 2, 1, 0].map(reminderDue)).toEqual([
    null,
    null,
    14,
    14,
    14,
    3,
    3,
    3,
    null,
  ]);
});
