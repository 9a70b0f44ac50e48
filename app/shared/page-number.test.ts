import { expect, test } from 'vitest';
import { pageNumberIn } from './page-number.ts';

test.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=2.7', 2],
  ['?page=0', 1],
  ['?page=-4', 1],
  ['?page=second', 1],
  ['?page=1e99', 10_000],
])('%j asks for page %d', (query, page) => {
  expect(pageNumberIn(new URLSearchParams(query))).toBe(page);
});
