import { expect, test } from 'vitest';
import { coursesAskedIn } from './filter-address.ts';

const asked = (search: string) => coursesAskedIn(new URLSearchParams(search));

test('an address without a filter asks for the first page and nothing more', () => {
  const wanted = Object.entries(asked('')).filter(([, value]) => value !== undefined);
  expect(wanted).toEqual([['page', 1]]);
});

test('choices come in one value or, from a plain form, in several', () => {
  expect(asked('?topic=Design+AI-agents&level=deep-end&level=first-build')).toMatchObject({
    topic: 'Design AI-agents',
    level: 'first-build deep-end',
  });
});

test('values that don’t exist are ignored', () => {
  expect(asked('?level=hard&length=&new=no&sort=price&page=-3')).toEqual(asked(''));
});

test('words and choices are bounded', () => {
  const { q, topic } = asked(`?q=${'a'.repeat(500)}&topic=${'b+'.repeat(2000)}`);
  expect([q?.length, topic?.split(' ').length]).toEqual([100, 30]);
});
