import { expect, test } from 'vitest';
import { partsOfText } from './text-links.ts';

test('https addresses become links, without what ends the sentence', () => {
  expect(partsOfText('See https://liftoff.example/a?b=1, or (https://x.in/y).')).toEqual([
    { at: 0, text: 'See ' },
    { at: 4, text: 'https://liftoff.example/a?b=1', href: 'https://liftoff.example/a?b=1' },
    { at: 33, text: ', or (' },
    { at: 39, text: 'https://x.in/y', href: 'https://x.in/y' },
    { at: 53, text: ').' },
  ]);
});

test('nothing else does: other schemes, names and passwords, a bare word, markup', () => {
  for (const words of [
    'javascript:alert(1)',
    'http://x.in/y',
    'https://user:secret@x.in/',
    'https://localhost/',
    'https://',
    '<a href="https:">x</a>',
    '',
  ])
    expect(partsOfText(words).filter(({ href }) => href)).toEqual([]);
  expect(partsOfText('plain')).toEqual([{ at: 0, text: 'plain' }]);
});
