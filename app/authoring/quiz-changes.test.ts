import { expect, test } from 'vitest';
import { marked, newQuestion, stepped, withSeveral } from './quiz-changes.ts';

const right = ({ options }: ReturnType<typeof newQuestion>) => options.map((each) => each.right);

test('a question with one answer has one right option at most', () => {
  const one = marked(marked(newQuestion('a'), 0, true), 1, true);
  expect(right(one)).toEqual([false, true]);
  const both = marked(withSeveral(one, true), 0, true);
  expect(right(both)).toEqual([true, true]);
  expect(right(withSeveral(both, false))).toEqual([true, false]);
});

test('a question steps up and down, and no further than the ends', () => {
  const all = ['a', 'b', 'c'].map(newQuestion);
  const ids = (place: number, by: 1 | -1) => stepped(all, place, by).map(({ id }) => id);
  expect(ids(0, 1)).toEqual(['b', 'a', 'c']);
  expect(ids(2, -1)).toEqual(['a', 'c', 'b']);
  expect(ids(0, -1)).toEqual(['a', 'b', 'c']);
  expect(ids(2, 1)).toEqual(['a', 'b', 'c']);
});
