import type { PracticeKind } from '#app/practice/verdict.ts';
import { daysAfter } from '#app/shared/indian-time.ts';

/** Days until a block comes back: after a wrong answer, after a right one, after the next. */
const waits = [1, 3, 7];

/** Dates are days in India: "2026-11-25". */
export interface Standing {
  /** Repetitions in a row that were answered right at once. */
  passed: number;
  /** The day on which it comes back; null once it is done. */
  dueOn: string | null;
}

export const afterMiss = (today: string): Standing & { dueOn: string } => ({
  passed: 0,
  dueOn: daysAfter(today, waits[0] ?? 1),
});

export function afterRepetition(passed: number, right: boolean, today: string): Standing {
  if (!right) return afterMiss(today);
  const wait = waits[passed + 1];
  return { passed: passed + 1, dueOn: wait === undefined ? null : daysAfter(today, wait) };
}

/** What a day may take. */
export const minutesADay = 10;

const longKinds: readonly PracticeKind[] = [
  'put-in-order',
  'match',
  'correct-the-table',
  'step-through',
];

/** About how long a block takes, in minutes. */
export const minutesOf = (kind: PracticeKind): number => (longKinds.includes(kind) ? 2 : 1);
