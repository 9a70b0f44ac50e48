import { expect, test } from 'vitest';
import { editsBetween } from './edits.ts';

test.each([
  ['figma', 'figma', 0],
  ['figam', 'figma', 1],
  ['figam', 'figjam', 1],
  ['javscrpt', 'javascript', 2],
  ['desing', 'design', 1],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['founder', 'refund', 5],
])('%s and %s are %i apart', (one, other, edits) => {
  expect(editsBetween(one, other)).toBe(edits);
});
