import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { mailedCode, mailedLink, naina, signedIn, signedUp, signIn, toldTo } from '#test/people.ts';
import type { AccountsTables } from './tables.ts';

const fresh = 'Harvest-moon-9?';

async function resetCode(app: TestApp): Promise<string> {
  expect(
    (await app.call('POST', '/auth/reset-password', { body: { email: naina.email } })).status,
  ).toBe(200);
  return mailedCode(app, '/reset-password');
}

const confirm = ({ call }: TestApp, oobCode: string, newPassword = fresh) =>
  call('POST', '/auth/confirm-password-reset', { body: { oobCode, newPassword } });

test('a mailed link sets a new password and ends every session; one mail and a notification say so', async () => {
  const app = await testApp();
  const { token } = await signedIn(app);
  const { token: another } = await signIn(app);
  const oobCode = await resetCode(app);
  const link = await mailedLink(app, '/reset-password');
  expect(link.origin + link.pathname).toBe('http://127.0.0.1:3000/reset-password');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    mode: 'resetPassword',
    oobCode,
    email: naina.email,
  });

  expect(await confirm(app, oobCode)).toMatchObject({
    status: 200,
    body: { message: 'Password reset successfully' },
  });
  for (const old of [token, another])
    expect((await app.call('GET', '/auth/verify-token', { token: old })).status).toBe(401);
  expect((await app.call('POST', '/auth/login', { body: naina })).status).toBe(401);
  expect(await toldTo(app, await signIn(app, { email: naina.email, password: fresh }))).toEqual([
    'Your password was changed',
  ]);
  const subjects = (await app.mailbox(naina.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'Your password was changed')).toHaveLength(1);
  expect(subjects[0]).toBe('Your password was changed');
});

test('a link is checked without being used up, and the answer is valid or not', async () => {
  const app = await testApp();
  await signedUp(app);
  const check = async (oobCode: string, mode = 'resetPassword') => {
    const { status, body } = await app.call('POST', '/auth/check-link', {
      body: { oobCode, mode },
    });
    expect([status, Object.keys(body)]).toEqual([200, ['valid']]);
    return body.valid;
  };
  const verification = await mailedCode(app, '/verify-email');
  expect(await check(verification, 'verifyEmail')).toBe(true);
  const older = await resetCode(app);
  expect([await check(older), await check(older)]).toEqual([true, true]);
  const newer = await resetCode(app);
  expect([await check(older), await check(newer), await check(newer, 'verifyEmail')]).toEqual([
    false,
    true,
    false,
  ]);
  expect((await confirm(app, newer)).status).toBe(200);
  const late = await resetCode(app);
  app.clock.advance({ hours: 1, seconds: 1 });
  for (const code of [newer, late, 'made-up', '']) expect(await check(code)).toBe(false);
  expect(await check(verification, 'verifyEmail')).toBe(false);
});

test('one place can check links sixty times in a quarter of an hour', async () => {
  const { call } = await testApp();
  const check = () =>
    call('POST', '/auth/check-link', { body: { oobCode: 'made-up', mode: 'resetPassword' } });
  for (let n = 0; n < 60; n += 1) expect((await check()).status).toBe(200);
  expect((await check()).status).toBe(429);
});

test('resetting verifies the address: its owner has read the mail', async () => {
  const app = await testApp();
  await signedUp(app);
  await confirm(app, await resetCode(app));
  expect(
    (await app.call('POST', '/auth/login', { body: { email: naina.email, password: fresh } }))
      .status,
  ).toBe(200);
});

