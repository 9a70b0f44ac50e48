import { expect, test } from 'vitest';
import { firstStepsAt } from './first-steps.ts';

const now = new Date('2026-12-14T06:00:00Z');
const nothing = { course: false, practice: false, goal: false, firstLessonAt: null };

test('a new member has four steps before them, however long they wait', () => {
  expect(firstStepsAt(now, nothing)).toEqual({
    course: false,
    practice: false,
    lesson: false,
    goal: false,
  });
});

test('the path ends with the last step, or a week after the first lesson', () => {
  const begun = { course: true, practice: true, goal: false };
  const lesson = new Date('2026-12-10T06:00:00Z');
  expect(firstStepsAt(now, { ...begun, firstLessonAt: lesson })).toEqual({
    ...begun,
    lesson: true,
  });
  expect(firstStepsAt(now, { ...begun, goal: true, firstLessonAt: lesson })).toBeNull();
  const long = new Date('2026-12-07T05:59:59Z');
  expect(firstStepsAt(now, { ...begun, firstLessonAt: long })).toBeNull();
});
