import { expect, test } from 'vitest';
import { halfWay } from './half-way.ts';

const stage = (ids: readonly string[], quiz: string | null, unwritten: readonly string[] = []) => ({
  lessons: [...ids, ...unwritten].map((id) => ({ id, written: !unwritten.includes(id) })),
  quiz: quiz === null ? null : { id: quiz },
});

test('half of the written lessons are complete, and the quizzes of complete stages are passed', () => {
  const sections = [stage(['a', 'b'], 'first', ['later']), stage(['c', 'd'], 'second')];
  expect(halfWay({ sections })).toEqual({ completed: ['a', 'b'], passed: ['first'] });
});

test('of an odd number, the middle one is complete too', () => {
  expect(halfWay({ sections: [stage(['a', 'b', 'c'], 'first')] })).toEqual({
    completed: ['a', 'b'],
    passed: [],
  });
});

test('nothing is done where nothing is written', () => {
  const sections = [stage([], 'first', ['a']), stage([], null)];
  expect(halfWay({ sections })).toEqual({ completed: [], passed: [] });
});
