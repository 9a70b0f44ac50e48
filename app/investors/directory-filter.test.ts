import { expect, test } from 'vitest';
import { directoryFilterIn } from './directory-filter.ts';

test('reads the filter from the address, and ignores impossible values', () => {
  const read = (query: string) => directoryFilterIn(new URLSearchParams(query));
  expect(read('q=+climate+&location=Pune&tag=seed&industry=None&page=3')).toEqual({
    q: 'climate',
    location: 'Pune',
    tag: 'seed',
    industry: 'None',
    page: 3,
  });
  expect(read('q=&page=-1')).toEqual({});
  expect(read('page=1')).toEqual({});
  expect(read(`q=${'a'.repeat(200)}`).q).toHaveLength(100);
});
