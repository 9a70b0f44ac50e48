import { beforeEach, expect, test } from 'vitest';
import { seedHackathons } from '#app/hackathons/server/seed.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { signedIn, signedInAdmin, toldTo, type SignedIn, waitingAt } from '#test/people.ts';

let app: TestApp;
let naina: SignedIn;
let kabir: SignedIn;
beforeEach(async () => {
  app = await testApp({ RATE_LIMIT_FACTOR: '100', ADMIN_EMAIL: 'asha@example.in' });
  await seedHackathons(app.clock);
  naina = await signedIn(app);
  kabir = await signedIn(app, { email: 'kabir@example.in', displayName: 'Kabir Sethi' });
});

const hackathon = '/hackathons/monsoon-ready';
const register = ({ token }: SignedIn) => app.call('PUT', `${hackathon}/registration`, { token });
const write = ({ token }: SignedIn, changes = {}) =>
  app.call('POST', `${hackathon}/team-posts`, {
    token,
    body: { kind: 'person', skills: 'Maps', words: 'Free at night.', ...changes },
  });
const board = async ({ token }: SignedIn) =>
  (await app.call('GET', `${hackathon}/team-posts`, { token })).body.rows;

test('only registered people can post, three posts at most, before the deadline', async () => {
  expect((await write(naina)).body.code).toBe('hackathons/not-registered');
  await register(naina);
  const tries = await Promise.all([1, 2, 3, 4].map(() => write(naina)));
  expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 201, 201, 409,
  ]);
  expect((await write(naina)).body.code).toBe('board/too-many');
  const [{ id }] = await board(naina);
  await app.call('DELETE', `/team-posts/${id}`, { token: naina.token });
  expect((await write(naina, { skills: 'a\nb' })).body.fields).toEqual({
    skills: 'Please write this on one line',
  });
  app.clock.advance({ days: 14 });
  expect((await write(naina)).body.code).toBe('hackathons/closed');
});

test('an answer reaches the author once, in the app and by mail, and reveals neither address', async () => {
  await register(naina);
  await register(kabir);
  const { id } = (await write(naina)).body;
  const answer = (who: SignedIn, words = 'I draw drains. Call 98.') =>
    app.call('POST', `/team-posts/${id}/answers`, { token: who.token, body: { words } });
  expect((await answer(naina)).body.code).toBe('board/own-post');
  const tries = await Promise.all([answer(kabir), answer(kabir)]);
  expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 409,
  ]);

  const [own] = await board(naina);
  expect(own).toMatchObject({
    author: 'Naina',
    own: true,
    answers: [{ author: 'Kabir', words: 'I draw drains. Call 98.' }],
  });
  const [seen] = await board(kabir);
  expect(seen).toMatchObject({ author: 'Naina', own: false, answered: true, answers: [] });
  expect(JSON.stringify([own, seen])).not.toMatch(/@|Sethi|Gill/);
  expect(await toldTo(app, naina)).toContain(
    'Kabir answered your post on the board of “Monsoon ready”',
  );
  const mails = (await app.mailbox(naina.email)).filter(({ subject }) =>
    subject.startsWith('Kabir answered'),
  );
  expect(mails).toHaveLength(1);
  expect(mails[0]?.links).toContain('http://127.0.0.1:3000/hackathon/monsoon-ready#team-board');
  expect(JSON.stringify(mails)).not.toContain(kabir.email);
});

test('only its author can change and delete a post, and withdrawing removes it', async () => {
  await register(naina);
  await register(kabir);
  const { id } = (await write(naina)).body;
  const change = ({ token }: SignedIn) =>
    app.call('PUT', `/team-posts/${id}`, {
      token,
      body: { kind: 'team', skills: 'Sensors', words: 'Room for one.' },
    });
  expect((await change(kabir)).body.code).toBe('board/not-found');
  expect((await app.call('DELETE', `/team-posts/${id}`, { token: kabir.token })).status).toBe(404);
  expect((await change(naina)).body).toMatchObject({
    kind: 'team',
    skills: 'Sensors',
    words: 'Room for one.',
  });
  await app.call('DELETE', `${hackathon}/registration`, { token: naina.token });
  expect(await board(kabir)).toEqual([]);
});

test('reported posts come first on the desk, and only its author sees a hidden one', async () => {
  const admin = await signedInAdmin(app);
  await register(naina);
  await register(kabir);
  const { id } = (await write(naina)).body;
  await write(naina, { words: 'Another.' });
  const report = () =>
    app.call('POST', `/team-posts/${id}/reports`, {
      token: kabir.token,
      body: { reason: 'An advertisement' },
    });
  expect((await report()).body.reported).toBe(true);
  expect((await report()).status).toBe(200);
  const desk = async () =>
    (await app.call('GET', `/admin${hackathon}/team-posts`, { token: admin.token })).body.rows;
  expect(await desk()).toMatchObject([
    { id, author: 'Naina Gill', reports: [{ reason: 'An advertisement' }] },
    { reports: [] },
  ]);
  const hide = (hidden: boolean) =>
    app.call('PUT', `/admin/team-posts/${id}/hiding`, { token: admin.token, body: { hidden } });
  expect((await hide(true)).body).toMatchObject({ hidden: true, reports: [] });
  expect(await toldTo(app, kabir)).toEqual(['The post you reported is hidden']);
  expect((await board(kabir)).map((post: { id: string }) => post.id)).not.toContain(id);
  expect((await board(naina)).find((post: { id: string }) => post.id === id)).toMatchObject({
    hidden: true,
  });
  expect(
    (
      await app.call('POST', `/team-posts/${id}/answers`, {
        token: kabir.token,
        body: { words: 'Hello' },
      })
    ).status,
  ).toBe(404);
  await hide(false);
  expect(await board(kabir)).toHaveLength(2);
  expect(await toldTo(app, kabir)).toHaveLength(1);
  const mails = (await app.mailbox(kabir.email)).filter(({ subject }) =>
    subject.includes('reported'),
  );
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails)).not.toMatch(/Naina|Maps|Free at night/);
});

