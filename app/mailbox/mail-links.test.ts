import { expect, test } from 'vitest';
import { linksIn, textParts } from './mail-links.ts';

test('the text is complete, split at its addresses', () => {
  const text =
    'Confirm: https://liftoff.example/verify-email?mode=verifyEmail&oobCode=a-b_c&email=a%40b.c.\n(Or http://localhost:3000/.)';
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(linksIn(text)).toEqual([
    'https://liftoff.example/verify-email?mode=verifyEmail&oobCode=a-b_c&email=a%40b.c',
    'http://localhost:3000/',
  ]);
});

test.each(['', 'No address here', 'javascript:alert(1) ftp://host/ https://'])(
  '%o has no links',
  (text) => {
    expect(linksIn(text)).toEqual([]);
  },
);
