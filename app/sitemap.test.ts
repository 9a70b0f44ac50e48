import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentOf } from './marketing/document.ts';
import { pages } from './shared/pages.ts';
import { sitemapXml } from './sitemap.ts';

const lastmodOf = (xml: string, path: string) =>
  new RegExp(`<loc>[^<]*?${path}</loc><lastmod>([^<]+)</lastmod>`).exec(xml)?.[1];

test('every page has its day, and a list is as new as the newest page below it', () => {
  const xml = sitemapXml([
    { path: '/courses/old', changedAt: new Date('2026-01-01T12:00:00Z') },
    { path: '/courses/new?b&c', changedAt: new Date('2031-02-03T12:00:00Z') },
  ]);
  expect(lastmodOf(xml, '/courses/old')).toBe('2026-01-01');
  expect(lastmodOf(xml, '/courses')).toBe('2031-02-03');
  expect(xml).toContain('/courses/new?b&amp;c</loc>');
  expect(xml.match(/<url>/g)?.length).toBe(xml.match(/<lastmod>\d{4}-\d\d-\d\d</g)?.length);
});

test.each([
  ['/privacy-policy', 'policies/privacy-policy.md'],
  ['/terms-and-conditions', 'policies/terms-and-conditions.md'],
  ['/cancellation-refund', 'policies/cancellation-refund.md'],
  ['/faq', 'faq.md'],
])('%s has the day of its document', (path, file) => {
  const { updated } = documentOf(readFileSync(`content/${file}`, 'utf8'));
  expect(pages.find((page) => page.path === path)?.changed).toBe(updated);
});
