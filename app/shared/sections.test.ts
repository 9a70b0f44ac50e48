import { expect, test } from 'vitest';
import { sectionGroups } from './page.ts';
import { pageExists } from './pages.ts';
import { sectionAt, sectionsOf } from './sections.ts';

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

test.each(['admin', 'dashboard'] as const)(
  'all sections of the %s are pages, and their order is defined',
  (frame) => {
    const sections = sectionsOf(frame);
    expect(sections.length).toBeGreaterThan(4);
    expect(sections.filter(({ path }) => !pageExists(path))).toEqual([]);
    const ranks = sections.map(({ rank }) => rank);
    expect(new Set(ranks).size).toBe(ranks.length);
  },
);

test('every desk of the admin has a heading above it, and only the overview has none', () => {
  const groups = sectionsOf('admin').map(({ group }) => group);
  expect(groups.filter((group) => !group)).toHaveLength(1);
  expect([...new Set(groups)]).toEqual([undefined, ...sectionGroups]);
});
