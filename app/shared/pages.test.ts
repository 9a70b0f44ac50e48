import { expect, test } from 'vitest';
import { pageAt, pages } from './pages.ts';

test('what only who is signed in gets to see is rendered once, whatever the address asks', () => {
  // The plans wait for who is there and are for visitors too, who come with a code (decisions.md
  // ruling 56).
  const forNobodyElse = pages.filter(
    ({ path, admin, dashboard, waitsForIdentity }) =>
      path !== '/register' && (admin || dashboard || waitsForIdentity),
  );
  expect(forNobodyElse.length).toBeGreaterThan(10);
  expect(
    forNobodyElse.filter(({ queries, queriesOf }) => queries ?? queriesOf).map(({ path }) => path),
  ).toEqual([]);
});

test('a fixed address wins over a pattern', () => {
  expect(pageAt('/investors/opt-out')?.path).toBe('/investors/opt-out');
  expect(pageAt('/investors/anyone')?.path).toBe('/investors/:investorId');
});

test('no two pages have one address', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(60);
  expect(new Set(paths).size).toBe(paths.length);
});
