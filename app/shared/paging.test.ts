import { expect, test } from 'vitest';
import { paging } from './paging.ts';

test.for([
  [40, 1, { page: 1, pages: 4, limit: 10, offset: 0 }],
  [40, 4, { page: 4, pages: 4, limit: 10, offset: 30 }],
  [41, 5, { page: 5, pages: 5, limit: 10, offset: 40 }],
  [41, 10_000, { page: 5, pages: 5, limit: 10, offset: 40 }],
  [0, 3, { page: 1, pages: 1, limit: 10, offset: 0 }],
] as const)('of %i, page %i', ([total, asked, place]) => {
  expect(paging(total, asked, 10)).toEqual(place);
});
