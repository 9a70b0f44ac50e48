import { expect, test } from 'vitest';
import { durationOf, minutesOf, sumOfDurations, writtenDurationOf } from './duration.ts';

test.each([
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [74, '1 hour'],
  [75, '1.5 hours'],
  [600, '10 hours'],
])('%i minutes read as %s', (minutes, text) => {
  expect(durationOf(minutes, '')).toBe(text);
});

test('the author’s text is shown until lessons have minutes', () => {
  expect(durationOf(0, '10 hours')).toBe('10 hours');
  expect(durationOf(minutesOf([{ minutes: 0 }, { minutes: 45 }]), '10 hours')).toBe('45 minutes');
  expect(durationOf(0, '')).toBe('Being written');
});

const lessonOf = (minutes: number, written = true) => ({ minutes, written });

test('what is certified are the minutes of the written lessons', () => {
  expect(writtenDurationOf([lessonOf(30), lessonOf(15), lessonOf(600, false)], '10 hours')).toBe(
    '45 minutes',
  );
});

test('without minutes, the author’s text is certified once every lesson is written', () => {
  expect(writtenDurationOf([lessonOf(0), lessonOf(0)], '10 hours')).toBe('10 hours');
  expect(writtenDurationOf([lessonOf(0), lessonOf(45, false)], '10 hours')).toBe('');
  expect(writtenDurationOf([lessonOf(0)], '')).toBe('');
});

test('durations add up if each of them is known', () => {
  expect(sumOfDurations(['10 hours', '45 minutes', '1 hour'])).toBe('12 hours');
  expect(sumOfDurations(['10 hours', '8.5 hours'])).toBe('18.5 hours');
  expect(sumOfDurations(['10 hours', ''])).toBe('');
  expect(sumOfDurations(['10 hours', 'A weekend'])).toBe('');
});
