import { expect, test } from 'vitest';
import { freeSlug, movedTo } from './places.ts';

test('an id moves to a place from 1, and no further than the last', () => {
  expect(movedTo(['a', 'b', 'c'], 'c', 1)).toEqual(['c', 'a', 'b']);
  expect(movedTo(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'a', 'c']);
  expect(movedTo(['a', 'b', 'c'], 'a', 99)).toEqual(['b', 'c', 'a']);
});

test('an address that is taken gets a number, and a name without letters gets one of its own', () => {
  expect(freeSlug('first-steps', new Set())).toBe('first-steps');
  expect(freeSlug('first-steps', new Set(['first-steps', 'first-steps-2']))).toBe('first-steps-3');
  expect(freeSlug('', new Set())).toBe('lesson');
});
