import { expect, test } from 'vitest';
import { largestFall } from './drop-off.ts';

const lessons = (...completed: number[]) =>
  completed.map((people, index) => ({
    id: `lesson-${index + 1}`,
    title: `Lesson ${index + 1}`,
    completed: people,
  }));

test('the largest fall is the largest share of those who completed the lesson before', () => {
  expect(largestFall(120, lessons(100, 80, 40, 25))).toEqual({
    id: 'lesson-2',
    title: 'Lesson 2',
    stopped: 50,
  });
});

test('too few people and a course that nobody leaves have none', () => {
  expect(largestFall(19, lessons(19, 5))).toBeNull();
  expect(largestFall(0, lessons(0, 0))).toBeNull();
  expect(largestFall(30, lessons(30, 30, 31))).toBeNull();
});

test('a fall of fewer than five people is none, however large their share', () => {
  expect(largestFall(30, lessons(30, 26, 22))).toBeNull();
  expect(largestFall(30, lessons(30, 26, 4, 0))).toMatchObject({ id: 'lesson-2', stopped: 80 });
});
