import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { seedCourses } from '#app/courses/server/seed.ts';
import { q } from '#app/platform/database.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { signedIn, signedInAdmin, type SignedIn } from '#test/people.ts';

const loomly = {
  name: 'Loomly',
  description: 'Builds apps.',
  category: 'app-builders',
  tags: ['no-code'],
  website: 'https://loomly.example.in/',
  pricing: { free: true, paid: null, price_range: null, source: null, as_of: null },
  features: ['Roles'],
  api_available: null,
  logo: null,
  sources: [{ url: 'https://loomly.example.in/pricing', title: 'Pricing', date: '2026-01-01' }],
};

async function openDesk() {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in', RATE_LIMIT_FACTOR: '100' });
  const { token, uid } = await signedInAdmin(app);
  const ask = (method: string, path: string, body?: object) =>
    app.call(method, `/admin/${path}`, { token, body });
  const add = (changes: object = {}) =>
    ask('POST', 'ai-tools', { ...loomly, suggestion: null, ...changes });
  const list = async (path: string, query: Record<string, string> = {}) =>
    (await app.call('GET', `/admin/${path}`, { token, query })).body;
  return { app, uid, ask, add, list };
}

/** What a person was told in the app, newest first. */
const told = async ({ call }: TestApp, { token }: SignedIn) =>
  (await call('GET', '/notifications', { token })).body.notifications;
/** Mails with a way to get no more of their kind. */
const mails = async ({ mailbox }: TestApp, { email }: SignedIn) =>
  (await mailbox(email)).filter(({ text }) =>
    text.includes('mails about what you suggested, reported or posted'),
  );

const recorded = async () =>
  (
    await sql`select actor, action, subject_id, person_uid, details from admin_actions where actor <> 'setting' order by at, id`.execute(
      q(),
    )
  ).rows;

test('a tool is published, changed, hidden and shown again, each recorded; hidden it is not found', async () => {
  const { app, uid, ask, add, list } = await openDesk();
  const { status, body: tool } = await add();
  expect([status, tool]).toMatchObject([201, { ...loomly, id: 'loomly', shown: true, version: 1 }]);
  const twice = (await add({ website: 'https://elsewhere.example.in/', name: 'LOOMLY!' })).body;
  expect([twice.code, twice.fields]).toEqual([
    'tools/named-already',
    { name: 'There is a tool of this name already.' },
  ]);

  const changed = await ask('PUT', 'ai-tools/loomly', {
    ...loomly,
    name: 'Loomly Studio',
    version: 1,
  });
  expect(changed.body).toMatchObject({ id: 'loomly', name: 'Loomly Studio', version: 2 });
  expect((await ask('PUT', 'ai-tools/loomly', { ...loomly, version: 1 })).body.code).toBe(
    'tools/changed-meanwhile',
  );
  expect((await ask('PUT', 'ai-tools/none', { ...loomly, version: 1 })).body.code).toBe(
    'tools/not-found',
  );
  expect((await app.call('GET', '/ai-tools/loomly')).body.name).toBe('Loomly Studio');

  expect(
    (await ask('PUT', 'ai-tools/loomly/publication', { shown: false, version: 2 })).body.shown,
  ).toBe(false);
  expect((await app.call('GET', '/ai-tools/loomly')).status).toBe(404);
  expect((await app.call('GET', '/ai-tools')).body.total).toBe(0);
  expect(await list('ai-tools', { show: 'hidden', q: 'STUD' })).toMatchObject({
    tools: [{ id: 'loomly' }],
    counts: { shown: 0, hidden: 1, missing: 0, changed: 0 },
  });
  expect(
    (await ask('PUT', 'ai-tools/loomly/publication', { shown: true, version: 3 })).body.shown,
  ).toBe(true);
  const facts = { actor: uid, subject_id: 'loomly', person_uid: null };
  expect(await recorded()).toEqual([
    { ...facts, action: 'ai-tool/add', details: { name: 'Loomly', version: 1 } },
    { ...facts, action: 'ai-tool/change', details: { name: 'Loomly Studio', version: 2 } },
    { ...facts, action: 'ai-tool/hide', details: { name: 'Loomly Studio', version: 3 } },
    { ...facts, action: 'ai-tool/show', details: { name: 'Loomly Studio', version: 4 } },
  ]);
});

