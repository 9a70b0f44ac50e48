import { expect, test } from 'vitest';
import { progressText, weekText } from './goal-text.ts';

const goal = { lessons: 3, done: 1, met: false, weeks: 0, metBefore: false };

test.each([
  [{}, '2 more, and your first week counts.'],
  [{ metBefore: true }, 'Start again this week: 2 more, and it counts.'],
  [{ metBefore: true, weeks: 1 }, 'You met it last week. 2 more, and this week counts too.'],
  [{ metBefore: true, weeks: 4 }, '4 weeks in a row so far. 2 more, and this week counts too.'],
  [{ met: true, done: 3, weeks: 1 }, 'You have met your goal this week.'],
  [{ met: true, done: 6, weeks: 5 }, 'You have met your goal 5 weeks in a row.'],
  // Raised after it was met.
  [{ met: true, done: 1, weeks: 2 }, 'This week counts already. Your new goal begins on Monday.'],
])('%o', (change, text) => {
  expect(weekText({ ...goal, ...change })).toBe(text);
});

test('the progress counts every lesson of the week', () => {
  expect(progressText(goal)).toBe('1 of 3 lessons this week');
  expect(progressText({ ...goal, done: 3 })).toBe('3 of 3 lessons this week');
  expect(progressText({ ...goal, lessons: 1, done: 4 })).toBe(
    '4 lessons this week, 3 more than your goal',
  );
});
