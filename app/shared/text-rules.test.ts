import { expect, test } from 'vitest';
import { httpsAddress, oneLine } from './text-rules.ts';

test('only another site’s https address is accepted', () => {
  expect(httpsAddress('https://meet.example.in/abc?x=1')).toBe('https://meet.example.in/abc?x=1');
  for (const text of [
    'http://meet.example.in/abc',
    'javascript:alert(1)',
    'data:text/html,x',
    '//meet.example.in',
    '/dashboard',
    'meet.example.in',
    'https://naina:secret@meet.example.in/',
    'https://localhost/',
    'https://',
    '',
  ])
    expect([text, httpsAddress(text)]).toEqual([text, undefined]);
});

test('a line is a single line', () => {
  expect(oneLine.test('Namaste, नैना & co.')).toBe(true);
  for (const text of ['a\nb', 'a\rb', 'a\u0085b', 'a\u2028b', 'a\u202Eb', 'a\tb'])
    expect(oneLine.test(text)).toBe(false);
});
