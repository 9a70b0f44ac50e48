import { expect, test } from 'vitest';
import { matchingCourses, topicsOf } from './catalogue-filter.ts';

const lab = {
  title: 'The no-code app lab',
  description: 'Screens, data and payments.',
  topic: 'Apps',
};
const design = {
  title: 'Interfaces people trust',
  description: 'Layout, type and colour.',
  topic: 'Design',
};
const mobile = {
  title: 'Pocket-sized',
  description: 'For thumbs and ₹8,000 phones.',
  topic: 'Apps',
};
const courses = [lab, design, mobile];

test('nothing asked, everything shown', () => {
  expect(matchingCourses(courses, { text: '  ', topic: '' })).toEqual(courses);
});

test('a text is found in title, description and topic, whatever its case', () => {
  expect(matchingCourses(courses, { text: 'PAYMENTS', topic: '' })).toEqual([lab]);
  expect(matchingCourses(courses, { text: 'pocket', topic: '' })).toEqual([mobile]);
  expect(matchingCourses(courses, { text: 'design', topic: '' })).toEqual([design]);
});

test('every word must be there, in any order', () => {
  expect(matchingCourses(courses, { text: 'data lab', topic: '' })).toEqual([lab]);
  expect(matchingCourses(courses, { text: 'data layout', topic: '' })).toEqual([]);
});

test('a topic and a text narrow together', () => {
  expect(matchingCourses(courses, { text: '', topic: 'Apps' })).toEqual([lab, mobile]);
  expect(matchingCourses(courses, { text: 'phones', topic: 'Apps' })).toEqual([mobile]);
  expect(matchingCourses(courses, { text: 'phones', topic: 'Design' })).toEqual([]);
  expect(matchingCourses(courses, { text: '', topic: 'Nonsense' })).toEqual([]);
});

test('signs of a pattern are only letters', () => {
  expect(matchingCourses(courses, { text: '.*', topic: '' })).toEqual([]);
  expect(matchingCourses(courses, { text: '₹8,000', topic: '' })).toEqual([mobile]);
});

test('topics come once each, in the order of the courses', () => {
  expect(topicsOf(courses)).toEqual(['Apps', 'Design']);
});
