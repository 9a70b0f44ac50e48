import { expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/app.ts';
import { mailedCode, naina, signedUp, signIn, verified } from '#test/people.ts';

const typo = { ...naina, email: 'nania@example.in' };

const correct = (
  { call }: TestApp,
  change: Partial<{ email: string; password: string; newEmail: string }> = {},
) =>
  call('POST', '/auth/correct-email', {
    body: { email: typo.email, password: typo.password, newEmail: naina.email, ...change },
  });

test('a mistyped address is corrected: one mail goes to the right one, and every link to the wrong one is void', async () => {
  const app = await testApp();
  await signedUp(app, typo);
  await app.call('POST', '/auth/reset-password', { body: { email: typo.email } });
  const [verification, reset] = [
    await mailedCode(app, '/verify-email', typo.email),
    await mailedCode(app, '/reset-password', typo.email),
  ];
  expect(await correct(app, { newEmail: ' Naina@example.in' })).toMatchObject({
    status: 200,
    body: { message: expect.any(String) },
  });
  expect((await app.mailbox(naina.email)).map(({ subject }) => subject)).toEqual([
    'Verify your e-mail',
  ]);
  expect(
    (await app.call('POST', '/auth/verify-email', { body: { oobCode: verification } })).body.code,
  ).toBe('auth/invalid-action-code');
  const body = { oobCode: reset, newPassword: 'Harvest-moon-9?' };
  expect((await app.call('POST', '/auth/confirm-password-reset', { body })).body.code).toBe(
    'auth/invalid-action-code',
  );
  expect((await app.call('POST', '/auth/login', { body: typo })).body.code).toBe(
    'auth/invalid-credentials',
  );
  await app.call('POST', '/auth/verify-email', {
    body: { oobCode: await mailedCode(app, '/verify-email') },
  });
  await signIn(app);
  // The wrong address stays available to its real owner.
  await verified(app, typo);
});

test('it requires the password, and an account and an address that can be corrected', async () => {
  const app = await testApp();
  await signedUp(app, typo);
  await verified(app, { email: 'kabir@example.in' });
  const codes = [];
  for (const change of [
    { password: 'Monsoon-wind-8!' },
    { email: 'nobody@example.in' },
    { newEmail: 'naina' },
    { newEmail: typo.email },
    { newEmail: 'kabir@example.in' },
    { email: 'kabir@example.in' },
  ])
    codes.push((await correct(app, change)).body.code);
  expect(codes).toEqual([
    'auth/invalid-credentials',
    'auth/invalid-credentials',
    'auth/invalid-email',
    'account/same-email',
    'auth/email-already-exists',
    'auth/email-already-verified',
  ]);
  expect(await app.mailbox(naina.email)).toEqual([]);
});

test('wrong passwords count as failed sign-ins', async () => {
  const app = await testApp();
  await signedUp(app, typo);
  const statuses = [];
  for (let n = 0; n < 10; n += 1)
    statuses.push((await correct(app, { password: 'Monsoon-wind-8!' })).status);
  expect(new Set(statuses)).toEqual(new Set([401]));
  expect([
    (await correct(app)).status,
    (await app.call('POST', '/auth/login', { body: typo })).status,
  ]).toEqual([429, 429]);
});

test('of many simultaneous corrections one succeeds, with one mail', async () => {
  const app = await testApp();
  await signedUp(app, typo);
  const replies = await Promise.all(
    Array.from({ length: 5 }, (_, n) => correct(app, { newEmail: `right-${n}@example.in` })),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 401, 401, 401, 401,
  ]);
  const mails = await Promise.all(
    Array.from({ length: 5 }, (_, n) => app.mailbox(`right-${n}@example.in`)),
  );
  expect(mails.flat()).toHaveLength(1);
});
