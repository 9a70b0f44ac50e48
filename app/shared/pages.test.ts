import { expect, test } from 'vitest';
import { pageAt, pages } from './pages.ts';

test('a page for signed-in people only is rendered once, whatever the query', () => {
  // The plans wait for the identity but are for visitors too, who arrive with a code (decisions.md
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
