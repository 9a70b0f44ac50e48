import { expect, test } from 'vitest';
import { findQuote, mostWordsOfQuote, quoteAt, spaced } from './text-quote.ts';

const lesson = 'Ask first.\nThen  build the app.\n\nLater, build the app again.';

function quoted(passage: string, from = 0) {
  const at = lesson.indexOf(passage, from);
  return quoteAt(spaced(lesson), at, at + passage.length) ?? expect.fail('no quote');
}

const found = (text: string, quote: ReturnType<typeof quoted>) => {
  const place = findQuote(spaced(text), quote);
  return place && text.slice(place.from, place.to);
};

test('a passage is its words with what is around them, however lines break', () => {
  expect(quoted('Then  build the app.\n')).toEqual({
    words: 'Then build the app.',
    before: 'Ask first. ',
    after: ' Later, build the app again.',
  });
  expect(found(lesson, quoted('first.\nThen  build'))).toBe('first.\nThen  build');
  expect(found('Ask first. Then\nbuild it.', quoted('Then  build'))).toBe('Then\nbuild');
});

test('of several places, the one with the same surroundings is found, even after an edit', () => {
  const second = quoted('build the app', lesson.indexOf('Later'));
  expect(findQuote(spaced(lesson), second)?.from).toBe(lesson.lastIndexOf('build'));
  const edited = `Read this. ${lesson.replace('Later,', 'Some days later,')}`;
  expect(findQuote(spaced(edited), second)?.from).toBe(edited.lastIndexOf('build'));
});

test('words that are gone are found nowhere', () => {
  expect(found('Ask first. Then write it.', quoted('build the app'))).toBeUndefined();
});

test('an empty or overlong selection is no passage', () => {
  expect(quoteAt(spaced(lesson), 10, 11)).toBeUndefined();
  const long = 'a'.repeat(mostWordsOfQuote + 1);
  expect(quoteAt(spaced(long), 0, long.length)).toBeUndefined();
});
