import { beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/app.ts';
import { member } from '#test/people.ts';
import type { InvestorsTables } from './tables.ts';
import investors from '#content/investors.json' with { type: 'json' };
import { q } from '#app/platform/database.ts';
import { seedInvestors } from './seed.ts';

let app: TestApp;
beforeEach(async () => {
  app = await testApp();
  await seedInvestors(app.clock);
});

test('the starting content marks nobody as verified', () => {
  expect(investors.filter(({ verified }) => verified)).toEqual([]);
});

test('everyone gets forty rows, ten a page, and none reveals its name', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => app.call('GET', '/investors', { query: { page: String(page) } })),
  );
  const items = pages.flatMap(({ body }) => body.items);
  expect(new Set(items.map(({ id }) => id)).size).toBe(40);
  expect(pages[0]?.body).toMatchObject({ page: 1, pages: 4, total: 40 });
  const bytes = pages.map(({ bytes: each }) => Buffer.from(each).toString()).join();
  for (const { key, name, website } of investors) {
    expect(bytes).not.toContain(name);
    expect(bytes).not.toContain(key);
    expect(bytes).not.toContain(website);
  }
  expect(items.find(({ name }) => name === 'ZXXXn CXXXXXXXXXa')).toMatchObject({
    company: null,
    location: 'Mumbai',
  });
  expect(items[0].avatar).toBe(`/art/crew/${items[0].id}.svg?masked=1`);
});

test('visitors can’t search, filter or count by fields that they may not read', async () => {
  const premium = await member(app, 'premiumPlan');
  const found = async (q: string, path = '/investors', token?: string) =>
    (await app.call('GET', path, { query: { q }, token })).body.total as number;
  for (const secret of [
    'Charkhawala',
    'Zubin',
    'Charkha & Sons',
    'Vertical SaaS',
    'spreadsheets',
  ]) {
    expect([secret, await found(secret)]).toEqual([secret, 0]);
    expect([secret, await found(secret, '/investor-profiles', premium.token)]).not.toEqual([
      secret,
      0,
    ]);
  }
  expect(await found('stepwell pune')).toBe(1);
  expect(await found('100%')).toBe(0);
});

test('choices are counted under the other filters, and None is an industry of its own', async () => {
  const { body } = await app.call('GET', '/investors', { query: { industry: 'None' } });
  const none = investors.filter(({ industry }) => industry === null).length;
  expect(body.total).toBe(none);
  expect(body.facets.industry.find(({ value }: { value: string }) => value === 'None').count).toBe(
    none,
  );
  expect(body.facets.industry.length).toBeGreaterThan(5);
  const sum = body.facets.location.reduce(
    (all: number, { count }: { count: number }) => all + count,
    0,
  );
  expect(sum).toBe(none);
  const angels = await app.call('GET', '/investors', {
    query: { tag: 'angel', location: 'Mumbai' },
  });
  expect(angels.body.total).toBe(1);
  expect(angels.body.facets.tag.length).toBeGreaterThan(1);
});

test('anyone may learn that an investor exists, but not who it is', async () => {
  const { items } = (await app.call('GET', '/investors')).body;
  const one = await app.call('GET', `/investors/${items[0].id}/masked`);
  expect([one.status, one.body]).toEqual([200, items[0]]);
  for (const id of ['unknown', 'x'.repeat(300)])
    expect((await app.call('GET', `/investors/${id}/masked`)).status).not.toBe(200);
  const { body } = await app.call('GET', '/investors/unknown/masked');
  expect(body).toEqual({ error: 'There is no such investor.', code: 'investors/not-found' });
});

