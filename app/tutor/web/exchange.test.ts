import { expect, test } from 'vitest';
import { newExchange, partsOf, withLine } from './exchange.ts';

test('an answer grows line by line, and only passages that came are references', () => {
  const lines = [
    { text: 'It begins ' },
    { passage: 2, words: 'A trigger.' },
    { text: '[2], not [7].' },
    { end: 'answered', left: 3 },
  ] as const;
  const exchange = lines.reduce(withLine, newExchange('How?'));
  expect(exchange.end).toBe('answered');
  expect(partsOf(exchange)).toEqual(['It begins ', { passage: 2 }, ', not ', '.']);
});
