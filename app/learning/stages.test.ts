import { expect, test } from 'vitest';
import { countedText, percentOf, percentText, readyQuiz, stagesOf } from './stages.ts';

const lesson = (id: string, written = true) => ({ id, written });

test('stages count completed lessons out of the written ones', () => {
  const sections = [
    { title: 'One', lessons: [lesson('a'), lesson('b')], quiz: null },
    { title: 'Two', lessons: [lesson('c'), lesson('d', false)], quiz: null },
    { title: 'Three', lessons: [lesson('e', false)], quiz: null },
  ];
  expect(
    stagesOf(sections, ['a', 'c', 'elsewhere']).map(({ number, title, done, total }) => [
      number,
      title,
      done,
      total,
    ]),
  ).toEqual([
    [1, 'One', 1, 2],
    [2, 'Two', 1, 1],
    [3, 'Three', 0, 0],
  ]);
});

test('a course without a written lesson is at 0 %, not at NaN', () => {
  expect(percentOf({ lessonsDone: 0, lessonsTotal: 0, quizzesDone: 0, quizzesTotal: 0 })).toBe(0);
  expect(percentOf({ lessonsDone: 7, lessonsTotal: 20, quizzesDone: 0, quizzesTotal: 0 })).toBe(35);
  expect(percentOf({ lessonsDone: 2, lessonsTotal: 3, quizzesDone: 0, quizzesTotal: 0 })).toBe(67);
  expect(percentOf({ lessonsDone: 3, lessonsTotal: 3, quizzesDone: 0, quizzesTotal: 1 })).toBe(75);
});

test('a finished course is not at 93 % because a lesson was added', () => {
  const counts = { lessonsDone: 14, lessonsTotal: 15, quizzesDone: 0, quizzesTotal: 0 };
  expect(percentText({ ...counts, finished: false })).toBe('93% complete');
  expect(percentText({ ...counts, finished: true })).toBe('Completed');
});

test('a percentage says what it is made of', () => {
  const counts = { lessonsDone: 1, lessonsTotal: 10, quizzesDone: 0, quizzesTotal: 4 };
  expect(countedText(counts)).toBe('1 of 10 lessons, 0 of 4 quizzes');
  expect(countedText({ ...counts, quizzesTotal: 0 })).toBe('1 of 10 lessons');
});

test('a quiz is ready once all lessons of its stage are completed, and while it is open', () => {
  const nextQuiz = { id: 'quiz', stage: 2 };
  const stages = (done: number, total = 2) => [
    { done: 0, total: 3 },
    { done, total },
  ];
  expect(readyQuiz({ nextQuiz }, stages(2))).toBe(nextQuiz);
  expect(readyQuiz({ nextQuiz }, stages(1))).toBeNull();
  expect(readyQuiz({ nextQuiz }, stages(0, 0))).toBeNull();
  expect(readyQuiz({ nextQuiz: null }, stages(2))).toBeNull();
});
