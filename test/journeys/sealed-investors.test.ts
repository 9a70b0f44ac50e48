import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, inject, test } from 'vitest';
import { z } from 'zod';
import hub from '#content/founders-hub.json';
import investors from '#content/investors.json';
import { pages } from '#app/shared/pages.ts';
import { call, member } from './people.ts';

const url = inject('applicationUrl');

/** What tells one of the forty: the name, the family name alone, the key, the link, and the firm that is named after its owner. */
const secrets = investors.map(({ key, name, website }) => [name, name.split(' ').at(-1) ?? name, key, new URL(website).hostname]);
/** What Premium alone reads of the Founders' Hub: why each of its tasks is worth doing. */
const tasks = hub.flatMap(({ tasks: each }) => each.map(({ why }) => why)).filter((why) => /^[\x20-\x7e]+$/.test(why));
const everySecret = [...secrets.flat(), ...tasks, 'Charkha & Sons', 'Charkha &amp; Sons'].map((secret) => secret.toLowerCase());

const toldBy = (text: string): string[] => {
  const lower = text.toLowerCase();
  return everySecret.filter((secret) => lower.includes(secret));
};

const Masked = z.object({
  pages: z.int(),
  items: z.array(z.object({ id: z.string() })),
  facets: z.record(z.string(), z.array(z.object({ value: z.string() }))),
});

async function read(path: string, token?: string): Promise<string> {
  const response = await fetch(url + path, { redirect: 'manual', headers: token ? { authorization: `Bearer ${token}` } : {} });
  const headers = [...response.headers].map((each) => each.join(': ')).join('\n');
  return `${headers}\n\n${Buffer.from(await response.arrayBuffer()).toString('latin1')}`;
}

const withData = (address: string): string[] => {
  const [path = '', query] = address.split('?');
  return [address, `${path === '/' ? '/_' : path}.data${query ? `?${query}` : ''}`];
};

/** Every address that is no secret: pages and their data, calls, drawings, the sitemap, and each file of the build with its source map. */
async function addresses(): Promise<string[]> {
  const first = Masked.parse(await call(url, 'GET', '/api/investors'));
  const lists = [...Array(first.pages).keys()].map((index) => `page=${index + 1}`);
  const rows = await Promise.all(lists.map(async (query) => Masked.parse(await call(url, 'GET', `/api/investors?${query}`)).items));
  const ids = rows.flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(investors.length);

  const choices = Object.entries(first.facets).flatMap(([name, facet]) =>
    facet.map(({ value }) => `${new URLSearchParams({ [name]: value })}`),
  );
  const words = investors.map(({ name }) => `${new URLSearchParams({ q: name.split(' ')[0] ?? '' })}`);
  const sitemap = await read('/sitemap.xml');
  const mapped = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  const plain = pages.map(({ path }) => path).filter((path) => !path.includes(':'));
  const shown = [
    ...plain,
    ...mapped,
    ...[...lists, ...choices].map((query) => `/investors?${query}`),
    ...ids.map((id) => `/investors/${id}`),
  ];

  const openApi = z
    .object({ paths: z.record(z.string(), z.object({ get: z.unknown().optional() })) })
    .parse(await call(url, 'GET', '/api/openapi.json'));
  const called = Object.entries(openApi.paths)
    .filter(([path, { get }]) => get && !path.includes('{'))
    .map(([path]) => (path.startsWith('/api') ? path : `/api${path}`));
  const asked = [
    ...[...lists, ...choices, ...words].map((query) => `/api/investors?${query}`),
    ...words.map((query) => `/api/investor-profiles?${query}`),
  ];
  const one = ids.flatMap((id) => [`/api/investors/${id}`, `/art/crew/${id}.svg`, `/art/crew/${id}.svg?masked=1`]);

  const files = readdirSync('build/client', { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const built = files.map((file) => `/${relative('build/client', join(file.parentPath, file.name))}`);
  expect(built.length).toBeGreaterThan(50);
  return [
    ...new Set([
      ...shown.flatMap(withData),
      ...called,
      ...asked,
      ...one,
      ...built,
      ...built.map((file) => `${file}.map`),
      '/sitemap.xml',
      '/robots.txt',
      '/api/openapi.json',
      '/api/docs',
    ]),
  ];
}

test(
  'no byte that a visitor or a Basic member can get tells one of the forty investors, or a task of the Founders’ Hub',
  { timeout: 600_000 },
  async () => {
    const basic = await member(url);
    const all = await addresses();
    const told: string[] = [];
    for (const address of all) {
      for (const token of address.startsWith('/api/') ? [undefined, basic.token] : [undefined]) {
        const found = toldBy(await read(address, token));
        if (found.length > 0) told.push(`${address}: ${found.join(', ')}`);
      }
    }
    expect(told).toEqual([]);
  },
);

test('the search sees what is there: all of it in what Premium gets, and one name in a page', async () => {
  const premium = await member(url, undefined, 'premiumPlan');
  const lists = await Promise.all([1, 2, 3, 4].map((page) => read(`/api/investor-profiles?page=${page}`, premium.token)));
  const found = toldBy(lists.join('\n'));
  const way = await read('/api/founders-hub', premium.token);
  expect([tasks.length > 10, tasks.filter((why) => !way.includes(why))]).toEqual([true, []]);
  expect(investors.filter(({ name }) => !found.includes(name.toLowerCase()))).toEqual([]);
  const [item] = (await call(url, 'GET', '/api/investor-profiles?q=meghdooti', undefined, premium.token)).items;
  expect(toldBy(await read(`/api/investors/${item.id}`, premium.token))).toEqual(
    expect.arrayContaining(['ambika meghdooti', 'kagaz-kite-ventures.example']),
  );
  expect(toldBy(`${await read('/investors')}<i title="Ambika%20Meghdooti">`)).toEqual(['meghdooti']);
});