test('what is written is checked: a source, https alone, another name of its own, a free address', async () => {
  const { ask, add } = await openDesk();
  expect((await add({ sources: [] })).body.error).toBe(
    'Say where this can be read: at least one source',
  );
  expect((await add({ website: 'http://loomly.example.in/' })).body.error).toBe(
    'Please enter an address that begins with https://',
  );
  expect((await add({ tags: ['No Code'] })).status).toBe(400);
  const price = {
    free: true,
    paid: true,
    price_range: 'Pro US$25 a month',
    source: null,
    as_of: null,
  };
  expect((await add({ pricing: price })).body.fields).toEqual({
    'pricing.price_range':
      'A price needs the address where it can be read, and the day it was read there',
  });
  const sourced = { ...price, source: 'https://loomly.example.in/pricing', as_of: '2026-01-01' };
  expect((await add({ name: 'Priced', pricing: sourced })).body.pricing).toEqual(sourced);
  await add();
  const { body } = await add({ name: 'Compare' });
  expect(body.id).toBe('compare-tool');
  expect((await ask('PUT', 'ai-tools/compare-tool', { ...loomly, version: 1 })).body.code).toBe(
    'tools/named-already',
  );
});

test('a suggestion waits with what it may double, and is settled once: written up, or declined', async () => {
  const { app, ask, add, list } = await openDesk();
  const { token, uid } = await signedIn(app);
  const suggest = (name: string, website: string) =>
    app.call('POST', '/ai-tools/suggestions', {
      token,
      body: { name, website, words: 'Please add it.' },
    });
  await add({ name: 'Kissa', website: 'https://kissa.example.in/' });
  await ask('PUT', 'ai-tools/kissa/publication', { shown: false, version: 1 });
  await suggest('Kissa Two', 'https://www.kissa.example.in/two');
  await suggest('Loomly', loomly.website);
  const { suggestions, counts } = await list('ai-tool-suggestions');
  expect(counts).toMatchObject({ missing: 2, changed: 0 });
  expect(suggestions).toMatchObject([
    {
      by: 'Naina Gill',
      words: 'Please add it.',
      missing: { name: 'Kissa Two', like: [{ id: 'kissa', name: 'Kissa', shown: false }] },
      changed: null,
    },
    { missing: { name: 'Loomly', like: [] } },
  ]);
  const [double, missing] = suggestions;
  expect((await add({ suggestion: missing.id })).status).toBe(201);
  expect((await add({ name: 'Another', suggestion: missing.id })).body.code).toBe(
    'tools/settled-meanwhile',
  );
  expect((await app.call('GET', '/ai-tools/another')).status).toBe(404);
  const settlement = `ai-tool-suggestions/${double.id}/settlement`;
  expect((await ask('POST', settlement, { accepted: false })).status).toBe(204);
  expect((await ask('POST', settlement, { accepted: true })).body.code).toBe(
    'tools/settled-meanwhile',
  );
  expect(
    (await ask('POST', 'ai-tool-suggestions/none/settlement', { accepted: true })).body.code,
  ).toBe('tools/no-suggestion');
  expect((await list('ai-tool-suggestions')).suggestions).toEqual([]);
  expect((await recorded()).slice(-2)).toMatchObject([
    { action: 'ai-tool/accept', subject_id: missing.id, person_uid: uid },
    { action: 'ai-tool/decline', subject_id: double.id, person_uid: uid },
  ]);
});

