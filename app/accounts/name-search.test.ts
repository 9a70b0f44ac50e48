import { expect, test } from 'vitest';
import { searchesParts } from './name-search.ts';

test.each([
  ['gil', true],
  ['a.rao@ex', true],
  ['नैना', true],
  ['as', false],
  ['a b c d', false],
  ['@.in', false],
])('“%s”', (text, parts) => {
  expect(searchesParts(text)).toBe(parts);
});
