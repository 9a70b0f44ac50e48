import { expect, test } from 'vitest';
import { linkedLesson, seenPath } from './seen-paths.ts';

const course = { slug: 'forms', sections: [{ lessons: [{ id: 'a-1', slug: 'ask-less' }] }] };

test.each([
  ['/courses/forms/lessons/ask-less', 'a-1'],
  ['/dashboard/my-courses/forms/lessons/ask-less#why', 'a-1'],
  ['/courses/sheets/lessons/ask-less', undefined],
  ['/courses/forms/lessons/ask-more', undefined],
  ['/courses/forms', undefined],
])('%s leads to the lesson %s', (to, lesson) => {
  expect(linkedLesson(course, to)).toBe(lesson);
});

test('a lesson is seen by the same viewer as its course', () => {
  expect(seenPath('c-1', 'member')).toBe('/teach/courses/c-1/preview?as=member');
  expect(seenPath('c-1', 'member', 'a-1')).toBe('/teach/courses/c-1/preview?as=member&lesson=a-1');
});
