import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { systemContext } from '#app/platform/context.ts';
import { pool, q } from '#app/platform/database.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { naina, signedIn, signedInAdmin, signIn, toldTo, verified } from '#test/people.ts';
import { disableAccount, enableAccount } from './handling.service.ts';
import { personOf } from './people.service.ts';
import { configureAccounts, settings } from './ports.ts';
import { grantAdmin, revokeAdmin, grantConfiguredAdmin } from './service.ts';
import type { AccountsTables } from './tables.ts';

const system = ({ clock }: TestApp) => systemContext(clock, 'test');

const tokenOf = ({ call }: TestApp, token: string | undefined) =>
  call('GET', '/auth/verify-token', { token });

const wrong = { email: naina.email, password: 'Monsoon-wind-8!' };

test('signing in answers with a token and the profile, and nothing more', async () => {
  const app = await testApp();
  await verified(app);
  const { status, body } = await app.call('POST', '/auth/login', {
    body: { email: ' NAINA@example.in ', password: naina.password },
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    data: {
      user: {
        uid: expect.any(String),
        email: naina.email,
        displayName: naina.displayName,
        photoURL: null,
      },
    },
  });
  expect((await tokenOf(app, body.token)).body).toEqual({ uid: body.data.user.uid });
});

test('each sign-in opens its own session; the token is stored only as a hash', async () => {
  const app = await testApp();
  const { token } = await signedIn(app);
  const { token: another } = await signIn(app);
  expect(another).not.toBe(token);
  const sessions = await q<AccountsTables>().selectFrom('sessions').selectAll().execute();
  expect(sessions).toHaveLength(2);
  expect(JSON.stringify(sessions)).not.toContain(token);
});

test('a session is named after its device', async () => {
  const app = await testApp();
  await verified(app);
  const headers = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  };
  await app.call('POST', '/auth/login', { body: naina, headers });
  expect(await q<AccountsTables>().selectFrom('sessions').select('device').execute()).toEqual([
    { device: 'Firefox on Linux' },
  ]);
});

test('a sign-in with a new device is announced in the app and by mail; the very first one and one with a known device are not', async () => {
  const app = await testApp();
  await verified(app);
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const chrome =
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
  const signInWith = async (device: string) =>
    (await app.call('POST', '/auth/login', { body: naina, headers: { 'user-agent': device } }))
      .body;
  await signInWith(firefox);
  await app.call('POST', '/auth/logout', { token: (await signInWith(firefox)).token });
  expect(await toldTo(app, await signInWith(firefox))).toEqual([]);
  expect(await toldTo(app, await signInWith(chrome))).toEqual(['New sign-in: Chrome on Android']);
  expect(await toldTo(app, await signInWith(chrome))).toHaveLength(1);
  const [mail] = await app.mailbox(naina.email);
  expect(mail).toMatchObject({ subject: 'New sign-in: Chrome on Android', to: naina.email });
});

test('disabling an account ends its sessions at once and keeps it out until it is enabled', async () => {
  const app = await testApp();
  const { uid, token } = await signedIn(app);
  await disableAccount(system(app), { uid, reason: 'Asked to' });
  expect((await tokenOf(app, token)).status).toBe(401);
  expect((await app.call('POST', '/auth/login', { body: wrong })).body.code).toBe(
    'auth/invalid-credentials',
  );
  expect(await app.call('POST', '/auth/login', { body: naina })).toMatchObject({
    status: 403,
    body: {
      code: 'auth/account-disabled',
      error: 'Your account is disabled. Please contact support.',
    },
  });
  await enableAccount(system(app), { uid, reason: 'It was a mistake' });
  expect((await tokenOf(app, token)).status).toBe(401);
  expect((await app.call('POST', '/auth/login', { body: naina })).status).toBe(200);
});

test('no session survives when disabling and signing in happen simultaneously', async () => {
  const app = await testApp();
  const { uid } = await signedIn(app);
  const halfWay = Promise.withResolvers<void>();
  // Started out here, so that it is not part of the sign-in's transaction.
  const disabling = halfWay.promise.then(() =>
    disableAccount(system(app), { uid, reason: 'Asked to' }),
  );
  const onSecurityEvent = async () => {
    halfWay.resolve();
    await setTimeout(200);
  };
  configureAccounts({ ...settings(), onSecurityEvent });
  const { body } = await app.call('POST', '/auth/login', {
    body: naina,
    headers: { 'user-agent': 'Firefox/140.0 on Linux' },
  });
  await disabling;
  await enableAccount(system(app), { uid, reason: 'It was a mistake' });
  expect([body.token, (await tokenOf(app, body.token)).status]).toEqual([expect.any(String), 401]);
});

