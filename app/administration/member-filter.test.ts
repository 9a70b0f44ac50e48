import { expect, test } from 'vitest';
import { memberFilterIn } from './member-filter.ts';

const read = (query: string) =>
  Object.fromEntries(
    Object.entries(memberFilterIn(new URLSearchParams(query))).filter(([, value]) => value),
  );

test('an address selects what the list shows', () => {
  expect(read('q=%20Naina%20&plan=basicPlan&state=lapsed&order=name&page=3')).toEqual({
    q: 'Naina',
    plan: 'basicPlan',
    state: 'lapsed',
    order: 'name',
    page: 3,
  });
});

test.each(['', 'q=%20', 'plan=gold', 'state=__proto__', 'order=DESC', 'page=0'])(
  'an invalid parameter is ignored: %s',
  (query) => {
    expect(read(query)).toEqual({ page: 1 });
  },
);

test('a search is no longer than the server accepts', () => {
  expect(read(`q=${'x'.repeat(300)}`)['q']).toHaveLength(100);
});
