import { expect, test } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  [-5, 'just now'],
  [59, 'just now'],
  [60, '1 minute ago'],
  [59 * 60, '59 minutes ago'],
  [60 * 60, '1 hour ago'],
  [23 * 3600 + 3599, '23 hours ago'],
  [24 * 3600, '1 day ago'],
  [6 * 86_400, '6 days ago'],
  [7 * 86_400, '14 Nov 2026'],
])('%i seconds ago reads “%s”', (seconds, text) => {
  expect(timeAgo(new Date(now.getTime() - seconds * 1000), now)).toBe(text);
});
