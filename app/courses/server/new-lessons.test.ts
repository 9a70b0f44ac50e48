import { expect, test } from 'vitest';
import { NewCourse } from '../new-course.contract.ts';
import { lessonFaults, newLessons } from './new-lessons.service.ts';

const practice = (id: string) => ({
  id,
  kind: 'choose-one',
  question: 'How many?',
  options: [{ text: 'One', right: true }, { text: 'Two' }],
  why: 'One is enough.',
});

const { courseContent } = NewCourse.parse({
  slug: 'much-practice',
  title: 'Much practice',
  description: 'A course with practice in each lesson.',
  instructor: { name: 'Imran Qureshi' },
  courseContent: [
    {
      title: 'Begin',
      lessons: Array.from({ length: 10 }, (_, each) => ({
        title: `Lesson ${each + 1}`,
        practice: ['a', 'b', 'c'].map((block) => practice(`${block}${each}`)),
      })),
    },
  ],
});

/** How often others get a turn until the work is done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let done = false;
  const next = () => {
    turns += 1;
    if (!done) setImmediate(next);
  };
  setImmediate(next);
  await work();
  done = true;
  return turns;
}

test('others get a turn after each block of practice of a course that is checked', async () => {
  expect(await turnsDuring(() => newLessons(courseContent))).toBeGreaterThanOrEqual(10);
  const checked = () => lessonFaults(courseContent, new Map());
  expect(await checked()).toEqual([]);
  expect(await turnsDuring(checked)).toBeGreaterThanOrEqual(40);
});
