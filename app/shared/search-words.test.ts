import { expect, test } from 'vitest';
import { holdsWords, searchWords } from './search-words.ts';

test('words are what is left when everything that could be an operator is taken away', () => {
  expect(searchWords(" No-code  & | ! :* 'APP' ")).toEqual(['no', 'code', 'app']);
  expect(searchWords('  ')).toEqual([]);
  expect(searchWords('नमस्ते दुनिया')).toEqual(['नमस्ते', 'दुनिया']);
  expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
});

test('a text holds words that begin its own', () => {
  expect(holdsWords('How long does a refund take?', ['refu', 'long'])).toBe(true);
  expect(holdsWords('How long does a refund take?', ['fund'])).toBe(false);
});
