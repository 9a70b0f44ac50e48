import { expect, test } from 'vitest';
import { completionRule } from './completion-rule.ts';

const lessons = [{ practice: true }, { practice: false }];
const quiz = (passMark: number, drawn: number) => ({ lessons, quiz: { passMark, drawn } });

test('a course says what its quizzes take, and says nothing of quizzes it does not have', () => {
  expect(completionRule([{ lessons, quiz: null }])).not.toContain('quiz');
  expect(completionRule([quiz(8, 12), { lessons, quiz: null }, quiz(8, 12)])).toContain(
    '2 stages end with a quiz. You pass each by getting 8 of 12 questions right',
  );
  expect(completionRule([quiz(3, 5)])).toContain(
    '1 stage ends with a quiz. You pass it by getting 3 of 5 questions right',
  );
  expect(completionRule([quiz(3, 5), quiz(4, 6)])).toContain('Each says how many');
});

test('a course speaks of practice only if one of its lessons has some', () => {
  expect(completionRule([{ lessons, quiz: null }])).toContain('by doing its practice');
  expect(completionRule([{ lessons: [{ practice: false }], quiz: null }])).not.toContain(
    'practice',
  );
});
