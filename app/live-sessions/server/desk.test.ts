import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { signedInAdmin } from '#test/people.ts';

const teardown = {
  title: 'Teardown',
  host: 'Meher Contractor',
  about: 'Bring yours.',
  minutes: 60,
  link: '',
};
const inMinutes = ({ clock }: TestApp, minutes: number) =>
  new Date(clock.now().getTime() + minutes * 60_000).toISOString();

async function openDesk() {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in', RATE_LIMIT_FACTOR: '100' });
  const { token, uid } = await signedInAdmin(app);
  const send = (method: string, path: string, body?: object) =>
    app.call(method, `/admin/live-sessions${path}`, { token, body });
  const plan = async (minutes: number) =>
    (await send('POST', '', { ...teardown, startsAt: inMinutes(app, minutes) })).body;
  const list = async (query: Record<string, string> = {}) =>
    (await app.call('GET', '/admin/live-sessions', { token, query })).body;
  return { app, uid, send, plan, list };
}

const recorded = async () =>
  (
    await sql<{
      actor: string;
      action: string;
    }>`select actor, action, subject_id from admin_actions where actor <> 'setting' order by at, id`.execute(
      q(),
    )
  ).rows;

test('planning, changing and cancelling are recorded', async () => {
  const { app, uid, send, plan } = await openDesk();
  const { id, version } = await plan(60);
  const moved = {
    ...teardown,
    startsAt: inMinutes(app, 90),
    link: ' https://meet.example.in/a ',
    version,
  };
  const changed = await send('PUT', `/${id}`, moved);
  expect(changed).toMatchObject({
    status: 200,
    body: { startsAt: moved.startsAt, link: 'https://meet.example.in/a', version: 2 },
  });
  const cancelled = await send('POST', `/${id}/cancellation`, { version: 2 });
  expect(cancelled).toMatchObject({ status: 200, body: { state: 'cancelled', version: 3 } });
  const done = ['live-session/plan', 'live-session/change', 'live-session/cancel'];
  expect(await recorded()).toEqual(done.map((action) => ({ actor: uid, action, subject_id: id })));
});

test('when two admins edit one session, the second is refused, and nothing is recorded for them', async () => {
  const { app, send, plan } = await openDesk();
  const { id, version } = await plan(60);
  const edit = { ...teardown, startsAt: inMinutes(app, 60), version };
  const tries = await Promise.all(
    ['First', 'Second'].map((title) => send('PUT', `/${id}`, { ...edit, title })),
  );
  expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  const refused = [
    await send('PUT', `/${id}`, edit),
    await send('POST', `/${id}/cancellation`, { version }),
    tries.find(({ status }) => status === 409),
  ];
  for (const reply of refused) expect(reply?.body.code).toBe('live/changed-meanwhile');
  await send('POST', `/${id}/cancellation`, { version: 2 });
  expect((await send('PUT', `/${id}`, { ...edit, version: 3 })).status).toBe(409);
  expect((await send('PUT', '/unknown', edit)).status).toBe(404);
  expect(await recorded()).toHaveLength(3);
});

test('a session is planned for the future, and one that has started keeps its start while its text is corrected', async () => {
  const { app, send, plan } = await openDesk();
  const past = { ...teardown, startsAt: inMinutes(app, -1) };
  expect(await send('POST', '', past)).toMatchObject({
    status: 400,
    body: {
      code: 'live/starts-in-past',
      fields: { startsAt: 'Please choose a time in the future.' },
    },
  });
  const { id, startsAt, version } = await plan(10);
  app.clock.advance({ minutes: 20 });
  expect((await send('PUT', `/${id}`, { ...past, version })).status).toBe(400);
  expect((await send('PUT', '/none', { ...past, version })).body.code).toBe(
    'live/session-not-found',
  );
  expect((await send('PUT', `/${id}`, { ...past, version: version + 1 })).body.code).toBe(
    'live/changed-meanwhile',
  );
  expect(
    (await send('PUT', `/${id}`, { ...teardown, startsAt, title: 'Mended', version })).status,
  ).toBe(200);
});

test.each([
  ['title', '', 'Title is required'],
  ['host', 'Meher\nContractor', 'Please write this on one line'],
  ['about', 'x'.repeat(2001), 'Please use at most 2000 characters'],
  ['startsAt', 'tomorrow', 'Please choose a date and a time'],
  ['minutes', 5, 'A session takes at least 10 minutes'],
  ['link', 'http://meet.example.in', 'Please enter an address that begins with https://'],
  ['link', 'javascript:alert(1)', 'Please enter an address that begins with https://'],
])('%s is refused beside its field', async (field, value, text) => {
  const { app, send } = await openDesk();
  const { status, body } = await send('POST', '', {
    ...teardown,
    startsAt: inMinutes(app, 60),
    [field]: value,
  });
  expect([status, body.fields]).toEqual([400, { [field]: text }]);
});

test('the desk lists coming sessions soonest first, and past or cancelled ones newest first', async () => {
  const { app, send, plan, list } = await openDesk();
  const far = await plan(600);
  const near = await plan(60);
  const cancelled = await plan(300);
  await send('POST', `/${cancelled.id}/cancellation`, { version: 1 });
  const ids = async (when: string) =>
    (await list({ when })).sessions.map(({ id }: { id: string }) => id);
  expect([await ids('upcoming'), await ids('past')]).toEqual([[near.id, far.id], [cancelled.id]]);
  app.clock.advance({ hours: 3 });
  expect([await ids('upcoming'), await ids('past')]).toEqual([[far.id], [cancelled.id, near.id]]);
  expect((await list()).counts).toEqual({ upcoming: 1, past: 2 });
  expect((await list({ page: '2' })).sessions).toMatchObject([{ id: far.id }]);
});
