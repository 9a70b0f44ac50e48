import { expect, test } from 'vitest';
import { largestFall } from './drop-off.ts';

const lessons = (...completed: (number | null)[]) =>
  completed.map((people, index) => ({ title: `Lesson ${index + 1}`, completed: people }));

test('the largest fall is the largest share of those who completed the lesson before', () => {
  expect(largestFall(120, lessons(100, 80, 40, 25))).toEqual({
    after: { title: 'Lesson 2', completed: 80 },
    stopped: 50,
  });
});

test('too few people, a lesson without a figure and a course that nobody leaves have none', () => {
  expect(largestFall(19, lessons(19, 5))).toBeUndefined();
  expect(largestFall(null, lessons(null, null))).toBeUndefined();
  expect(largestFall(30, lessons(30, null))).toBeUndefined();
  expect(largestFall(30, lessons(30, 30, 31))).toBeUndefined();
});
