import { expect, test } from 'vitest';
import { sectionAt } from './sections.ts';

test.each([
  ['/dashboard', 'Home'],
  ['/dashboard/', 'Home'],
  ['/dashboard/my-courses', 'My Courses'],
  ['/dashboard/my-courses/no-code-app-lab', 'My Courses'],
  ['/dashboard/founders-hub', 'Founders’ Hub'],
  ['/dashboard/founders-hub/profile', 'Founders’ Hub'],
  ['/dashboard/profile', 'My Profile'],
  ['/dashboard/membership', 'Membership'],
])('%s belongs to %s', (path, title) => {
  expect(sectionAt(path)?.title).toBe(title);
});

test('a path of no section has none', () => {
  expect(sectionAt('/dashboard/my-courses-old')).toBeUndefined();
});
