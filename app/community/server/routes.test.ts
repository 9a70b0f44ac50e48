import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { testApp } from '#test/app.ts';
import { member, signedInAdmin } from '#test/people.ts';

const shop = {
  title: 'Lata Bose',
  words: 'shipped a shop.\n41 orders.',
  link: '',
  pinnedUntil: null,
};

async function openDesk() {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in', RATE_LIMIT_FACTOR: '100' });
  const { token, uid } = await signedInAdmin(app);
  const naina = await member(app);
  const inHours = (hours: number) =>
    new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
  const send = (method: string, path: string, body?: object) =>
    app.call(method, `/admin/highlights${path}`, { token, body });
  const publish = async (changes: object = {}) =>
    (await send('POST', '', { ...shop, datedAt: inHours(-1), ...changes })).body;
  const shown = async () =>
    (await app.call('GET', '/highlights', { token: naina.token })).body.map(
      ({ title }: { title: string }) => title,
    );
  return { app, token, uid, inHours, send, publish, shown };
}

test('members see pinned ones first, then the newest, from their date until they are unpublished', async () => {
  const { app, inHours, send, publish, shown } = await openDesk();
  await publish({ title: 'Old', datedAt: inHours(-50) });
  await publish({ title: 'New' });
  await publish({ title: 'Pinned', datedAt: inHours(-90), pinnedUntil: inHours(1) });
  await publish({ title: 'Tomorrow', datedAt: inHours(2) });
  const wrong = await publish({ title: 'Wrong', datedAt: inHours(-2) });
  expect(await shown()).toEqual(['Pinned', 'New', 'Wrong', 'Old']);
  await send('POST', `/${wrong.id}/unpublication`, { version: 1 });
  expect(await shown()).toEqual(['Pinned', 'New', 'Old']);
  app.clock.advance({ hours: 3 });
  expect(await shown()).toEqual(['Tomorrow', 'New', 'Old', 'Pinned']);
});

test('a second editor is refused; an edit republishes a highlight; each action is recorded', async () => {
  const { token, app, uid, inHours, send, publish, shown } = await openDesk();
  const { id } = await publish();
  const edit = { ...shop, title: 'Lata B.', datedAt: inHours(-1) };
  expect((await send('PUT', `/${id}`, { ...edit, version: 1 })).body).toMatchObject({
    title: 'Lata B.',
    version: 2,
  });
  expect((await send('PUT', `/${id}`, { ...edit, version: 1 })).body.code).toBe(
    'highlights/changed-meanwhile',
  );
  expect((await send('POST', `/${id}/unpublication`, { version: 1 })).status).toBe(409);
  expect((await send('POST', `/${id}/unpublication`, { version: 2 })).body).toMatchObject({
    state: 'unpublished',
    version: 3,
  });
  expect((await send('POST', `/${id}/unpublication`, { version: 3 })).status).toBe(409);
  expect((await send('PUT', '/unknown', { ...edit, version: 1 })).body.code).toBe(
    'highlights/not-found',
  );
  const down = await app.call('GET', '/admin/highlights', {
    token,
    query: { show: 'unpublished' },
  });
  expect(down.body).toMatchObject({
    highlights: [{ id, state: 'unpublished' }],
    pages: 1,
    counts: { published: 0, unpublished: 1 },
  });
  await send('PUT', `/${id}`, { ...edit, version: 3 });
  expect(await shown()).toEqual(['Lata B.']);
  const { rows } =
    await sql`select actor, action, subject_id from admin_actions where actor <> 'setting' order by at, id`.execute(
      q(),
    );
  const done = ['highlight/publish', 'highlight/change', 'highlight/unpublish', 'highlight/change'];
  expect(rows).toEqual(done.map((action) => ({ actor: uid, action, subject_id: id })));
});

test.each([
  ['title', 'a\nb', 'Please write this on one line'],
  ['words', ' ', 'Text is required'],
  [
    'link',
    '//elsewhere.example',
    'Please enter a page of ours, like /courses, or an address that begins with https://',
  ],
  [
    'link',
    'javascript:alert(1)',
    'Please enter a page of ours, like /courses, or an address that begins with https://',
  ],
  ['datedAt', 'today', 'Please choose a date'],
])('%s %j is refused beside its field', async (field, value, text) => {
  const { send, inHours } = await openDesk();
  const { status, body } = await send('POST', '', { ...shop, datedAt: inHours(0), [field]: value });
  expect([status, body.fields]).toEqual([400, { [field]: text }]);
});
