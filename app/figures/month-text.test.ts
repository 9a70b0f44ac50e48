import { expect, test } from 'vitest';
import { monthsText } from './month-text.ts';

test.each([
  ['2026-11-01', '2026-11-01', 'Nov 2026'],
  ['2026-01-01', '2026-03-01', 'Jan to Mar 2026'],
  ['2025-12-01', '2026-03-01', 'Dec 2025 to Mar 2026'],
])('from %s to %s is %s', (from, to, text) => {
  expect(monthsText(from, to)).toBe(text);
});
