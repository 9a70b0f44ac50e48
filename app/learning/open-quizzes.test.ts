import { expect, test } from 'vitest';
import { openQuizStages, openQuizzesText } from './open-quizzes.ts';

test('the end of a course names every quiz that is still open', () => {
  const stages = ['a', null, 'b', 'c'].map((id) => ({ quiz: id === null ? null : { id } }));
  expect(openQuizStages(stages, ['b'])).toEqual([1, 4]);
  expect(openQuizzesText([2])).toBe('The quiz of stage 2 is still open.');
  expect(openQuizzesText([1, 4])).toBe('The quizzes of stages 1 and 4 are still open.');
  expect(openQuizzesText([1, 2, 3])).toBe('The quizzes of stages 1, 2 and 3 are still open.');
});

test('many are counted, and left to the page of the course', () => {
  expect(openQuizzesText(Array.from({ length: 60 }, (_, index) => index + 1))).toBe(
    '60 quizzes are still open. The course’s page lists them.',
  );
});
