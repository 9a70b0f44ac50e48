import { expect, test } from 'vitest';
import { flatOutline, placeAt, placeText } from './flat-outline.ts';

const lesson = (id: string) => ({ id, title: id });
const items = flatOutline({
  stages: [
    { id: 'one', title: 'One', lessons: [lesson('a'), lesson('b')] },
    { id: 'two', title: 'Two', lessons: [lesson('c')] },
  ],
});

test('the list has each stage before its lessons', () => {
  expect(items.map(({ id }) => id)).toEqual(['one', 'a', 'b', 'two', 'c']);
});

test('a lesson belongs to the stage above it', () => {
  expect(placeAt(items, 'a', 2)).toEqual({ kind: 'lesson', id: 'a', stage: 'one', place: 2 });
  expect(placeAt(items, 'b', 3)).toEqual({ kind: 'lesson', id: 'b', stage: 'two', place: 1 });
  expect(placeAt(items, 'c', 3)).toEqual({ kind: 'lesson', id: 'c', stage: 'one', place: 3 });
  expect(placeAt(items, 'c', 0)).toEqual({ kind: 'lesson', id: 'c', stage: 'one', place: 1 });
});

test('a stage stands among the stages', () => {
  expect(placeAt(items, 'two', 0)).toEqual({ kind: 'stage', id: 'two', place: 1 });
  expect(placeAt(items, 'one', 4)).toEqual({ kind: 'stage', id: 'one', place: 2 });
});

test('a place is announced in words', () => {
  expect(placeText(items, placeAt(items, 'b', 3))).toBe('place 1 in stage 2');
  expect(placeText(items, placeAt(items, 'two', 0))).toBe('place 1 of 2 stages');
});
