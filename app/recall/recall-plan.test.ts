import { expect, test } from 'vitest';
import { afterMiss, afterRepetition } from './recall-plan.ts';

test('what was missed comes back after 1, 3 and 7 days, and is done then', () => {
  const missed = afterMiss('2026-12-28');
  expect(missed).toEqual({ passed: 0, dueOn: '2026-12-29' });
  const first = afterRepetition(missed.passed, true, '2026-12-29');
  expect(first).toEqual({ passed: 1, dueOn: '2027-01-01' });
  // Late: the days are counted from the answer.
  const second = afterRepetition(first.passed, true, '2027-01-05');
  expect(second).toEqual({ passed: 2, dueOn: '2027-01-12' });
  expect(afterRepetition(second.passed, true, '2027-01-12')).toEqual({ passed: 3, dueOn: null });
});

test('a wrong answer starts again', () => {
  expect(afterRepetition(2, false, '2028-02-28')).toEqual({ passed: 0, dueOn: '2028-02-29' });
});
