import { expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/app.ts';
import { mailedCode, naina, signedIn, signIn, toldTo } from '#test/people.ts';

const fresh = 'Harvest-moon-9?';
const change = ({ call }: TestApp, token: string, body: object = {}) =>
  call('POST', '/account/password', {
    token,
    body: { currentPassword: naina.password, newPassword: fresh, ...body },
  });
const statusOf = async ({ call }: TestApp, token: string) =>
  (await call('GET', '/auth/verify-token', { token })).status;

test('a new password ends every other session, this one continues with another token, and a mail says so', async () => {
  const app = await testApp();
  const { token, uid } = await signedIn(app);
  const { token: other } = await signIn(app);
  const { status, body } = await change(app, token);
  expect([status, body.message]).toEqual([200, 'Password changed']);
  expect(await Promise.all([token, other, body.token].map((each) => statusOf(app, each)))).toEqual([
    401, 401, 200,
  ]);
  expect((await app.call('GET', '/auth/verify-token', { token: body.token })).body).toEqual({
    uid,
  });
  expect((await app.call('GET', '/account', { token: body.token })).body.sessions).toHaveLength(1);
  expect((await app.call('POST', '/auth/login', { body: naina })).status).toBe(401);
  await signIn(app, { email: naina.email, password: fresh });
  expect(await toldTo(app, body)).toEqual(['Your password was changed']);
  const [notice] = await app.mailbox(naina.email);
  expect(notice?.subject).toBe('Your password was changed');
  expect(notice?.text).toContain('every other device has been signed out');
});

test('a wrong current password is an error at its field and changes nothing', async () => {
  const app = await testApp();
  const { token } = await signedIn(app);
  const { token: other } = await signIn(app);
  expect(await change(app, token, { currentPassword: 'Monsoon-wind-8!' })).toMatchObject({
    status: 400,
    body: {
      code: 'auth/wrong-password',
      error: 'That is not your password.',
      fields: { currentPassword: 'That is not your password.' },
    },
  });
  expect(await statusOf(app, other)).toBe(200);
  expect((await app.mailbox(naina.email)).map(({ subject }) => subject)).not.toContain(
    'Your password was changed',
  );
});

test.each([
  ['short', 'Password must be at least 8 characters long'],
  ['Password1!', 'Password is too weak. Please use a stronger password.'],
  [`Aa1!${'x'.repeat(125)}`, 'Password must be at most 128 characters long'],
])('the rules of sign-up hold: %s', async (newPassword, message) => {
  const app = await testApp();
  const { token } = await signedIn(app);
  expect(await change(app, token, { newPassword })).toMatchObject({
    status: 400,
    body: {
      code: 'auth/weak-password',
      error: 'Password is too weak',
      fields: { newPassword: message },
    },
  });
});

test('the current password is not accepted as the new one', async () => {
  const app = await testApp();
  const { token } = await signedIn(app);
  expect(await change(app, token, { newPassword: naina.password })).toMatchObject({
    status: 400,
    body: {
      code: 'auth/same-password',
      fields: { newPassword: 'This is already your password. Please choose another.' },
    },
  });
});

test('after ten wrong passwords in 15 minutes even the right one has to wait, on every path', async () => {
  const app = await testApp();
  const { token } = await signedIn(app);
  const tries = await Promise.all(
    Array.from({ length: 15 }, () => change(app, token, { currentPassword: 'wrong' })),
  );
  expect(tries.filter(({ status }) => status === 400)).toHaveLength(10);
  expect((await change(app, token)).status).toBe(429);
  expect((await app.call('POST', '/auth/login', { body: naina })).status).toBe(429);
});

test('of many simultaneous changes with the old password one succeeds', async () => {
  const app = await testApp({ RATE_LIMIT_FACTOR: '10' });
  const { token } = await signedIn(app);
  const tries = await Promise.all(
    Array.from({ length: 20 }, (_, n) => change(app, token, { newPassword: `Harvest-moon-${n}?` })),
  );
  const winners = tries.flatMap(({ status }, n) => (status === 200 ? [n] : []));
  expect(winners).toHaveLength(1);
  expect(new Set(tries.map(({ status }) => status))).not.toContain(500);
  await signIn(app, { email: naina.email, password: `Harvest-moon-${winners[0]}?` });
  expect(
    (await app.mailbox(naina.email)).filter(
      ({ subject }) => subject === 'Your password was changed',
    ),
  ).toHaveLength(1);
});

test('a reset link mailed before the change is void', async () => {
  const app = await testApp();
  const { token } = await signedIn(app);
  await app.call('POST', '/auth/reset-password', { body: { email: naina.email } });
  const oobCode = await mailedCode(app, '/reset-password');
  expect((await change(app, token)).status).toBe(200);
  const { body } = await app.call('POST', '/auth/confirm-password-reset', {
    body: { oobCode, newPassword: 'Another-moon-9?' },
  });
  expect(body.code).toBe('auth/invalid-action-code');
});
