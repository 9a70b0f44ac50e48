import { afterAll, expect, test } from 'vitest';
import { pageAt, pages } from '#app/shared/pages.ts';
import { drawCardAddress } from '#app/ui/art/address.ts';
import { sitemapEntries } from '../sitemap.ts';
import { structuredDataFaults } from '../structured-data.ts';
import { startFreshApp } from './fresh-app.ts';
import { admin, adminEmail, brandVariables } from './people.ts';
import { announce } from './visits/announcements.ts';

// Without the pages that other journeys publish.
const { url, stop } = await startFreshApp({ ADMIN_EMAIL: adminEmail, ...brandVariables });
afterAll(stop);
// Nothing is in preparation at first.
await announce({ url, token: (await admin(url)).token });
const entries = await sitemapEntries(url);

test('the sitemap lists every kind of public page, each with its date', () => {
  const kinds = new Set(entries.map(({ path }) => pageAt(path)?.path));
  const indexed = pages.flatMap((page) => (page.indexed ? [page.path] : []));
  // Some kinds, such as openings, are there only while they are open.
  expect(indexed.filter((path) => !path.includes(':') && !kinds.has(path))).toEqual([]);
  expect([...kinds].filter((path) => !path || !indexed.includes(path))).toEqual([]);
  expect(kinds.has('/courses/:courseId/lessons/:lessonId')).toBe(true);
  for (const { path, day } of entries)
    expect([path, Number.isNaN(Date.parse(day))]).toEqual([path, false]);
});

const texts = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => text);
const kindsDrawn = new Set<string | undefined>();

test.each(entries.map(({ path }) => path))(
  '%s tells who it is, to people and to machines',
  async (path) => {
    const response = await fetch(url + path, { redirect: 'manual' });
    const html = await response.text();
    expect(response.status).toBe(200);
    const one = (name: string, pattern: RegExp) => {
      const found = texts(html, pattern);
      expect([name, found.length]).toEqual([name, 1]);
      return found[0] ?? '';
    };
    const title = one('title', /<title>([^<]+)<\/title>/g);
    expect(title).toMatch(/ \| Liftoff$/);
    expect(
      one('description', /<meta name="description" content="([^"]*)"/g).length,
    ).toBeGreaterThan(20);
    expect(one('robots', /<meta name="robots" content="([^"]*)"/g)).toBe('index, follow');
    const canonical = one('canonical', /<link rel="canonical" href="([^"]*)"/g);
    expect(canonical.replaceAll('&amp;', '&')).toBe(url + path);
    expect(one('og:url', /<meta property="og:url" content="([^"]*)"/g)).toBe(canonical);
    expect(one('og:title', /<meta property="og:title" content="([^"]*)"/g)).toBe(title);
    expect(one('h1', /<h1[\s>]([\s\S]*?)<\/h1>/g)).not.toBe('');
    const card = one('og:image', /<meta property="og:image" content="([^"]*)"/g).replaceAll(
      '&amp;',
      '&',
    );
    expect(
      one('twitter:image', /<meta name="twitter:image" content="([^"]*)"/g).replaceAll(
        '&amp;',
        '&',
      ),
    ).toBe(card);
    expect(one('og:image:alt', /<meta property="og:image:alt" content="([^"]*)"/g)).not.toBe('');
    expect([card, typeof drawCardAddress(new URL(card))]).toEqual([card, 'string']);
    // Drawing them is slow, so only one of each kind of page is requested.
    const kind = pageAt(path)?.path;
    if (!kindsDrawn.has(kind))
      expect((await fetch(card)).headers.get('content-type')).toBe('image/png');
    kindsDrawn.add(kind);
    const data = texts(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
    expect(data.length).toBeGreaterThan(0);
    expect(data.flatMap(structuredDataFaults)).toEqual([]);
  },
);

test('structured data that is incomplete or missing is found', () => {
  expect(structuredDataFaults('{')).toEqual(['no JSON']);
  expect(structuredDataFaults('{"@context":"https://schema.org","@type":"Poem"}')).toEqual([
    'Poem: not a kind that is known here',
  ]);
  const list = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Why?' }],
  };
  expect(structuredDataFaults(JSON.stringify(list))).toEqual([
    'FAQPage.mainEntity Question: acceptedAnswer is missing',
  ]);
});

test.each([
  ['/courses?q=trust', '2 courses'],
  ['/ai-tools?q=airtable', '1 tool'],
  ['/hackathon?q=ledger+of', '1 hackathon found'],
  ['/investors?q=nobody-of-this-name', '0 investors found'],
])('%s arrives already filtered from the server', async (path, found) => {
  const html = await (await fetch(url + path)).text();
  expect(texts(html, /role="status">([^<]*)</g)).toContain(found);
});

test('the landing page marks the bill that it made up as an example', async () => {
  const html = await (await fetch(url)).text();
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain('Agency quote Example');
});
