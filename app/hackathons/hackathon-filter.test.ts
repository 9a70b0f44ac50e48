import { expect, test } from 'vitest';
import { hackathonFilterIn } from './hackathon-filter.ts';

test('reads the filter from the address, and ignores invalid values', () => {
  const read = (query: string) => hackathonFilterIn(new URLSearchParams(query));
  expect(read('q=+rain+&category=climate&page=3')).toEqual({
    q: 'rain',
    category: 'climate',
    page: 3,
  });
  expect(read('q=&category=all&page=1')).toEqual({});
  expect(read('category=retail&page=-1')).toEqual({});
});