test('everyone who reported a post is told the outcome, also when it stays', async () => {
  const admin = await signedInAdmin(app);
  await register(naina);
  const { id } = (await write(naina)).body;
  for (const { token } of [kabir, admin])
    await app.call('POST', `/team-posts/${id}/reports`, { token, body: { reason: 'Rude' } });
  await app.call('PUT', `/admin/team-posts/${id}/hiding`, {
    token: admin.token,
    body: { hidden: false },
  });
  for (const person of [kabir, admin])
    expect(await toldTo(app, person)).toEqual(['We looked at the post you reported']);
  expect(await toldTo(app, naina)).toEqual([]);
});

test('the author is told once when a post is hidden, and when it is shown again', async () => {
  const admin = await signedInAdmin(app);
  await register(naina);
  const { id } = (await write(naina)).body;
  const hide = (hidden: boolean) =>
    app.call('PUT', `/admin/team-posts/${id}/hiding`, { token: admin.token, body: { hidden } });
  const title = 'Your post on the board of “Monsoon ready” is';
  await hide(true);
  await hide(true);
  expect(await toldTo(app, naina)).toEqual([`${title} hidden`]);
  expect(
    (await app.mailbox(naina.email)).filter(({ subject }) => subject === `${title} hidden`),
  ).toHaveLength(1);
  await hide(false);
  await hide(false);
  expect(await toldTo(app, naina)).toEqual([`${title} visible again`]);
  const mail = (await app.mailbox(naina.email)).find(
    ({ subject }) => subject === `${title} visible again`,
  );
  expect(mail?.links).toContain('http://127.0.0.1:3000/hackathon/monsoon-ready#team-board');
});

test('while a hackathon is hidden, no mail leads to its page', async () => {
  const admin = await signedInAdmin(app);
  for (const person of [naina, kabir]) await register(person);
  const { id } = (await write(naina)).body;
  await app.call('POST', `/team-posts/${id}/reports`, {
    token: kabir.token,
    body: { reason: 'An advertisement' },
  });
  const send = (method: string, path: string, body?: object) =>
    app.call(method, `/admin${path}`, { token: admin.token, body });
  await send('PUT', `/team-posts/${id}/hiding`, { hidden: true });
  const { version } = (await send('GET', hackathon)).body;
  await send('PUT', `${hackathon}/publication`, { published: false, version });
  await send('PUT', `/team-posts/${id}/hiding`, { hidden: false });
  const mail = (await app.mailbox(naina.email)).find(({ subject }) =>
    subject.endsWith('visible again'),
  );
  expect(mail?.links.filter((link) => link.includes('/hackathon/'))).toEqual([]);
});

test('an answer that its reader reports waits at the desk, which reads no other, and is gone once hidden', async () => {
  const admin = await signedInAdmin(app);
  const meera = await signedIn(app, { email: 'meera@example.in', displayName: 'Meera Joshi' });
  for (const person of [naina, kabir, meera]) await register(person);
  const { id } = (await write(naina)).body;
  const answer = (who: SignedIn, words: string) =>
    app.call('POST', `/team-posts/${id}/answers`, { token: who.token, body: { words } });
  await answer(kabir, 'I draw drains.');
  await answer(meera, 'Easy money, click here.');
  const [friendly, spam] = (await board(naina))[0].answers;
  const report = ({ token }: SignedIn) =>
    app.call('POST', `/team-answers/${spam.id}/reports`, {
      token,
      body: { reason: 'An advertisement' },
    });
  expect((await report(kabir)).body.code).toBe('board/no-answer');
  expect((await report(naina)).body.answers).toMatchObject([
    { reported: false },
    { reported: true },
  ]);
  expect((await report(naina)).status).toBe(200);

  const desk = async () =>
    (await app.call('GET', `/admin${hackathon}/team-posts`, { token: admin.token })).body.rows[0];
  const overview = () => waitingAt(app, admin.token, '/admin/hackathons/');
  expect(await overview()).toBe(1);
  expect((await desk()).answers).toMatchObject([
    {
      id: spam.id,
      author: 'Meera Joshi',
      words: 'Easy money, click here.',
      hidden: false,
      report: { reason: 'An advertisement' },
    },
  ]);
  const hide = (answerId: string, hidden: boolean) =>
    app.call('PUT', `/admin/team-answers/${answerId}/hiding`, {
      token: admin.token,
      body: { hidden },
    });
  expect((await hide(friendly.id, true)).body.code).toBe('board/no-answer');
  expect((await hide(spam.id, true)).body.answers).toMatchObject([{ hidden: true, report: null }]);
  expect(await overview()).toBe(0);
  expect((await board(naina))[0].answers).toMatchObject([{ id: friendly.id }]);
  const told = await toldTo(app, naina);
  expect(told).not.toContain('Meera answered your post on the board of “Monsoon ready”');
  expect(told[0]).toBe('The answer you reported is hidden');
  expect((await board(meera))[0].answered).toBe(true);
  expect((await hide(spam.id, false)).body.answers).toEqual([]);
  expect(await toldTo(app, naina)).toEqual(told);
  expect((await board(naina))[0].answers).toHaveLength(2);
});
