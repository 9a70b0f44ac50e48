import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { signedIn, signedInAdmin, toldTo, type SignedIn } from '#test/people.ts';

let app: TestApp;
let admin: SignedIn;
beforeEach(async () => {
  app = await testApp({ RATE_LIMIT_FACTOR: '100', ADMIN_EMAIL: 'asha@example.in' });
  admin = await signedInAdmin(app);
});

const fields = () => ({
  title: 'Night bus',
  organizer: 'Nobody & Sons',
  description: 'Get people home.',
  about: 'After eleven.',
  prize: '₹3 lakh',
  prizes: { first: '₹2 lakh', second: '₹75,000', third: '₹25,000' },
  startsAt: app.clock.now().toISOString(),
  deadline: new Date(app.clock.now().getTime() + 48 * 3_600_000).toISOString(),
  location: 'Nagpur',
  attendance: 'in-person',
  tags: ['Generative AI'],
  rules: ['Be kind'],
  judging: [],
  externalPage: null,
  featured: false,
});
const send = (method: string, path: string, body?: object) =>
  app.call(method, `/admin/hackathons${path}`, { token: admin.token, body });
const recorded = async () =>
  (
    await sql<{
      action: string;
    }>`select action from admin_actions where actor <> 'setting' order by at, id`.execute(q())
  ).rows.map(({ action }) => action);

test('nobody sees a hackathon before it is published, or after it is hidden; each step is recorded', async () => {
  const seen = async () => (await app.call('GET', '/hackathons/night-bus')).status;
  expect((await send('POST', '', { id: 'night-bus', ...fields() })).status).toBe(201);
  expect((await send('POST', '', { id: 'night-bus', ...fields() })).body.fields).toEqual({
    id: 'Another hackathon already has this address.',
  });
  expect(await seen()).toBe(404);
  expect(
    (await send('PUT', '/night-bus/publication', { published: true, version: 1 })).body,
  ).toMatchObject({
    published: true,
    version: 2,
  });
  expect(await seen()).toBe(200);
  expect(
    (await app.call('GET', '/hackathons', { query: { category: 'ai' } })).body.items,
  ).toMatchObject([{ duration: '48 hours' }]);
  expect(
    (await send('PUT', '/night-bus', { ...fields(), title: 'Day bus', version: 1 })).body.code,
  ).toBe('hackathons/changed-meanwhile');
  expect(
    (await send('PUT', '/night-bus', { ...fields(), tags: ['Retail'], version: 2 })).body.version,
  ).toBe(3);
  expect((await app.call('GET', '/hackathons', { query: { category: 'ai' } })).body.items).toEqual(
    [],
  );
  await send('PUT', '/night-bus/publication', { published: false, version: 3 });
  expect(await seen()).toBe(404);
  expect(await recorded()).toEqual([
    'hackathon/write',
    'hackathon/publish',
    'hackathon/change',
    'hackathon/hide',
  ]);
});

test.each([
  [{ deadline: '2020-01-01T00:00:00Z' }, { deadline: 'The deadline must come after the start' }],
  [
    { externalPage: 'javascript:alert(1)' },
    { externalPage: 'Please enter an address that begins with https://' },
  ],
  [{ tags: ['AI', 'ai'] }, { tags: 'Tags: the same word appears twice' }],
  [{ id: 'new' }, { id: 'Please choose another address' }],
  [{ id: 'Night Bus' }, { id: 'Please use small letters, numbers and single dashes' }],
])('%j is refused beside its field', async (changes, refused) => {
  const { status, body } = await send('POST', '', { id: 'night-bus', ...fields(), ...changes });
  expect([status, body.fields]).toEqual([400, refused]);
});

test('people are exported as tables without formulas, and a request is decided on once, with a notice to its author', async () => {
  await send('POST', '', { id: 'night-bus', ...fields() });
  await send('PUT', '/night-bus/publication', { published: true, version: 1 });
  const naina = await signedIn(app);
  await app.call('PUT', '/hackathons/night-bus/registration', { token: naina.token });
  await app.call('POST', '/hackathons/night-bus/mentorship', {
    token: naina.token,
    body: { words: '=HYPERLINK("https://example.in")' },
  });
  expect((await send('GET', '')).body.rows).toMatchObject([{ participants: 1, newRequests: 1 }]);
  expect((await send('GET', '/night-bus/registrations')).body.rows).toMatchObject([
    { name: 'Naina Gill', email: naina.email, withdrawnAt: null },
  ]);

  expect((await send('POST', '/night-bus/registration-tables')).body).toContain(
    `"Naina Gill","${naina.email}",`,
  );
  expect((await send('POST', '/night-bus/mentorship-tables')).body).toContain("'=HYPERLINK");
  expect((await send('POST', '/none/registration-tables')).status).toBe(404);

  const [{ id }] = (await send('GET', '/night-bus/mentorship-requests')).body.rows;
  const decide = (state: string) =>
    app.call('POST', `/admin/mentorship-requests/${id}/decision`, {
      token: admin.token,
      body: { state, words: 'Friday at six.' },
    });
  const both = await Promise.all([decide('arranged'), decide('declined')]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  expect((await toldTo(app, naina)).filter((title) => title.endsWith('“Night bus”'))).toHaveLength(
    1,
  );
  expect(
    (await app.call('DELETE', '/hackathons/night-bus/mentorship', { token: naina.token })).body
      .mentorship.state,
  ).not.toBe('withdrawn');
  expect((await recorded()).slice(-3)).toEqual([
    'hackathon/export',
    'hackathon/export',
    expect.stringMatching(/^mentorship\//),
  ]);
});
