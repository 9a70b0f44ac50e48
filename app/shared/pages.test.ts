import { expect, test } from 'vitest';
import { pages, type Page } from './pages.ts';

test('what only who is signed in gets to see is rendered once, whatever the address asks', () => {
  const forNobodyElse = (pages as readonly Page[]).filter(
    ({ admin, dashboard, waitsForIdentity }) => admin || dashboard || waitsForIdentity,
  );
  expect(forNobodyElse.length).toBeGreaterThan(10);
  expect(forNobodyElse.filter(({ queries }) => queries).map(({ path }) => path)).toEqual([]);
});
