import { expect, test } from 'vitest';
import { questionsOf } from './course-questions.ts';
import { schoolQuestions } from './web/school-questions.ts';

const schoolFaqs = schoolQuestions();

const own = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ question: `Own ${index}?`, answer: 'Yes.' }));

test('a course without its own questions shows the school’s five', () => {
  expect(schoolFaqs).toHaveLength(5);
  expect(questionsOf([], schoolFaqs)).toEqual(schoolFaqs);
});

test('a course with one question shows it, then the five', () => {
  expect(questionsOf(own(1), schoolFaqs)).toEqual([...own(1), ...schoolFaqs]);
});

test('a course with more than one shows its own only', () => {
  expect(questionsOf(own(2), schoolFaqs)).toEqual(own(2));
});
