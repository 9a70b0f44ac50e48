import { expect, test } from 'vitest';
import { auditFilterIn, isDay, spanOf } from './audit-filter.ts';

const read = (query: string) =>
  Object.fromEntries(
    Object.entries(auditFilterIn(new URLSearchParams(query))).filter(([, value]) => value),
  );

test('an address selects what the log shows', () => {
  expect(
    read(
      'actor=operator&action=account/disable&about=naina@example.in&from=2026-11-01&to=2026-11-21&page=2',
    ),
  ).toEqual({
    actor: 'operator',
    action: 'account/disable',
    about: 'naina@example.in',
    from: '2026-11-01',
    to: '2026-11-21',
    page: 2,
  });
});

test.each(['from=yesterday', 'to=2026-02-30', 'to=2026-13-01', 'from=2026-1-1', 'page=x'])(
  'an invalid parameter is ignored: %s',
  (query) => {
    expect(read(query)).toEqual({ page: 1 });
  },
);

test('the 29th of February exists in leap years only', () => {
  expect([isDay('2028-02-29'), isDay('2027-02-29')]).toEqual([true, false]);
});

test('days begin at midnight in India, and the last one is included', () => {
  const { from, until } = spanOf({ from: '2026-11-20', to: '2026-11-21' });
  expect([from?.toISOString(), until?.toISOString()]).toEqual([
    '2026-11-19T18:30:00.000Z',
    '2026-11-21T18:30:00.000Z',
  ]);
  expect(spanOf({})).toEqual({ from: undefined, until: undefined });
});
