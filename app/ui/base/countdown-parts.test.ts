import { expect, test } from 'vitest';
import { countdownParts } from './countdown-parts.ts';

test('a span is split into its parts', () => {
  expect(countdownParts(((2 * 24 + 3) * 60 + 4) * 60_000 + 5_900)).toEqual({
    days: 2,
    hours: 3,
    minutes: 4,
    seconds: 5,
  });
});

test('a span that is over stays at zero', () => {
  expect(countdownParts(-5000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  expect(countdownParts(999)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test('more than a hundred days are shown as days', () => {
  expect(countdownParts(120 * 86_400_000).days).toBe(120);
});
