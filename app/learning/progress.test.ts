import { expect, test } from 'vitest';
import { progressOf } from './progress.ts';

const lessons = ['a', 'b', 'c', 'd'].map((id) => ({ id, written: true }));
const nextOf = (completed: string[], lastOpened?: string) =>
  progressOf(lessons, new Set(completed), lastOpened).next?.id;

test('a course not yet started continues at its first lesson', () => {
  expect(progressOf(lessons, new Set())).toEqual({
    lessonsDone: 0,
    lessonsTotal: 4,
    next: lessons[0],
  });
});

test('a lesson that was opened and not completed is continued', () => {
  expect(nextOf(['a'], 'c')).toBe('c');
});

test('after a completed lesson comes the next open one, and at the end an earlier open one', () => {
  expect(nextOf(['a', 'b'], 'b')).toBe('c');
  expect(nextOf(['a', 'c', 'd'], 'd')).toBe('b');
});

test('a completed course has nothing to continue', () => {
  expect(progressOf(lessons, new Set(['a', 'b', 'c', 'd']), 'd')).toEqual({
    lessonsDone: 4,
    lessonsTotal: 4,
    next: null,
  });
});

test('a course without a written lesson is 0 of 0, and outline entries do not count', () => {
  const outline = [{ id: 'a', written: false }];
  expect(progressOf(outline, new Set(['a']))).toEqual({
    lessonsDone: 0,
    lessonsTotal: 0,
    next: null,
  });
});

test('the completion of a deleted lesson is not counted', () => {
  expect(progressOf(lessons, new Set(['removed', 'a'])).lessonsDone).toBe(1);
});
