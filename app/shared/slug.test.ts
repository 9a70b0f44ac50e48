import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['  Make.com (2)! ', 'make-com-2'],
  ['Café Orbit', 'cafe-orbit'],
  ['खाली', ''],
])('%s becomes %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
