import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { naina, signedUp, signIn, verified } from '#test/people.ts';

const wrong = { email: naina.email, password: 'Monsoon-wind-8!' };

test('an unknown address and a wrong password answer alike', async () => {
  const app = await testApp();
  await verified(app);
  const unknown = await app.call('POST', '/auth/login', {
    body: { ...wrong, email: 'nobody@example.in' },
  });
  const mistaken = await app.call('POST', '/auth/login', { body: wrong });
  const tooLong = await app.call('POST', '/auth/login', {
    body: { ...wrong, password: 'x'.repeat(5000) },
  });
  expect(mistaken).toMatchObject({
    status: 401,
    body: { error: 'Invalid email or password', code: 'auth/invalid-credentials' },
  });
  expect([unknown.status, unknown.body]).toEqual([mistaken.status, mistaken.body]);
  expect([tooLong.status, tooLong.body]).toEqual([mistaken.status, mistaken.body]);
});

test('only someone with the right password learns that the address waits for verification', async () => {
  const app = await testApp();
  await signedUp(app);
  expect((await app.call('POST', '/auth/login', { body: wrong })).body.code).toBe(
    'auth/invalid-credentials',
  );
  expect(await app.call('POST', '/auth/login', { body: naina })).toMatchObject({
    status: 403,
    body: {
      code: 'auth/email-not-verified',
      error:
        'Please verify your email address before logging in. Check your inbox for the verification link.',
    },
  });
});

test('after ten wrong passwords in 15 minutes even the right one has to wait', async () => {
  const app = await testApp();
  await verified(app);
  for (let n = 0; n < 10; n += 1)
    expect(
      (await app.call('POST', '/auth/login', { body: wrong, ip: `203.0.113.${n}` })).status,
    ).toBe(401);
  const { status, headers } = await app.call('POST', '/auth/login', {
    body: naina,
    ip: '203.0.113.99',
  });
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(800);
});

test('the limit also applies to simultaneous guesses, and to unknown addresses', async () => {
  const { call } = await testApp();
  const tries = await Promise.all(
    Array.from({ length: 30 }, () => call('POST', '/auth/login', { body: wrong })),
  );
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(20);
});

test('right passwords use up no tries', async () => {
  const app = await testApp();
  await verified(app);
  for (let n = 0; n < 9; n += 1) await app.call('POST', '/auth/login', { body: wrong });
  for (let n = 0; n < 12; n += 1) await signIn(app);
  for (let n = 0; n < 10; n += 1)
    expect((await app.call('POST', '/auth/login', { body: wrong })).status).toBe(401);
  expect((await app.call('POST', '/auth/login', { body: wrong })).status).toBe(429);
});

test('text that is not an address is counted separately', async () => {
  const { call } = await testApp();
  const attempt = (email: string) => call('POST', '/auth/login', { body: { ...wrong, email } });
  for (let n = 0; n < 10; n += 1) expect((await attempt('no address')).status).toBe(401);
  expect([(await attempt('no address')).status, (await attempt('another')).status]).toEqual([
    429, 401,
  ]);
});

test('spraying one password over many accounts meets the limit per address', async () => {
  const { call } = await testApp({ RATE_LIMIT_FACTOR: '0.1' });
  for (let n = 0; n < 10; n += 1)
    expect(
      (await call('POST', '/auth/login', { body: { ...wrong, email: `p${n}@example.in` } })).status,
    ).toBe(401);
  expect(
    (await call('POST', '/auth/login', { body: { ...wrong, email: 'p10@example.in' } })).status,
  ).toBe(429);
  expect(
    (
      await call('POST', '/auth/login', {
        body: { ...wrong, email: 'p11@example.in' },
        ip: '203.0.113.9',
      })
    ).status,
  ).toBe(401);
});
