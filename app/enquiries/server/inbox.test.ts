import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { testApp } from '#test/app.ts';
import { mailedCode, signedInAdmin } from '#test/people.ts';

const question = {
  name: 'Naina Gill',
  email: 'naina@example.in',
  subject: 'College plan',
  message: 'Is my address fine?\n\n<b>Thanks</b>',
};

async function openInbox() {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in', RATE_LIMIT_FACTOR: '100' });
  const { token, uid } = await signedInAdmin(app);
  const ask = async (changes: object = {}) => {
    app.clock.advance({ seconds: 1 });
    await app.call('POST', '/contact/queries', { body: { ...question, ...changes } });
  };
  const list = async (query: Record<string, string> = {}) =>
    (await app.call('GET', '/admin/enquiries', { token, query })).body;
  const subjects = async (query: Record<string, string>) =>
    (await list(query)).enquiries.map(({ subject }: { subject: string | null }) => subject);
  const send = (path: string, body?: object) => app.call('POST', `/admin/${path}`, { token, body });
  return { app, uid, token, ask, list, subjects, send };
}

const recorded = async () =>
  (
    await sql`select actor, action, subject_id, details from admin_actions where actor <> 'setting' order by at, id`.execute(
      q(),
    )
  ).rows;

test('the inbox can be filtered by kind, state and words, and counts each state', async () => {
  const { app, ask, list, subjects, send } = await openInbox();
  await ask();
  await ask({ subject: '100% off?', name: 'Kabir Das' });
  await app.call('POST', '/collaboration/enquiries', { body: { email: 'lata@example.in' } });
  expect(await subjects({ kind: 'contact' })).toEqual(['100% off?', 'College plan']);
  expect(await subjects({ kind: 'collaboration' })).toEqual([null]);
  for (const [search, found] of [
    ['0% o', ['100% off?']],
    ['KABIR', ['100% off?']],
    ['address FINE', ['100% off?', 'College plan']],
    ['lata@', [null]],
    ['_', []],
    ['\\', []],
  ] as const)
    expect([search, await subjects({ search })]).toEqual([search, found]);
  const [first] = (await list()).enquiries;
  await send(`enquiries/${first.id}/moves`, { from: 'new', to: 'spam' });
  expect(await list({ state: 'spam' })).toMatchObject({
    enquiries: [{ id: first.id }],
    found: 1,
    pages: 1,
    counts: { new: 2, 'in-progress': 0, answered: 0, closed: 0, spam: 1 },
    subscribers: 0,
  });
  expect(await subjects({ state: 'all' })).toHaveLength(3);
});

test('an open enquiry links to the other one that has waited longest', async () => {
  const { app, token, ask, list, send } = await openInbox();
  for (const subject of ['first', 'second', 'third']) await ask({ subject });
  const [third, second, first] = (await list()).enquiries.map(({ id }: { id: string }) => id);
  const next = async (id: string) =>
    (await app.call('GET', `/admin/enquiries/${id}`, { token })).body.next;
  expect([await next(first), await next(second), await next(third)]).toEqual([
    second,
    first,
    first,
  ]);
  expect((await send(`enquiries/${first}/moves`, { from: 'new', to: 'answered' })).body.next).toBe(
    second,
  );
  expect((await send(`enquiries/${second}/moves`, { from: 'new', to: 'closed' })).body.next).toBe(
    third,
  );
  expect(await next(third)).toBeNull();
});

test('pages of twenty, newest first; a page left empty by moves shows the last one', async () => {
  const { ask, subjects, list } = await openInbox();
  for (let number = 1; number <= 21; number += 1) await ask({ subject: `Question ${number}` });
  expect([
    (await subjects({})).length,
    (await subjects({}))[0],
    await subjects({ page: '2' }),
  ]).toEqual([20, 'Question 21', ['Question 1']]);
  expect(await list()).toMatchObject({ found: 21, pages: 2 });
  expect(await subjects({ page: '3' })).toEqual(['Question 1']);
});

