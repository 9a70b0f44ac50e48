import { expect, test } from 'vitest';
import { rightOf, type Mark } from './verdict.ts';

test.each<[readonly Mark[], number, string]>([
  [['right', 'wrong', 'right'], 3, 'Two of three are right.'],
  [['right', null], 2, 'One of two is right.'],
  [['wrong', 'wrong', 'wrong'], 3, 'None of the three is right.'],
  [['wrong', null], 2, 'Neither is right.'],
  [['wrong'], 1, 'This is not right.'],
])('%j of %i: %s', (marks, total, text) => {
  expect(rightOf(marks, total)).toBe(text);
});
