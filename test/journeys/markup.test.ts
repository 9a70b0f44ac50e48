import { expect, inject, test } from 'vitest';
import { pageAt, pages } from '#app/shared/pages.ts';
import { sitemapEntries } from '../sitemap.ts';
import { markupFaults } from './markup.ts';
import { announcedPage } from './visits/announcements.ts';

const url = inject('applicationUrl');

// Nothing is in preparation at first.
await announcedPage();
const listed = (await sitemapEntries(url)).map(({ path }) => path);
/** An unknown id gives a page that says so, which is also checked. */
const table = pages.map(({ path }) => path.replaceAll(/:\w+/g, 'none'));
const others = [
  '/api/docs',
  '/search?q=app',
  '/courses?q=zzzz',
  '/ai-tools?page=2',
  '/investors?page=2',
];

/** Three of each kind of course, lesson, tool and hackathon are enough. */
const threeOfEach = Object.values(
  Object.groupBy(listed, (path) => pageAt(path)?.path ?? path),
).flatMap((paths = []) => paths.slice(0, 3));

test.each([...new Set([...threeOfEach, ...table, ...others])])(
  '%s is valid HTML',
  async (address) => {
    const response = await fetch(url + address, { redirect: 'manual' });
    if (response.status === 302) return;
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await markupFaults(await response.text())).toEqual([]);
  },
);

test('the checker finds known faults', async () => {
  const html = await (await fetch(`${url}/faq`)).text();
  expect(await markupFaults(html.replace('</main>', '<p aria-label="Tags">a</p></main>'))).toEqual([
    expect.stringContaining('aria-label-misuse'),
  ]);
});
