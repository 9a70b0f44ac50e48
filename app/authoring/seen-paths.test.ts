import { expect, test } from 'vitest';
import { linkedPart, seenPath } from './seen-paths.ts';

const course = {
  slug: 'forms',
  sections: [{ lessons: [{ id: 'a-1', slug: 'ask-less' }], quiz: { id: 'q-1' } }],
};
const lesson = { kind: 'lesson', id: 'a-1' } as const;
const quiz = { kind: 'quiz', id: 'q-1' } as const;

test.each([
  ['/courses/forms/lessons/ask-less', lesson],
  ['/dashboard/my-courses/forms/lessons/ask-less#why', lesson],
  ['/dashboard/my-courses/forms/quizzes/q-1', quiz],
  ['/dashboard/my-courses/forms/quizzes/q-2', undefined],
  ['/courses/sheets/lessons/ask-less', undefined],
  ['/courses/forms/lessons/ask-more', undefined],
  ['/courses/forms', undefined],
])('%s leads to %j', (to, part) => {
  expect(linkedPart(course, to)).toEqual(part);
});

test('a lesson and a quiz are seen by the same viewer as their course', () => {
  expect(seenPath('c-1', 'member')).toBe('/teach/courses/c-1/preview?as=member');
  expect(seenPath('c-1', 'member', lesson)).toBe('/teach/courses/c-1/preview?as=member&lesson=a-1');
  expect(seenPath('c-1', 'halfway', quiz)).toBe('/teach/courses/c-1/preview?as=halfway&quiz=q-1');
});
