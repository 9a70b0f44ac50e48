import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { loomly, openDesk, recorded } from '#test/ai-tools-desk.ts';
import { seedStartingCourses } from '#test/starting-courses.ts';

test('a tool is published, changed, hidden and shown again, each recorded; while hidden it is not found', async () => {
  const { app, uid, ask, add, list } = await openDesk();
  const { status, body: tool } = await add();
  expect([status, tool]).toMatchObject([201, { ...loomly, id: 'loomly', shown: true, version: 1 }]);
  const twice = (await add({ website: 'https://elsewhere.example.in/', name: 'LOOMLY!' })).body;
  expect([twice.code, twice.fields]).toEqual([
    'tools/named-already',
    { name: 'There is already a tool with this name.' },
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

test('input is checked: a source, https only, a unique name, a free address', async () => {
  const { ask, add } = await openDesk();
  expect((await add({ sources: [] })).body.error).toBe('Give at least one source');
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
    'pricing.price_range': 'A price needs its source and the date it was read there',
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

test('a lesson that mentions a tool is listed on the tool’s page', async () => {
  const { app, add } = await openDesk();
  await seedStartingCourses(app);
  await add();
  await add({ name: 'Airtable', website: 'https://airtable.example.in/' });
  await add({ name: 'Nobodys', website: 'https://nobodys.example.in/' });
  await sql`update lessons set body = 'Open Loomly and press New.' where slug = 'your-first-clickable-build'`.execute(
    q(),
  );
  expect((await app.call('GET', '/ai-tools/loomly')).body.lessons).toMatchObject([
    { slug: 'your-first-clickable-build' },
  ]);
  // Like the lessons that we ship.
  expect((await app.call('GET', '/ai-tools/airtable')).body.lessons).toMatchObject([
    { slug: 'tables-and-relations' },
  ]);
  expect((await app.call('GET', '/ai-tools/nobodys')).body.lessons).toEqual([]);
});
