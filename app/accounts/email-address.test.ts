import { expect, test } from 'vitest';
import { canonicalEmail } from './email-address.ts';

test.each([
  ['naina@example.in', 'naina@example.in'],
  ['  Naina@Example.IN ', 'naina@example.in'],
  ['ｎａｉｎａ@example.in', 'naina@example.in'],
  ['naina@mail。example．in', 'naina@mail.example.in'],
  ['naina+liftoff@mail.example.co.in', 'naina+liftoff@mail.example.co.in'],
])('%j is known as %s', (typed, known) => {
  expect(canonicalEmail(typed)).toBe(known);
});

test.each([
  '',
  'naina',
  'naina@',
  '@example.in',
  'naina@example',
  'a b@example.in',
  'a@b@example.in',
  'na\u0000ina@example.in',
  'a@example.in\r\nBcc: b@example.in',
  'a@example..in',
  'naina@example.in,b@example.in',
  `${'a'.repeat(65)}@example.in`,
  `a@${'b'.repeat(300)}.in`,
])('%j is no e-mail address', (typed) => {
  expect(canonicalEmail(typed)).toBeNull();
});
