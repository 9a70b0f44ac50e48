import { expect, test } from 'vitest';
import { agoText, waitingText } from './waiting-words.ts';

test('what waits is counted in words', () => {
  expect(waitingText({ questions: 1, projects: 0 })).toBe('1 question waits for an answer');
  expect(waitingText({ questions: 0, projects: 2 })).toBe('2 projects wait for an answer');
  expect(waitingText({ questions: 2, projects: 1 })).toBe(
    '2 questions and 1 project wait for an answer',
  );
});

test('the oldest has waited hours, or days from the second on', () => {
  expect([0, 1, 47, 48, 200].map(agoText)).toEqual([
    'less than an hour',
    '1 hour',
    '47 hours',
    '2 days',
    '8 days',
  ]);
});