test('a sample is never verified, whoever looks and whatever an admin ticked', async () => {
  await q<InvestorsTables>().updateTable('investors').set({ verified: true }).execute();
  const { token } = await member(app, 'premiumPlan');
  const masked = (await app.call('GET', '/investors')).body.items;
  const open = (await app.call('GET', '/investor-profiles', { token })).body.items;
  const one = (await app.call('GET', `/investors/${open[0].id}`, { token })).body;
  for (const row of [...masked, ...open, one])
    expect(row).toMatchObject({ sample: true, verified: false });
  await q<InvestorsTables>().updateTable('investors').set({ sample: false }).execute();
  expect((await app.call('GET', `/investors/${open[0].id}`, { token })).body).toMatchObject({
    sample: false,
    verified: true,
  });
});

test('a page past the last one shows the last one', async () => {
  const { body } = await app.call('GET', '/investors', { query: { page: '900' } });
  expect(body).toMatchObject({ page: 4, pages: 4 });
  expect(body.items).toHaveLength(10);
});

test('Premium members read every field, and see what they have viewed', async () => {
  const { token } = await member(app, 'premiumPlan');
  const { body: list } = await app.call('GET', '/investor-profiles', {
    token,
    query: { q: 'Charkhawala' },
  });
  expect(list.items).toMatchObject([
    { name: 'Zubin Charkhawala', company: 'Charkha & Sons Syndicate', viewedAt: null, stage: null },
  ]);
  const [{ id }] = list.items;
  expect((await app.call('PUT', `/investors/${id}/view`, { token })).status).toBe(204);
  expect((await app.call('PUT', `/investors/${id}/view`, { token })).status).toBe(204);
  const { body: profile } = await app.call('GET', `/investors/${id}`, { token });
  expect(profile).toMatchObject({
    cheque: { from: 1_000_000, to: 6_000_000 },
    website: expect.stringContaining('.example'),
  });
  expect(profile.viewedAt).not.toBeNull();
  const { body: viewed } = await app.call('GET', '/investor-profiles', {
    token,
    query: { viewed: '1' },
  });
  expect(viewed).toMatchObject({ total: 1, items: [{ id }] });
  const other = await member(app, 'premiumPlan', { email: 'other@example.in' });
  expect(
    (await app.call('GET', '/investor-profiles', { token: other.token, query: { viewed: '1' } }))
      .body.total,
  ).toBe(0);
});

test('a member’s list stores stages and notes, is private, and is exported as a table without formulas', async () => {
  const one = await member(app, 'premiumPlan');
  const other = await member(app, 'premiumPlan', { email: 'other@example.in' });
  const { body: found } = await app.call('GET', '/investor-profiles', {
    token: one.token,
    query: { q: 'Charkhawala' },
  });
  const path = `/investors/${found.items[0].id}/shortlist`;
  const put = (stage: string, notes: string) =>
    app.call('PUT', path, { token: one.token, body: { stage, notes } });
  expect((await put('to-contact', '')).status).toBe(204);
  expect((await put('meeting', '=HYPERLINK("https://example.in")')).status).toBe(204);
  expect((await put('married', '')).status).toBe(400);

  const mine = async (token: string) =>
    (await app.call('GET', '/investor-profiles', { token, query: { shortlisted: '1' } })).body
      .items as { stage: string }[];
  expect(await mine(one.token)).toMatchObject([{ name: 'Zubin Charkhawala', stage: 'meeting' }]);
  expect(await mine(other.token)).toEqual([]);
  const { body: table } = await app.call('GET', '/investor-shortlist', { token: one.token });
  expect(table).toContain(
    '"Zubin Charkhawala","invented","Charkha & Sons Syndicate","Mumbai","Commerce","https://charkha',
  );
  expect(table).toContain("'=HYPERLINK");
  expect(
    (await app.call('GET', '/investor-shortlist', { token: other.token })).body
      .trim()
      .split('\r\n'),
  ).toHaveLength(1);

  await app.call('DELETE', path, { token: other.token });
  expect(await mine(one.token)).toHaveLength(1);
  expect((await app.call('DELETE', path, { token: one.token })).status).toBe(204);
  expect(await mine(one.token)).toEqual([]);
});
