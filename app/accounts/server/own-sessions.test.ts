import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { systemContext } from '#app/platform/context.ts';
import { outsideTransaction, tx } from '#app/platform/database.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { naina, signedIn, signIn, verified } from '#test/people.ts';
import { openSession } from './admission.service.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const chrome =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const sessionsOf = async ({ call }: TestApp, token: string) =>
  (await call('GET', '/account', { token })).body.sessions;
const statusOf = async ({ call }: TestApp, token: string) =>
  (await call('GET', '/auth/verify-token', { token })).status;

async function signInOn({ call }: TestApp, userAgent: string): Promise<string> {
  return (await call('POST', '/auth/login', { body: naina, headers: { 'user-agent': userAgent } }))
    .body.token;
}

test('sessions are listed with their device and last use, this one first; ended and expired ones are not', async () => {
  const app = await testApp();
  await verified(app);
  const phone = await signInOn(app, chrome);
  app.clock.advance({ days: 31 });
  const laptop = await signInOn(app, firefox);
  app.clock.advance({ hours: 2 });
  const another = await signInOn(app, chrome);
  await app.call('POST', '/auth/logout', { token: await signInOn(app, chrome) });
  app.clock.advance({ hours: 2 });
  const now = app.clock.now().getTime();
  const [first, second, ...others] = await sessionsOf(app, laptop);
  expect(others).toEqual([]);
  expect(first).toMatchObject({ device: 'Firefox on Linux', current: true });
  expect(second).toMatchObject({ device: 'Chrome on Android', current: false });
  expect(Math.abs(Date.parse(first.lastUsedAt) - now)).toBeLessThan(60_000);
  expect(Math.abs(now - Date.parse(second.lastUsedAt) - 2 * 3_600_000)).toBeLessThan(60_000);
  expect(JSON.stringify([first, second])).not.toContain(another);
  expect(await statusOf(app, phone)).toBe(401);
});

test('a session ended from elsewhere is refused on its next request', async () => {
  const app = await testApp();
  const { token } = await signedIn(app);
  const { token: other } = await signIn(app);
  const { sessionId } = (await sessionsOf(app, token)).find(
    ({ current }: { current: boolean }) => !current,
  );
  const end = () => app.call('DELETE', `/account/sessions/${sessionId}`, { token });
  expect((await end()).status).toBe(204);
  expect([await statusOf(app, other), await statusOf(app, token)]).toEqual([401, 200]);
  expect(await end()).toMatchObject({
    status: 404,
    body: { code: 'account/session-not-found', error: 'This session has already ended.' },
  });
});

test('another person’s session looks like a missing one', async () => {
  const app = await testApp();
  const { token } = await signedIn(app);
  const kabir = await signedIn(app, { email: 'kabir@example.in' });
  const [{ sessionId }] = await sessionsOf(app, kabir.token);
  expect((await app.call('DELETE', `/account/sessions/${sessionId}`, { token })).status).toBe(404);
  expect(await statusOf(app, kabir.token)).toBe(200);
});

test('signing out everywhere else keeps this session, signing out everywhere keeps none, and other people’s sessions stay', async () => {
  const app = await testApp();
  const kabir = await signedIn(app, { email: 'kabir@example.in' });
  const { token } = await signedIn(app);
  const { token: other } = await signIn(app);
  expect(
    (await app.call('DELETE', '/account/sessions', { token, query: { keep: 'this' } })).status,
  ).toBe(204);
  expect([await statusOf(app, token), await statusOf(app, other)]).toEqual([200, 401]);
  expect(
    (await app.call('DELETE', '/account/sessions', { token, query: { keep: 'all' } })).status,
  ).toBe(400);
  expect((await app.call('DELETE', '/account/sessions', { token })).status).toBe(204);
  expect([await statusOf(app, token), await statusOf(app, kabir.token)]).toEqual([401, 200]);
});

test('a sign-in in progress while someone signs out everywhere is ended too', async () => {
  const app = await testApp();
  const { uid, token } = await signedIn(app);
  const { opened, ended } = await tx(async () => {
    const session = await openSession(systemContext(app.clock, 'test'), {
      uid,
      userAgent: firefox,
      secondFactor: false,
    });
    const end = outsideTransaction(() => app.call('DELETE', '/account/sessions', { token }));
    // It waits for this transaction: on PostgreSQL at the person's row, embedded for the one
    // connection.
    await Promise.race([end, setTimeout(300)]);
    return { opened: session.token, ended: end };
  });
  expect((await ended).status).toBe(204);
  expect(await statusOf(app, opened)).toBe(401);
});
