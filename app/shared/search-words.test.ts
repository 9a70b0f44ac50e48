import { expect, test } from 'vitest';
import { holdsWords, searchWords, sentenceWith } from './search-words.ts';

test('words are what is left after removing anything that could be an operator', () => {
  expect(searchWords(" No-code  & | ! :* 'APP' ")).toEqual(['no', 'code', 'app']);
  expect(searchWords('  ')).toEqual([]);
  expect(searchWords('नमस्ते दुनिया')).toEqual(['नमस्ते', 'दुनिया']);
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
});

test('a text contains words that begin its own words', () => {
  expect(holdsWords('How long does a refund take?', ['refu', 'long'])).toBe(true);
  expect(holdsWords('How long does a refund take?', ['fund'])).toBe(false);
});

test('the sentence with most of the words is quoted, and a long one is cut around the first of them', () => {
  const text = 'We teach. A refund takes a week!\nAsk for the refund in a week of rain.';
  expect(sentenceWith(text, ['refund'])).toBe('A refund takes a week!');
  expect(sentenceWith(text, ['rain', 'refund'])).toBe('Ask for the refund in a week of rain.');
  expect(sentenceWith(text, ['tea', 'zebra'])).toBe('We teach.');
  expect(sentenceWith(text, ['zebra'])).toBe(null);
  const long = `${'one two three four '.repeat(20)}needle ${'and more hay '.repeat(20)}.`;
  const cut = sentenceWith(long, ['needle']) ?? '';
  expect(cut).toMatch(/^… .*needle.* …$/);
  expect(cut.length).toBeLessThan(180);
});