test('who made a suggestion is told once what came of it, in the app and by mail, unless such mails are turned off', async () => {
  const { app, ask, add, list } = await openDesk();
  const naina = await signedIn(app);
  const suggest = async (name: string, website: string): Promise<string> => {
    await app.call('POST', '/ai-tools/suggestions', {
      token: naina.token,
      body: { name, website, words: 'Please add it.' },
    });
    return (await list('ai-tool-suggestions')).suggestions[0].id;
  };
  const settle = (id: string, body: object) =>
    ask('POST', `ai-tool-suggestions/${id}/settlement`, body);

  await add({ name: 'Loomly Studio', suggestion: await suggest('Loomly', loomly.website) });
  const [added] = await told(app, naina);
  expect(added).toMatchObject({
    title: 'Loomly Studio is in our directory',
    link: { href: '/ai-tools/loomly-studio' },
  });

  const declined = await suggest('Kissa', 'https://kissa.example.in/');
  // Nothing of that name is shown.
  expect((await settle(declined, { accepted: true })).body.code).toBe('tools/not-found');
  expect(await told(app, naina)).toHaveLength(1);
  const tries = await Promise.all(
    [1, 2].map(() =>
      settle(declined, { accepted: false, words: ' It is no tool, it is a shop. ' }),
    ),
  );
  expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    204, 409,
  ]);
  expect((await told(app, naina))[0]).toMatchObject({
    title: 'We did not add Kissa',
    text: 'It is no tool, it is a shop.',
  });
  const subjects = (await mails(app, naina)).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    'Loomly Studio is in our directory',
    'We did not add Kissa',
  ]);

  await app.call('PUT', '/notifications/preferences', {
    token: naina.token,
    body: { category: 'reports', mailed: false },
  });
  const there = await suggest('Patang', 'https://patang.example.in/');
  await add({ name: 'Patang', website: 'https://patang.example.in/' });
  expect((await settle(there, { accepted: true })).status).toBe(204);
  expect((await told(app, naina))[0]).toMatchObject({
    title: 'Patang is in our directory',
    link: { href: '/ai-tools/patang' },
  });
  expect(await mails(app, naina)).toHaveLength(2);
});

test('a report stands beside its tool until it is settled, and who made it is told', async () => {
  const { app, ask, add, list } = await openDesk();
  await add();
  const naina = await signedIn(app);
  const { token } = naina;
  await app.call('POST', '/ai-tools/loomly/reports', {
    token,
    body: { words: 'It costs more now.' },
  });
  const { suggestions } = await list('ai-tool-suggestions', { kind: 'changed' });
  expect(suggestions).toMatchObject([
    { words: 'It costs more now.', missing: null, changed: { id: 'loomly', version: 1 } },
  ]);
  await ask('POST', `ai-tool-suggestions/${suggestions[0].id}/settlement`, { accepted: true });
  expect(await told(app, naina)).toMatchObject([
    { title: 'We corrected Loomly', link: { href: '/ai-tools/loomly' } },
  ]);
  expect(
    (await app.call('POST', '/ai-tools/loomly/reports', { token, body: { words: 'And more.' } }))
      .status,
  ).toBe(201);

  // Once it is hidden, its page is no way to go.
  await ask('PUT', 'ai-tools/loomly/publication', { shown: false, version: 1 });
  const [again] = (await list('ai-tool-suggestions', { kind: 'changed' })).suggestions;
  await ask('POST', `ai-tool-suggestions/${again.id}/settlement`, { accepted: false });
  expect((await told(app, naina))[0]).toMatchObject({
    title: 'We looked at your report about Loomly',
    text: 'Thank you for telling us. We checked it and found nothing to change.',
    link: null,
  });
});

test('a lesson that speaks of a tool stands on its page', async () => {
  const { app, add } = await openDesk();
  await seedCourses(app.clock);
  await add();
  await add({ name: 'Airtable', website: 'https://airtable.example.in/' });
  await add({ name: 'Nobodys', website: 'https://nobodys.example.in/' });
  await sql`update lessons set body = 'Open Loomly and press New.' where slug = 'your-first-clickable-build'`.execute(
    q(),
  );
  expect((await app.call('GET', '/ai-tools/loomly')).body.lessons).toMatchObject([
    { slug: 'your-first-clickable-build' },
  ]);
  // As the lessons that we ship do.
  expect((await app.call('GET', '/ai-tools/airtable')).body.lessons).toMatchObject([
    { slug: 'tables-and-relations' },
  ]);
  expect((await app.call('GET', '/ai-tools/nobodys')).body.lessons).toEqual([]);
});
