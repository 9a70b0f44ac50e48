import { expect, test } from 'vitest';
import { slideByKey } from './deck-keys.ts';

test.each([' ', 'Enter', 'ArrowDown', 'ArrowRight'])(
  '%j goes to the next slide and stops at the last',
  (key) => {
    expect(slideByKey(key, 3, 10)).toBe(4);
    expect(slideByKey(key, 9, 10)).toBe(9);
  },
);

test.each(['ArrowUp', 'ArrowLeft'])(
  '%j goes to the previous slide and stops at the first',
  (key) => {
    expect(slideByKey(key, 3, 10)).toBe(2);
    expect(slideByKey(key, 0, 10)).toBe(0);
  },
);

test('Home and End go to the ends', () => {
  expect(slideByKey('Home', 7, 10)).toBe(0);
  expect(slideByKey('End', 0, 10)).toBe(9);
});

test('other keys do nothing', () => {
  for (const key of ['a', 'Tab', 'Escape', 'p', 'F11'])
    expect(slideByKey(key, 3, 10)).toBeUndefined();
});
