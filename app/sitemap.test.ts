import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { documentOf } from './marketing/document.ts';
import { pages } from './shared/pages.ts';
import type { SitemapSource } from './platform/sitemap-source.ts';
import { sitemapFile, sitemapIndex } from './sitemap.ts';

const lastmodOf = (xml: string, path: string) =>
  new RegExp(`<loc>[^<]*?${path}</loc><lastmod>([^<]+)</lastmod>`).exec(xml)?.[1];

const ctx = { clock: { now: () => new Date() } };

function sourceOf(found: readonly { path: string; changedAt: Date }[], read: number[] = []) {
  const entries = found.map((entry, index) => ({ key: String(index).padStart(6, '0'), ...entry }));
  const source: SitemapSource = {
    kind: 'courses',
    below: '/courses',
    extent: async () => ({
      count: entries.length,
      changedAt: new Date(Math.max(...entries.map(({ changedAt }) => changedAt.getTime()))),
    }),
    entries: async (_, { after, offset, limit }) => {
      read.push(limit);
      const begin = after === undefined ? offset : entries.findIndex(({ key }) => key > after);
      return begin < 0 ? [] : entries.slice(begin, begin + limit);
    },
  };
  return source;
}

const fileOf = async (source: SitemapSource, name: string): Promise<string> =>
  new Response(await sitemapFile([source], ctx, name)).text();

const whole = (xml: string): void => {
  expect(xml).toMatch(/^<\?xml[^>]*>\n<urlset [^>]*>(<url>.*<\/url>)<\/urlset>$/);
  expect(xml.match(/<url>/g)?.length).toBe(xml.match(/<lastmod>\d{4}-\d\d-\d\d</g)?.length);
};

test('every page has its date, and a list is as new as the newest page below it', async () => {
  const source = sourceOf([
    { path: '/courses/old', changedAt: new Date('2026-01-01T12:00:00Z') },
    { path: '/courses/new?b&c', changedAt: new Date('2031-02-03T12:00:00Z') },
  ]);
  const courses = await fileOf(source, 'courses-1');
  whole(courses);
  expect(lastmodOf(courses, '/courses/old')).toBe('2026-01-01');
  expect(courses).toContain('/courses/new?b&amp;c</loc>');
  const pagesFile = await fileOf(source, 'pages');
  whole(pagesFile);
  expect(lastmodOf(pagesFile, '/courses')).toBe('2031-02-03');
  expect(lastmodOf(await sitemapIndex([source], ctx), '/sitemaps/courses-1.xml')).toBe(
    '2031-02-03',
  );
});

test('a file has ten thousand addresses, a thousand of them at a time in memory, and each once', async () => {
  const read: number[] = [];
  const changedAt = new Date('2026-01-01T12:00:00Z');
  const total = 21_500;
  const source = sourceOf(
    Array.from({ length: total }, (_, index) => ({ path: `/courses/c${index}`, changedAt })),
    read,
  );
  const index = await sitemapIndex([source], ctx);
  const files = [...index.matchAll(/sitemaps\/(courses-\d+)\.xml/g)].map(([, name = '']) => name);
  expect(files).toEqual(['courses-1', 'courses-2', 'courses-3']);
  const listed = await Promise.all(files.map((name) => fileOf(source, name)));
  const paths = listed.map((xml) =>
    [...xml.matchAll(/\/courses\/(c\d+)</g)].map(([, path]) => path),
  );
  expect(paths.map(({ length }) => length)).toEqual([10_000, 10_000, 1_500]);
  expect(new Set(paths.flat()).size).toBe(total);
  expect(Math.max(...read)).toBe(1_000);
});

test('the next thousand addresses are read when the reader is ready for them', async () => {
  const read: number[] = [];
  const changedAt = new Date('2026-01-01T12:00:00Z');
  const source = sourceOf(
    Array.from({ length: 10_000 }, (_, index) => ({
      path: `/courses/c${index}`,
      changedAt,
    })),
    read,
  );
  const file = await sitemapFile([source], ctx, 'courses-1');
  const reader = file?.getReader();
  await reader?.read();
  await reader?.read();
  await new Promise(setImmediate);
  // The batch being read, and the next, which waits for the reader.
  expect(read).toEqual([1_000, 1_000]);
  await reader?.cancel();
});

test.each(['courses-0', 'courses-2', 'courses-01', 'courses', 'lessons-1', ''])(
  'there is no file %s',
  async (name) => {
    const source = sourceOf([{ path: '/courses/one', changedAt: new Date() }]);
    expect(await sitemapFile([source], ctx, name)).toBeNull();
  },
);

test.each([
  ['/privacy-policy', 'policies/privacy-policy.md'],
  ['/terms-and-conditions', 'policies/terms-and-conditions.md'],
  ['/cancellation-refund', 'policies/cancellation-refund.md'],
  ['/faq', 'faq.md'],
])('%s has the day of its document', (path, file) => {
  const { updated } = documentOf(readFileSync(`content/${file}`, 'utf8'));
  expect(pages.find((page) => page.path === path)?.changed).toBe(updated);
});
