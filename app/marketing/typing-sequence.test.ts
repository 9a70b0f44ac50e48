import { expect, test } from 'vitest';
import { durationOf, firstMoment, nextMoment, textAt } from './typing-sequence.ts';

const words = ['Faster', 'Smarter'];

function played(count: number): { text: string; duration: number }[] {
  let moment = firstMoment(words);
  return Array.from({ length: count }, () => {
    const shown = { text: textAt(words, moment), duration: durationOf(words, moment) };
    moment = nextMoment(words, moment);
    return shown;
  });
}

test('a word stays for two seconds, disappears letter by letter and makes way for the next', () => {
  const texts = [
    'Faster',
    'Faste',
    'Fast',
    'Fas',
    'Fa',
    'F',
    '',
    'S',
    'Sm',
    'Sma',
    'Smar',
    'Smart',
    'Smarte',
    'Smarter',
    'Smarte',
  ];
  expect(played(texts.length).map(({ text }) => text)).toEqual(texts);
});

test('a keystroke takes 90 ms, a finished word stays 2000 ms', () => {
  const moments = played(100);
  for (const { text, duration } of moments) {
    expect(duration).toBe(words.includes(text) ? 2000 : 90);
  }
});

test('after the last word comes the first again', () => {
  const whole = played(60).flatMap(({ text, duration }) => (duration === 2000 ? [text] : []));
  expect(whole).toEqual(['Faster', 'Smarter', 'Faster', 'Smarter', 'Faster']);
});