test('a code works once, even under 50 simultaneous tries, and ends every earlier session', async () => {
  const app = await testApp({ RATE_LIMIT_FACTOR: '10' });
  const { token } = await signedIn(app);
  const before = [token, (await signIn(app)).token, (await signIn(app)).token];
  const oobCode = await resetCode(app);
  const tries = await Promise.all(
    Array.from({ length: 50 }, (_, n) => confirm(app, oobCode, `Harvest-moon-${n}?`)),
  );
  const winners = tries.flatMap(({ status }, n) => (status === 200 ? [n] : []));
  expect(winners).toHaveLength(1);
  expect(tries.filter(({ body }) => body.code === 'auth/invalid-action-code')).toHaveLength(49);
  const answers = await Promise.all(
    before.map((old) => app.call('GET', '/auth/verify-token', { token: old })),
  );
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  await signIn(app, { email: naina.email, password: `Harvest-moon-${winners[0]}?` });
  expect(await confirm(app, oobCode)).toMatchObject({
    status: 400,
    body: { error: 'Invalid or expired reset link' },
  });
  expect(
    (await app.mailbox(naina.email)).filter(
      ({ subject }) => subject === 'Your password was changed',
    ),
  ).toHaveLength(1);
});

test('a weak password does not use up the link', async () => {
  const app = await testApp();
  await signedUp(app);
  const oobCode = await resetCode(app);
  for (const weak of ['short', 'Password1!', `Aa1!${'x'.repeat(125)}`])
    expect(await confirm(app, oobCode, weak)).toMatchObject({
      status: 400,
      body: { code: 'auth/weak-password', error: 'Password is too weak' },
    });
  expect((await confirm(app, oobCode)).status).toBe(200);
});

test('a reset link is valid for an hour', async () => {
  const app = await testApp();
  await signedUp(app);
  const oobCode = await resetCode(app);
  app.clock.advance({ hours: 1, seconds: 1 });
  expect(await confirm(app, oobCode)).toMatchObject({
    status: 400,
    body: {
      code: 'auth/expired-action-code',
      error: 'Reset link has expired. Please request a new one.',
    },
  });
});

test('a newer link invalidates the older one', async () => {
  const app = await testApp();
  await signedUp(app);
  const older = await resetCode(app);
  const newer = await resetCode(app);
  expect(await confirm(app, older)).toMatchObject({
    status: 400,
    body: { code: 'auth/invalid-action-code' },
  });
  expect((await confirm(app, newer)).status).toBe(200);
});

test('a verification code resets nothing', async () => {
  const app = await testApp();
  await signedUp(app);
  const oobCode = await mailedCode(app, '/verify-email');
  expect((await confirm(app, oobCode)).body.code).toBe('auth/invalid-action-code');
});

test('without a code the link is invalid', async () => {
  const { call } = await testApp();
  expect(
    await call('POST', '/auth/confirm-password-reset', { body: { newPassword: fresh } }),
  ).toMatchObject({
    status: 400,
    body: { code: 'auth/invalid-action-code', error: 'Invalid reset link' },
  });
});

test('a reset opens an account that wrong passwords have locked', async () => {
  const app = await testApp();
  await signedUp(app);
  for (let n = 0; n < 10; n += 1)
    await app.call('POST', '/auth/login', { body: { ...naina, password: 'wrong' } });
  expect((await app.call('POST', '/auth/login', { body: naina })).status).toBe(429);
  await confirm(app, await resetCode(app));
  await signIn(app, { email: naina.email, password: fresh });
});

test('after 100 wrong passwords in a row only a reset helps', async () => {
  const app = await testApp();
  await signedIn(app);
  // A hundred tries take two and a half hours, so we set the counter to the value they would have
  // given.
  const { configureLimits, consume } = await import('#app/platform/limits.ts');
  const inARow = {
    name: 'sign-in-in-a-row',
    points: 100,
    per: 30 * 24 * 60 * 60,
    forgivable: true,
  };
  for (let n = 0; n < 100; n += 1) await consume(inARow, naina.email);
  configureLimits({ factor: 1 });
  expect(await app.call('POST', '/auth/login', { body: naina })).toMatchObject({
    status: 403,
    body: { code: 'auth/password-reset-required' },
  });
  await confirm(app, await resetCode(app));
  await signIn(app, { email: naina.email, password: fresh });
});

test('the reset code is stored only as a hash', async () => {
  const app = await testApp();
  await signedUp(app);
  const oobCode = await resetCode(app);
  const codes = await q<AccountsTables>().selectFrom('action_codes').selectAll().execute();
  expect(JSON.stringify(codes)).not.toContain(oobCode);
});