test('fifty sessions of a person are stored: a new one replaces an ended one, then the least recently used one', async () => {
  const app = await testApp();
  const { token, uid } = await signedIn(app);
  await pool().query(
    `insert into sessions (session_id, uid, token_hash, device, created_at, last_used_at, expires_at, ended_at, ended_because)
     select 's' || n, $1, 's' || n, 'Script', now(), now() - n * interval '1 minute', now() + interval '30 days',
       case when n = 1 then now() end, case when n = 1 then 'signed-out' end
     from generate_series(1, 50) n`,
    [uid],
  );
  const gone = async () => {
    const { rows } = await pool().query('select session_id from sessions where uid = $1', [uid]);
    return Array.from({ length: 50 }, (_, n) => `s${n + 1}`).filter(
      (id) => !rows.some((row) => row.session_id === id),
    );
  };
  const another = await signIn(app);
  expect(await gone()).toEqual(['s1', 's50']);
  expect([(await tokenOf(app, token)).status, (await tokenOf(app, another.token)).status]).toEqual([
    200, 200,
  ]);
});

test.each([
  undefined,
  'made-up-token-of-forty-three-characters-abc',
  'eyJhbGciOiJub25lIn0.eyJ1aWQiOiJ4In0.',
  '',
])('the token %s is nobody’s', async (token) => {
  const app = await testApp();
  await signedIn(app);
  expect(await tokenOf(app, token)).toMatchObject({ status: 401, body: { code: 'auth/required' } });
});

test('a token in the query is ignored', async () => {
  const app = await testApp();
  const { token } = await signedIn(app);
  expect((await app.call('GET', '/auth/verify-token', { query: { token } })).status).toBe(401);
});

test('signing out ends this session and no other', async () => {
  const app = await testApp();
  const { token } = await signedIn(app);
  const { token: another } = await signIn(app);
  expect((await app.call('POST', '/auth/logout', { token })).status).toBe(204);
  expect((await tokenOf(app, token)).status).toBe(401);
  expect((await app.call('POST', '/auth/logout', { token })).status).toBe(401);
  expect((await tokenOf(app, another)).status).toBe(200);
});

test('a session ends 30 days after it was last used', async () => {
  const app = await testApp();
  const { token } = await signedIn(app);
  app.clock.advance({ days: 29 });
  expect((await tokenOf(app, token)).status).toBe(200);
  app.clock.advance({ days: 29 });
  expect((await tokenOf(app, token)).status).toBe(200);
  app.clock.advance({ days: 30, seconds: 1 });
  expect((await tokenOf(app, token)).status).toBe(401);
});

test('a change of the role takes effect on the next request', async () => {
  const app = await testApp({ ADMIN_EMAIL: 'boss@example.in' });
  const boss = await signedInAdmin(app);
  const { uid } = await signedIn(app);
  expect((await personOf(boss.uid))?.role).toBe('admin');
  await grantAdmin(system(app), { uid, reason: 'Helps with support' });
  expect((await personOf(uid))?.role).toBe('admin');
  await revokeAdmin(system(app), { uid, reason: 'Has left' });
  expect((await personOf(uid))?.role).toBe('user');
});

test('a start with another ADMIN_EMAIL moves the role, and leaves granted roles', async () => {
  const app = await testApp({ ADMIN_EMAIL: 'boss@example.in' });
  const { appUrl } = app.config;
  const boss = await signedInAdmin(app);
  const { uid } = await signedIn(app);
  const helper = await signedIn(app, { email: 'helper@example.in' });
  await grantAdmin(system(app), { uid: helper.uid, reason: 'Helps with support' });
  configureAccounts({ appUrl, adminEmail: naina.email });
  await grantConfiguredAdmin(app);
  const roles = await Promise.all(
    [boss.uid, uid, helper.uid].map(async (one) => (await personOf(one))?.role),
  );
  expect(roles).toEqual(['user', 'admin', 'admin']);
});
