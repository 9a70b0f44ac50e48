import { expect, test } from 'vitest';
import { pageExists } from '#app/shared/pages.ts';
import { sectionAt, sections } from './sections.ts';

test.each([
  ['/admin', 'Overview'],
  ['/admin/', 'Overview'],
  ['/admin/members', 'Members'],
  ['/admin/members/some-uid', 'Members'],
  ['/admin/audit', 'Audit log'],
])('%s belongs to %s', (path, label) => {
  expect(sectionAt(path)?.label).toBe(label);
});

test('a path of no section has none', () => {
  expect(sectionAt('/admin/members-old')).toBeUndefined();
});

test('the sidebar links to pages that stand, and to nothing else', () => {
  expect(sections.length).toBeGreaterThan(0);
  expect(sections.filter(({ path }) => !pageExists(path))).toEqual([]);
});
