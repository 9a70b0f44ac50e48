import { expect, test } from 'vitest';
import {
  companyLinks,
  coursesLink,
  headerLinks,
  isCurrent,
  legalLinks,
  myCoursesHref,
} from './navigation.ts';

test('courses are marked by prefix, other pages by their exact path', () => {
  expect(isCurrent(coursesLink, '/courses/no-code-app-lab')).toBe(true);
  expect(isCurrent(coursesLink, '/coursework')).toBe(false);
  expect(isCurrent({ label: 'Investors', href: '/investors' }, '/investors/one')).toBe(false);
  expect(isCurrent({ label: 'Investors', href: '/investors' }, '/investors')).toBe(true);
});

test('a link to a missing page is not offered', async () => {
  const { pageExists } = await import('#app/shared/pages.ts');
  for (const { href } of [...headerLinks, ...companyLinks, ...legalLinks])
    expect(pageExists(href)).toBe(true);
});

test('My Courses leads members to their own courses and others to the catalogue', () => {
  expect(myCoursesHref(true)).toBe('/dashboard/my-courses');
  expect(myCoursesHref(false)).toBe('/courses');
});
