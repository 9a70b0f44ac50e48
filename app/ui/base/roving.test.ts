import { expect, test } from 'vitest';
import { rovingIndex } from './roving.ts';

test('arrows move by one and wrap at both ends', () => {
  expect(rovingIndex('ArrowRight', 0, 3)).toBe(1);
  expect(rovingIndex('ArrowDown', 2, 3)).toBe(0);
  expect(rovingIndex('ArrowLeft', 0, 3)).toBe(2);
  expect(rovingIndex('ArrowUp', 2, 3)).toBe(1);
});

test('home and end go to the ends', () => {
  expect(rovingIndex('Home', 2, 3)).toBe(0);
  expect(rovingIndex('End', 0, 3)).toBe(2);
});

test('with nothing focused yet, down goes to the top and up to the bottom', () => {
  expect(rovingIndex('ArrowDown', -1, 3)).toBe(0);
  expect(rovingIndex('ArrowUp', -1, 3)).toBe(2);
});

test('other keys and empty lists have no effect', () => {
  expect(rovingIndex('Enter', 0, 3)).toBeUndefined();
  expect(rovingIndex('ArrowDown', 0, 0)).toBeUndefined();
});
