import { expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#app/shared/durations.ts';
import { waitingText } from './waiting-text.ts';

test.each([
  [-minuteMs, 'New'],
  [59 * minuteMs, 'New'],
  [hourMs, 'Waiting 1 hour'],
  [47 * hourMs, 'Waiting 47 hours'],
  [2 * dayMs, 'Waiting 2 days'],
  [40.5 * dayMs, 'Waiting 40 days'],
])('after %i ms: %s', (passed, text) => {
  const since = new Date('2026-11-25T10:00:00Z');
  expect(waitingText(since, new Date(since.getTime() + passed))).toBe(text);
});