test('a move and a note are recorded without their text; an admin who saw an older state is refused', async () => {
  const { app, uid, token, ask, list, send } = await openInbox();
  await ask();
  const [{ id }] = (await list()).enquiries;
  const moved = await send(`enquiries/${id}/moves`, { from: 'new', to: 'in-progress' });
  expect(moved.body).toMatchObject({
    state: 'in-progress',
    movedBy: 'Asha Rao',
    message: question.message,
    notes: { items: [], page: 1, pages: 1 },
  });
  expect((await send(`enquiries/${id}/moves`, { from: 'new', to: 'closed' })).body.code).toBe(
    'enquiries/moved-meanwhile',
  );
  expect((await send(`enquiries/${id}/moves`, { from: 'in-progress', to: 'new' })).status).toBe(
    400,
  );
  expect((await send('enquiries/unknown/moves', { from: 'new', to: 'closed' })).body.code).toBe(
    'enquiries/not-found',
  );
  expect((await send('enquiries/unknown/notes', { words: 'x' })).status).toBe(404);
  const noted = await send(`enquiries/${id}/notes`, { words: ' Asked the college.\nWaiting. ' });
  expect([noted.status, noted.body.notes.items]).toMatchObject([
    201,
    [{ author: 'Asha Rao', words: 'Asked the college.\nWaiting.' }],
  ]);
  expect((await app.call('GET', `/admin/enquiries/${id}`, { token })).body).toEqual(noted.body);
  expect(await recorded()).toEqual([
    {
      actor: uid,
      action: 'enquiry/move',
      subject_id: id,
      details: { from: 'new', to: 'in-progress' },
    },
    {
      actor: uid,
      action: 'enquiry/note',
      subject_id: id,
      details: { note: noted.body.notes.items[0].id },
    },
  ]);
});

test('notes come twenty at a time, oldest first, and open at the last page', async () => {
  const { app, token, ask, list, send } = await openInbox();
  await ask();
  const [{ id }] = (await list()).enquiries;
  for (let day = 1; day <= 21; day += 1)
    await send(`enquiries/${id}/notes`, { words: `Day ${day}` });
  const wordsOn = async (query: Record<string, string>) => {
    const { notes } = (await app.call('GET', `/admin/enquiries/${id}`, { token, query })).body;
    return { ...notes, items: notes.items.map(({ words }: { words: string }) => words) };
  };
  expect(await wordsOn({})).toEqual({ items: ['Day 21'], page: 2, pages: 2 });
  const first = await wordsOn({ notes: '1' });
  expect([first.items.length, first.items[0], first.page]).toEqual([20, 'Day 1', 1]);
});

test('a table of enquiries contains no formula, and the export is recorded', async () => {
  const { ask, send, uid } = await openInbox();
  await ask({
    name: '=HYPERLINK("https://evil.example")',
    subject: '+1',
    message: '@SUM(A1:A2)\nsecond line',
  });
  await ask({ name: 'Naina', subject: '-2', message: '\t=1+1' });
  const { status, body, headers } = await send('enquiry-tables', { state: 'all' });
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers.get('content-disposition')).toBe('attachment; filename="enquiries.csv"');
  for (const text of [
    `"'=HYPERLINK(""https://evil.example"")"`,
    `"'+1"`,
    `"'@SUM(A1:A2)\nsecond line"`,
    `"'-2"`,
  ])
    expect(body).toContain(text);
  expect(body).not.toMatch(/(^|,)"?[=+@-]/m);
  expect(
    (await send('enquiry-tables', { state: 'closed' })).body.trim().split('\r\n'),
  ).toHaveLength(1);
  expect(await recorded()).toMatchObject([
    {
      actor: uid,
      action: 'enquiry/export',
      subject_id: 'enquiries',
      details: { rows: 2, kind: 'all', state: 'all', searched: false },
    },
    { details: { rows: 0 } },
  ]);
});

test('the newsletter’s table contains everyone who confirmed and did not unsubscribe', async () => {
  const { app, list, send, uid } = await openInbox();
  for (const email of ['naina@example.in', 'kabir@example.in', 'lata@example.in'])
    await app.call('POST', '/newsletter/subscribe', { body: { email } });
  for (const email of ['naina@example.in', 'kabir@example.in'])
    await app.call('POST', '/newsletter/confirm', {
      body: { oobCode: await mailedCode(app, '/newsletter/confirm', email) },
    });
  await app.call('POST', '/newsletter/unsubscribe', {
    query: { oobCode: await mailedCode(app, '/newsletter/unsubscribe', 'kabir@example.in') },
  });
  expect((await list()).subscribers).toBe(1);
  const { body } = await send('newsletter-tables');
  expect(body).toMatch(/^"Email","Confirmed"\r\n"naina@example\.in",/);
  expect(body).not.toMatch(/kabir|lata/);
  expect(await recorded()).toMatchObject([
    { actor: uid, action: 'newsletter/export', details: { rows: 1 } },
  ]);
});
