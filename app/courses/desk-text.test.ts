import { expect, test } from 'vitest';
import { linesIn, questionsIn, questionsText } from './desk-text.ts';

test('one text per line, without empty lines', () => {
  expect(linesIn(' A\n\n  \nB \r\n')).toEqual(['A', 'B']);
});

test('questions are shown again as they were typed', () => {
  const questions = [
    { question: 'Do I code?', answer: 'No.\nNever.' },
    { question: 'When?', answer: '' },
  ];
  expect(questionsIn('\n\nDo I code?\nNo.\nNever.\n \n\nWhen?\n')).toEqual(questions);
  expect(questionsIn(questionsText(questions))).toEqual(questions);
});
