import { expect, test } from 'vitest';
import { pageAt, pages, sectionAt, sectionsOf } from './pages.ts';

test('what only who is signed in gets to see is rendered once, whatever the address asks', () => {
  // The plans wait for who is there and are for visitors too, who come with a code (decisions.md ruling 56).
  const forNobodyElse = pages.filter(
    ({ path, admin, dashboard, waitsForIdentity }) => path !== '/register' && (admin || dashboard || waitsForIdentity),
  );
  expect(forNobodyElse.length).toBeGreaterThan(10);
  expect(forNobodyElse.filter(({ queries }) => queries).map(({ path }) => path)).toEqual([]);
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

test.each([
  ['dashboard', '/dashboard', 'Home'],
  ['dashboard', '/dashboard/', 'Home'],
  ['dashboard', '/dashboard/my-courses', 'My Courses'],
  ['dashboard', '/dashboard/my-courses/no-code-app-lab', 'My Courses'],
  ['dashboard', '/dashboard/founders-hub/profile', 'Founders’ Hub'],
  ['dashboard', '/dashboard/profile', 'My Profile'],
  ['dashboard', '/dashboard/membership', 'Membership'],
  ['dashboard', '/dashboard/my-courses-old', undefined],
  ['admin', '/admin', 'Overview'],
  ['admin', '/admin/', 'Overview'],
  ['admin', '/admin/members', 'Members'],
  ['admin', '/admin/members/some-uid', 'Members'],
  ['admin', '/admin/audit', 'Audit log'],
  ['admin', '/admin/members-old', undefined],
] as const)('in the %s, %s belongs to %s', (frame, path, title) => {
  expect(sectionAt(path, sectionsOf(frame))?.title).toBe(title);
});

test('no two sections of a sidebar share a rank', () => {
  for (const frame of ['admin', 'dashboard'] as const) {
    const ranks = pages.flatMap(({ section, ...page }) => (section && page[frame] ? [section.rank] : []));
    expect(ranks.length).toBeGreaterThan(4);
    expect(new Set(ranks).size).toBe(ranks.length);
  }
});
