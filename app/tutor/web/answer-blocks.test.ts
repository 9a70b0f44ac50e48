import { expect, test } from 'vitest';
import { blocksOf, soFar, wordsOf } from './answer-blocks.ts';

test('an answer is taken apart into paragraphs, lists and code', () => {
  const answer =
    '## In short\nTwo *steps* [1]:\n\n1. **Open** it\n   today\n\n2. Close it [2]\n- or wait\n\n```js\nlet a = 1;\n\nlet b;\n```\nDone.';
  expect(blocksOf(answer)).toEqual([
    { kind: 'paragraph', text: '**In short**\nTwo *steps* [1]:' },
    { kind: 'list', start: 1, items: ['**Open** it today', 'Close it [2]'] },
    { kind: 'list', start: undefined, items: ['or wait'] },
    { kind: 'code', text: 'let a = 1;\n\nlet b;' },
    { kind: 'paragraph', text: 'Done.' },
  ]);
});

test('a heading that is bold already is bold once', () => {
  const [heading] = blocksOf('## **In** short');
  expect(heading).toEqual({ kind: 'paragraph', text: '**In short**' });
});

test.each([
  ['a **b c** d', ['a ', '**b c', ' d']],
  ['*a* and _b_', ['*a', ' and ', '*b']],
  ['`**raw**`', ['`**raw**']],
  ['2 * 3 * 4, snake_case_name, 5*6*7', ['2 * 3 * 4, snake_case_name, 5*6*7']],
  ['**open', ['**open']],
  ['<b>no</b>', ['<b>no</b>']],
])('the words of %s', (text, words) => {
  const marks = { plain: '', strong: '**', em: '*', code: '`' };
  expect(wordsOf(text).map(({ as, text: each }) => marks[as] + each)).toEqual(words);
});

test.each([
  ['Press **Sa', 'Press **Sa**'],
  ['Press **Save*', 'Press **Save**'],
  ['Press **Save**', 'Press **Save**'],
  ['Call `foo', 'Call `foo`'],
  ['- **One', '- **One**'],
  ['Plain', 'Plain'],
])('while it comes, %s shows no half of a mark', (text, shown) => {
  expect(soFar(text)).toBe(shown);
});
