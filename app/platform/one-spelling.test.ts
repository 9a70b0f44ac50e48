import { expect, test } from 'vitest';
import { inOneSpelling } from './one-spelling.ts';

test.each([
  ['/', '/'],
  ['/courses/no-code', '/courses/no-code'],
  ['/courses/%6eo%2Dcode', '/courses/no-code'],
  ['/courses/%E0%A4%95', '/courses/%E0%A4%95'],
  ['/courses/%e0%a4%95', '/courses/%E0%A4%95'],
  ['/courses/a+b@c', '/courses/a%2Bb%40c'],
])('%s is %s', (path, spelling) => {
  expect(inOneSpelling(path)).toBe(spelling);
  expect(inOneSpelling(spelling)).toBe(spelling);
});

test.each([
  '/%',
  '/courses/%E0%A4%A',
  '/courses/a%2Fb',
  '/courses/..%5c',
  '/courses/%0d%0aset-cookie:x',
  '/%00',
])('%s has none', (path) => {
  expect(inOneSpelling(path)).toBeUndefined();
});
