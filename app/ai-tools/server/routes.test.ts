import { expect, test } from 'vitest';
import startingTools from '#content/ai-tools.json' with { type: 'json' };
import { reservedIds } from '../addresses.ts';
import { nameKeyOf } from '../tool-key.ts';
import { seedTools } from './seed.ts';
import { toolAddresses } from './sitemap.service.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { member, signedIn } from '#test/people.ts';

async function directory(): Promise<TestApp> {
  const app = await testApp({ RATE_LIMIT_FACTOR: '100' });
  await seedTools(app.clock);
  return app;
}
const firstOf = async ({ call }: TestApp): Promise<string> =>
  (await call('GET', '/ai-tools')).body.items[0].id;

test('the starting content has no tool twice, and none with the address of a page', () => {
  expect(startingTools.length).toBeGreaterThan(0);
  expect(new Set(startingTools.map(({ slug }) => slug)).size).toBe(startingTools.length);
  expect(new Set(startingTools.map(({ name }) => nameKeyOf(name))).size).toBe(startingTools.length);
  expect(startingTools.filter(({ slug }) => reservedIds.includes(slug))).toEqual([]);
});

test('the directory returns a page with facets, a single tool in full, and 404 for a missing one', async () => {
  const app = await directory();
  const { body } = await app.call('GET', '/ai-tools');
  expect(body).toMatchObject({ page: 1, total: startingTools.length });
  expect(body.items[0]).toMatchObject({ rating: null, reviews_count: 0 });
  const one = await app.call('GET', `/ai-tools/${body.items[0].id}`);
  expect(one.body.sources.length).toBeGreaterThan(0);
  const none = await app.call('GET', '/ai-tools/none');
  expect([none.status, none.body]).toEqual([
    404,
    { error: 'AI tool not found', code: 'tools/not-found' },
  ]);
  expect(
    (await toolAddresses.entries(app, { offset: 0, limit: 1000 })).map(({ path }) => path),
  ).toContain(`/ai-tools/${body.items[0].id}`);
  expect((await app.call('GET', '/ai-tools', { query: { q: 'zzzz-nothing' } })).body).toMatchObject(
    { total: 0, pages: 1, items: [] },
  );
});

test('each tool has one choice of pricing, and the lists agree with the counts', async () => {
  const { call } = await directory();
  const { body } = await call('GET', '/ai-tools');
  expect(body.facets.pricing.map(({ value }: { value: string }) => value)).toEqual([
    'free',
    'free-and-paid',
    'paid',
    'unknown',
  ]);
  const totals = await Promise.all(
    body.facets.pricing.map(
      async ({ value }: { value: string }) =>
        (await call('GET', '/ai-tools', { query: { pricing: value } })).body.total,
    ),
  );
  expect(totals).toEqual(body.facets.pricing.map(({ count }: { count: number }) => count));
  expect(totals.reduce((all, count) => all + count, 0)).toBe(body.total);
  expect(totals[0]).toBeGreaterThan(10);
});

test('tools are listed by name until ten of them have five ratings, then by the number of ratings', async () => {
  const app = await directory();
  const names = async (query = {}) => {
    const { body } = await app.call('GET', '/ai-tools', { query });
    return {
      sort: body.sort,
      names: body.items.map(({ name }: { name: string }) => name) as string[],
    };
  };
  const before = await names();
  expect(before.sort).toBe('name');
  expect(before.names).toEqual(
    before.names.toSorted((one, other) => one.localeCompare(other, 'en')),
  );
  const rated = (await app.call('GET', '/ai-tools', { query: { page: '2' } })).body.items.slice(
    0,
    10,
  ) as { id: string; name: string }[];
  const people = await Promise.all(
    Array.from({ length: 6 }, (_, number) =>
      member(app, 'basicPlan', { email: `rater-${number}@example.in` }),
    ),
  );
  const [last] = rated.slice(-1);
  for (const { id } of rated)
    for (const { token } of people.slice(0, id === last?.id ? 6 : 5))
      await app.call('PUT', `/ai-tools/${id}/rating`, { token, body: { stars: 4 } });
  const after = await names();
  expect(after.sort).toBe('most-rated');
  expect(after.names.slice(0, 10)).toEqual([
    last?.name,
    ...rated.slice(0, 9).map(({ name }) => name),
  ]);
  expect((await names({ sort: 'name' })).names).toEqual(before.names);
});

test('a price of the starting content names its source and the day it was read there', () => {
  const priced = startingTools.filter(({ pricing }) => pricing.price_range !== null);
  expect(priced.length).toBeGreaterThanOrEqual(14);
  for (const { pricing, sources } of priced) {
    expect(sources).toContainEqual(
      expect.objectContaining({ url: pricing.source, date: pricing.as_of }),
    );
  }
});

test('a member rates once, may change it, and five ratings are shown', async () => {
  const app = await directory();
  const id = await firstOf(app);
  const rate = async (number: number, stars: number) => {
    const { token } = await member(app, 'basicPlan', { email: `member-${number}@example.in` });
    const { status } = await app.call('PUT', `/ai-tools/${id}/rating`, { token, body: { stars } });
    return { status, token };
  };
  for (const number of [1, 2, 3, 4]) expect((await rate(number, 5)).status).toBe(200);
  expect((await app.call('GET', `/ai-tools/${id}`)).body).toMatchObject({
    rating: null,
    reviews_count: 0,
  });
  const { token } = await rate(5, 1);
  await app.call('PUT', `/ai-tools/${id}/rating`, { token, body: { stars: 3 } });
  expect((await app.call('GET', `/ai-tools/${id}`)).body).toMatchObject({
    rating: 4.6,
    reviews_count: 5,
  });
  expect((await app.call('GET', `/ai-tools/${id}/rating`, { token })).body).toEqual({ stars: 3 });
  await app.call('DELETE', `/ai-tools/${id}/rating`, { token });
  expect((await app.call('GET', `/ai-tools/${id}`)).body).toMatchObject({
    rating: null,
    reviews_count: 0,
  });
});

test('a suggestion waits once; an existing tool is named', async () => {
  const app = await directory();
  const { token } = await signedIn(app);
  const suggest = (name: string, website: string) =>
    app.call('POST', '/ai-tools/suggestions', {
      token,
      body: { name, website, words: 'Builds apps.' },
    });
  const { website, name } = (await app.call('GET', `/ai-tools/${await firstOf(app)}`)).body;
  const known = await suggest('Another name', website);
  expect([known.status, known.body.code, known.body.error]).toEqual([
    409,
    'tools/known-already',
    `We already have this tool: ${name}.`,
  ]);
  expect((await suggest('Loomly', 'https://loomly.example.in/')).status).toBe(201);
  expect((await suggest('loomly', 'https://elsewhere.example.in/')).body.code).toBe(
    'tools/suggested-already',
  );
  expect((await suggest('Other', 'https://www.loomly.example.in/x')).body.code).toBe(
    'tools/suggested-already',
  );
  expect((await suggest('Other', 'javascript:alert(1)')).status).toBe(400);
});

test('a report waits once for each person', async () => {
  const app = await directory();
  const { token } = await signedIn(app);
  const report = async () =>
    app.call('POST', `/ai-tools/${await firstOf(app)}/reports`, {
      token,
      body: { words: 'The price has changed.' },
    });
  expect((await report()).status).toBe(201);
  expect((await report()).body.code).toBe('tools/reported-already');
});
