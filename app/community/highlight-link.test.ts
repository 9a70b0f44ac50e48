import { expect, test } from 'vitest';
import { highlightLink } from './highlight-link.ts';

test.each([
  ['/courses', '/courses'],
  ['/dashboard/my-courses?x=1#a', '/dashboard/my-courses?x=1#a'],
  ['https://example.in/story', 'https://example.in/story'],
  ['/no-such-page', undefined],
  ['//example.in', undefined],
  ['http://example.in', undefined],
  ['javascript:alert(1)', undefined],
])('%s leads to %s', (typed, link) => {
  expect(highlightLink(typed)).toBe(link);
});
