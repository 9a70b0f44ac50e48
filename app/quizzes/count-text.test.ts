import { expect, test } from 'vitest';
import { resultText, overviewText } from './count-text.ts';

const given = (...states: ('a' | 'f' | 'o')[]) =>
  states.map((state) => ({ choices: state === 'o' ? [] : [0], flagged: state === 'f' }));

test('the overview says how many are answered, open and flagged', () => {
  expect(overviewText(given('a', 'f', 'o'))).toBe('Two answered, one open, one flagged.');
  expect(overviewText(given('a', 'a'))).toBe('All two answered.');
  expect(overviewText(given('o', 'o'))).toBe('None answered, two open.');
  expect(overviewText(given('a'))).toBe('Answered.');
  expect(overviewText(given('f'))).toBe('Answered, flagged.');
  expect(overviewText(given('o'))).toBe('Still open.');
});

test('a result says how far it is from the pass mark', () => {
  expect(resultText({ right: 9, of: 12, passMark: 8 })).toBe('9 of 12. Passed.');
  expect(resultText({ right: 6, of: 12, passMark: 8 })).toBe('6 of 12. Two short.');
});
