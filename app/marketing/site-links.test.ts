import { expect, test } from 'vitest';
import { pages } from '#app/shared/pages.ts';
import { siteLinks } from './site-links.ts';

test('every page that search engines may list is on the sitemap for people', () => {
  const listed = siteLinks.flatMap(({ links }) => links.map(({ path }) => path));
  const indexed = pages
    .filter(({ indexed, path }) => indexed && !path.includes(':'))
    .map(({ path }) => path);
  expect(indexed.length).toBeGreaterThan(8);
  expect(indexed.filter((path) => !listed.includes(path))).toEqual([]);
});
