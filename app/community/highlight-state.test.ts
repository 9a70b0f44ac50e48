import { expect, test } from 'vitest';
import { highlightStateAt } from './highlight-state.ts';

const day = (number: number) => new Date(`2026-12-0${number}T00:00:00Z`);
const plain = { datedAt: day(2), pinnedUntil: null, unpublishedAt: null };

test.each([
  ['before its date', plain, 1, 'scheduled'],
  ['from its date on', plain, 2, 'shown'],
  ['pinned', { ...plain, pinnedUntil: day(4) }, 3, 'pinned'],
  ['when the pin has run out', { ...plain, pinnedUntil: day(4) }, 4, 'shown'],
  ['pinned before its date', { ...plain, pinnedUntil: day(4) }, 1, 'scheduled'],
  ['taken down', { ...plain, pinnedUntil: day(4), unpublishedAt: day(3) }, 3, 'unpublished'],
] as const)('a highlight %s', (_, dates, now, state) => {
  expect(highlightStateAt(dates, day(now))).toBe(state);
});
