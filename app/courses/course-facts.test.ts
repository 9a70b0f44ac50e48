import { expect, test } from 'vitest';
import type { CoursePage } from './contract.ts';
import { factsOf, isWritten, outlineText, placeOf, previewOf } from './course-facts.ts';

const lesson = (slug: string, is: { preview?: boolean; written?: boolean } = {}) => ({
  id: slug,
  slug,
  title: slug,
  minutes: 30,
  preview: false,
  written: true,
  kind: 'reading' as const,
  practice: false,
  ...is,
});

const course = (changes: Partial<CoursePage> = {}): CoursePage => ({
  slug: 'app-lab',
  title: 'App lab',
  description: '',
  topic: 'Apps',
  icon: 'blocks',
  palette: 'dawn',
  composition: null,
  image: null,
  duration: '1.5 hours',
  lessons: 3,
  students: null,
  rating: null,
  isNew: false,
  isTrending: false,
  reviews: 0,
  instructor: { name: '', title: '', bio: '', image: null },
  learningPoints: [],
  sections: [
    {
      title: 'Begin',
      duration: '1 hour',
      lessons: [lesson('first', { preview: true }), lesson('second')],
      quiz: null,
    },
    { title: 'End', duration: '30 minutes', lessons: [lesson('third')], quiz: null },
  ],
  targetAudience: [],
  faqs: [],
  ...changes,
});

const outlineOnly = course({
  duration: 'Being written',
  lessons: 1,
  sections: [
    {
      title: 'Plan',
      duration: 'Being written',
      lessons: [lesson('planned', { preview: true, written: false })],
      quiz: null,
    },
  ],
});

test('an unmeasured fact is left out', () => {
  expect(factsOf(course())).toEqual([
    { name: 'Time', value: '1.5 hours' },
    { name: 'Lessons', value: '3' },
  ]);
});

test('measured facts are shown as numbers', () => {
  expect(factsOf(course({ students: 6480, rating: 4.8, reviews: 12 })).slice(2)).toEqual([
    { name: 'Students', value: '6,480' },
    { name: '12 ratings', value: '4.8' },
  ]);
});

test('an outline without written lessons promises neither time nor a preview', () => {
  expect(isWritten(outlineOnly)).toBe(false);
  expect(previewOf(outlineOnly)).toBeUndefined();
  expect(factsOf(outlineOnly)).toEqual([{ name: 'Lesson', value: '1' }]);
  expect(outlineText(outlineOnly)).toBe('1 stage, 1 lesson');
});

test('an outline without written lessons shows its author’s estimate of the time', () => {
  const announced = { ...outlineOnly, duration: '6 hours' };
  expect(factsOf(announced)).toContainEqual({ name: 'Time', value: '6 hours' });
  expect(outlineText(announced)).toBe('1 stage, 1 lesson, 6 hours');
});

test('the outline is summed up in words', () => {
  expect(outlineText(course())).toBe('2 stages, 3 lessons, 1.5 hours');
});

test('a lesson’s place is its stage, its number and the next lesson', () => {
  expect(placeOf(course(), 'second')).toMatchObject({
    stage: 'Stage 1, Begin',
    number: 2,
    of: 3,
    next: { slug: 'third' },
  });
  expect(placeOf(course(), 'third').next).toBeUndefined();
});
