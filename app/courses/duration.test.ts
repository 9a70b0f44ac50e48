import { expect, test } from 'vitest';
import { durationText } from './duration.ts';

test.each([
  [0, 'Being written'],
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [74, '1 hour'],
  [75, '1.5 hours'],
  [600, '10 hours'],
])('%i minutes read as %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text);
});
