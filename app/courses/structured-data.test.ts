import { expect, test } from 'vitest';
import { questionsData } from './structured-data.ts';

test('each question has its answer', () => {
  expect(questionsData([{ question: 'Why?', answer: 'Because.' }]).mainEntity).toEqual([
    { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
  ]);
});
