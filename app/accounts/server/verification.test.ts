import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { dayMs } from '#app/shared/durations.ts';
import { testApp } from '#test/app.ts';
import { mailedCode, mailedLink, naina, signedUp, signIn, verified } from '#test/people.ts';
import { personOf } from './people.service.ts';
import type { AccountsTables } from './tables.ts';

test('the mailed code verifies the address, whatever address the caller names', async () => {
  const app = await testApp();
  await signedUp(app);
  const oobCode = await mailedCode(app, '/verify-email');
  expect(
    await app.call('POST', '/auth/verify-email', {
      body: { oobCode, email: 'someone@example.in' },
    }),
  ).toMatchObject({
    status: 200,
    body: { success: true },
  });
  expect((await app.call('POST', '/auth/login', { body: naina })).status).toBe(200);
  expect(
    await app.call('POST', '/auth/verify-email', { body: { oobCode, email: naina.email } }),
  ).toMatchObject({
    status: 409,
    body: {
      success: false,
      code: 'auth/email-already-verified',
      error: 'Email is already verified',
    },
  });
});

test('a verification link is valid for 24 hours', async () => {
  const app = await testApp();
  const signUp = app.clock.now();
  app.clock.stopAt(signUp);
  await signedUp(app);
  const oobCode = await mailedCode(app, '/verify-email');
  app.clock.stopAt(new Date(signUp.getTime() + dayMs + 1000));
  expect(await app.call('POST', '/auth/verify-email', { body: { oobCode } })).toMatchObject({
    status: 400,
    body: {
      success: false,
      code: 'auth/expired-action-code',
      error: 'Verification link has expired',
    },
  });
  app.clock.stopAt(new Date(signUp.getTime() + dayMs - 1000));
  expect((await app.call('POST', '/auth/verify-email', { body: { oobCode } })).status).toBe(200);
});

test.each([
  [{ oobCode: 'made-up', email: naina.email }, 'Invalid or expired verification link'],
  [{ email: naina.email }, 'Invalid verification link'],
  [{ oobCode: '' }, 'Invalid verification link'],
])('verifying with %j is refused', async (body, error) => {
  const { call } = await testApp();
  expect(await call('POST', '/auth/verify-email', { body })).toMatchObject({
    status: 400,
    body: { success: false, code: 'auth/invalid-action-code', error },
  });
});

test('a reset code verifies nothing', async () => {
  const app = await testApp();
  await signedUp(app);
  await app.call('POST', '/auth/reset-password', { body: { email: naina.email } });
  const oobCode = await mailedCode(app, '/reset-password');
  expect((await app.call('POST', '/auth/verify-email', { body: { oobCode } })).body.code).toBe(
    'auth/invalid-action-code',
  );
});

test('a new link replaces the old one, at most once a minute', async () => {
  const app = await testApp();
  await signedUp(app);
  const ask = () =>
    app.call('POST', '/auth/resend-verification', { body: { email: ' Naina@example.in' } });
  expect((await ask()).status).toBe(200);
  const first = await mailedCode(app, '/verify-email');
  expect(await app.mailbox(naina.email)).toHaveLength(1);
  app.clock.advance({ seconds: 61 });
  expect((await ask()).status).toBe(200);
  const second = await mailedCode(app, '/verify-email');
  expect(await app.mailbox(naina.email)).toHaveLength(2);
  expect(
    (await app.call('POST', '/auth/verify-email', { body: { oobCode: first } })).body.code,
  ).toBe('auth/invalid-action-code');
  expect((await app.call('POST', '/auth/verify-email', { body: { oobCode: second } })).status).toBe(
    200,
  );
});

test('asking for a new link answers alike for unknown, waiting and verified addresses', async () => {
  const app = await testApp();
  await signedUp(app, { email: 'waiting@example.in' });
  await verified(app, { email: 'verified@example.in' });
  app.clock.advance({ minutes: 5 });
  const replies = [];
  for (const email of ['unknown@example.in', 'waiting@example.in', 'verified@example.in', 'junk'])
    replies.push(await app.call('POST', '/auth/resend-verification', { body: { email } }));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await app.mailbox('waiting@example.in')).toHaveLength(2);
  expect(await app.mailbox('verified@example.in')).toEqual([]);
  expect(await app.mailbox('unknown@example.in')).toEqual([]);
});

test('no inbox is flooded with links, from however many places they are requested; an unknown address looks the same', async () => {
  const app = await testApp();
  await signedUp(app);
  for (const email of [naina.email, 'unknown@example.in']) {
    const statuses: number[] = [];
    for (let place = 1; place <= 6; place += 1)
      statuses.push(
        (
          await app.call('POST', '/auth/resend-verification', {
            body: { email },
            ip: `198.51.100.${place}`,
          })
        ).status,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  }
});

test('the owner of ADMIN_EMAIL becomes admin once the address is verified, and not before', async () => {
  const app = await testApp({ ADMIN_EMAIL: 'Boss@example.in' });
  const grants = () => q<AccountsTables>().selectFrom('admin_grants').selectAll().execute();
  await signedUp(app, { email: 'boss@example.in' });
  expect(await grants()).toEqual([]);
  await app.call('POST', '/auth/verify-email', {
    body: { oobCode: await mailedCode(app, '/verify-email', 'boss@example.in') },
  });
  expect(await grants()).toHaveLength(1);
  await verified(app, { email: 'other@example.in' });
  expect(await grants()).toHaveLength(1);
});

test('the reader of ADMIN_EMAIL’s mail chooses the password; the one from sign-up, whoever typed it, opens nothing', async () => {
  const app = await testApp({ ADMIN_EMAIL: 'boss@example.in' });
  const stranger = await signedUp(app, { email: 'boss@example.in' });
  const link = await mailedLink(app, '/verify-email', stranger.email);
  expect(link.searchParams.get('password')).toBe('new');
  const oobCode = link.searchParams.get('oobCode');
  const verify = (newPassword: string) =>
    app.call('POST', '/auth/verify-email', { body: { oobCode, newPassword } });
  expect(await verify('Password1!')).toMatchObject({
    status: 400,
    body: { success: false, code: 'auth/weak-password' },
  });
  expect((await verify('Harvest-moon-9?')).status).toBe(200);
  expect((await app.call('POST', '/auth/login', { body: stranger })).body.code).toBe(
    'auth/invalid-credentials',
  );
  const { uid } = await signIn(app, { ...stranger, password: 'Harvest-moon-9?' });
  expect((await personOf(uid))?.role).toBe('admin');
});
