import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { mailedCode, naina, signedIn, signedUp } from '#test/people.ts';

const weak = 'Password is too weak. Please use a stronger password.';
const many = { RATE_LIMIT_FACTOR: '10' };

test.each([
  'Liftoff1!A',
  'L1ftoff!2026',
  'Liftoff@2026',
  'Sachin@10',
  'Aaaa1111!',
  'Naina#1234',
  'Password1!',
])('nobody signs up, changes or resets with %s', async (password) => {
  const app = await testApp(many);
  expect(await app.call('POST', '/auth/signup', { body: { ...naina, password } })).toMatchObject({
    status: 400,
    body: { code: 'auth/weak-password', error: weak, fields: { password: weak } },
  });
  const { token } = await signedIn(app);
  const change = { currentPassword: naina.password, newPassword: password };
  await app.call('POST', '/auth/reset-password', { body: { email: naina.email } });
  const oobCode = await mailedCode(app, '/reset-password');
  for (const reply of [
    await app.call('POST', '/account/password', { token, body: change }),
    await app.call('POST', '/auth/confirm-password-reset', {
      body: { oobCode, newPassword: password },
    }),
  ])
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 'auth/weak-password', fields: { newPassword: weak } },
    });
  // The link was not used up.
  const strong = { oobCode, newPassword: 'Harvest-moon-9?' };
  expect((await app.call('POST', '/auth/confirm-password-reset', { body: strong })).status).toBe(
    200,
  );
});

test('a password set through a verification link must pass the same rule', async () => {
  const app = await testApp(many);
  await signedUp(app);
  const oobCode = await mailedCode(app, '/verify-email');
  const verify = (newPassword: string) =>
    app.call('POST', '/auth/verify-email', { body: { oobCode, newPassword } });
  expect(await verify('Liftoff1!A')).toMatchObject({
    status: 400,
    body: { success: false, code: 'auth/weak-password' },
  });
  expect((await verify('Harvest-moon-9?')).status).toBe(200);
});

test.each([
  'Mon#so-7',
  'xK9$vQ2w',
  'Kettle#4Drum',
  'Monsoon-wind-7!',
  `Aa1!${'qz7'.repeat(40)}`,
  '  Monsoon wind 7!  ',
])('%s is accepted', async (password) => {
  const { call } = await testApp(many);
  expect((await call('POST', '/auth/signup', { body: { ...naina, password } })).status).toBe(201);
});

test('a long password of look-alikes takes no seconds', async () => {
  const { call } = await testApp(many);
  const sign = (password: string) =>
    call('POST', '/auth/signup', { body: { ...naina, email: 'kabir@example.in', password } });
  await sign('Liftoff1!A');
  // Time on the processor: on a busy machine, everything waits.
  const before = process.cpuUsage();
  await sign(`Aa1!${'p@$$w0rd1!7'.repeat(11)}`);
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
});
