import { expect, test } from 'vitest';
import { timeText } from './time-text.ts';

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [120, '2 h'],
  [125, '2 h 5 min'],
])('%i minutes are %s', (minutes, text) => {
  expect(timeText(minutes)).toBe(text.replaceAll(' ', '\u00A0'));
});
