import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { testApp } from '#test/app.ts';
import { mailedCode, mailedLink, naina, signedUp } from '#test/people.ts';
import type { AccountsTables } from './tables.ts';

const users = () => q<AccountsTables>().selectFrom('users').selectAll().execute();

test('signing up creates an unverified account, and signs nobody in', async () => {
  const app = await testApp();
  const { status, body, headers } = await app.call('POST', '/auth/signup', { body: naina });
  expect(status).toBe(201);
  expect(body).toEqual({
    message:
      'Please check your email to verify your account. You will be able to login after verification.',
  });
  expect(headers.get('cache-control')).toBe('no-store');
  const [mail, ...others] = await app.mailbox(naina.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Verify your e-mail');
  const link = await mailedLink(app, '/verify-email');
  expect(link.origin + link.pathname).toBe('http://127.0.0.1:3000/verify-email');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    mode: 'verifyEmail',
    oobCode: expect.stringMatching(/^[\w-]{43}$/),
    email: naina.email,
  });
});

test('every link that verifies the address carries the code for the checkout, and no other link does', async () => {
  const app = await testApp();
  const codeIn = async (page: '/verify-email' | '/reset-password', email = naina.email) =>
    (await mailedLink(app, page, email)).searchParams.get('code');
  await app.call('POST', '/auth/signup', { body: { ...naina, referralCode: 'SPRING30' } });
  expect(await codeIn('/verify-email')).toBe('SPRING30');
  await app.call('POST', '/auth/reset-password', { body: { email: naina.email } });
  expect(await codeIn('/reset-password')).toBeNull();
  app.clock.advance({ seconds: 61 });
  await app.call('POST', '/auth/resend-verification', {
    body: { email: naina.email, referralCode: 'TENZIN_BUILDS' },
  });
  expect(await codeIn('/verify-email')).toBe('TENZIN_BUILDS');
  const newEmail = 'naina.gill@example.in';
  await app.call('POST', '/auth/correct-email', {
    body: { ...naina, newEmail, referralCode: 'SPRING30' },
  });
  expect(await codeIn('/verify-email', newEmail)).toBe('SPRING30');
});

test.each(['abc', 'a'.repeat(21), 'SPRING30&mode=x', 'SPRING 30', 'СПРИНГ30', ''])(
  '%j is not a valid code for a mailed link',
  async (referralCode) => {
    const { call } = await testApp();
    expect(await call('POST', '/auth/signup', { body: { ...naina, referralCode } })).toMatchObject({
      status: 400,
    });
    expect(await users()).toEqual([]);
  },
);

test('a name puts no message into mails that a stranger can trigger', async () => {
  const app = await testApp();
  await app.call('POST', '/auth/signup', {
    body: { ...naina, displayName: 'You won: https://evil.example' },
  });
  await app.call('POST', '/auth/reset-password', { body: { email: naina.email } });
  const mails = await app.mailbox(naina.email);
  expect(mails).toHaveLength(2);
  expect(
    mails
      .flatMap(({ links }) => links)
      .filter((link) => !link.startsWith('http://127.0.0.1:3000/')),
  ).toEqual([]);
  expect(JSON.stringify(mails)).not.toContain('You won');
});

test.each([
  '',
  '   ',
  '\u200b',
  '...',
  'Naina\u202e',
  'Naina\u2066',
  'Naina\nGill',
  'Naina\u2028Gill',
  'n'.repeat(60_000) + '\n',
])('%j is no name', async (displayName) => {
  const app = await testApp();
  const { status, body } = await app.call('POST', '/auth/signup', {
    body: { ...naina, displayName },
  });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['displayName']]);
});

test.each(['नैना गिल', 'O’Neil-Ó', 'N', 'க்\u200dஷ'])('%j is one', async (displayName) => {
  const app = await testApp();
  expect((await app.call('POST', '/auth/signup', { body: { ...naina, displayName } })).status).toBe(
    201,
  );
});

test('the password and the code are stored only as hashes', async () => {
  const app = await testApp();
  await signedUp(app);
  const oobCode = await mailedCode(app, '/verify-email');
  const [user] = await users();
  const [code] = await q<AccountsTables>().selectFrom('action_codes').selectAll().execute();
  expect(user?.password_hash).toMatch(/^\$argon2id\$/);
  expect(code?.code_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify([user, code])).not.toContain(naina.password);
  expect(JSON.stringify([user, code])).not.toContain(oobCode);
});

test.each([
  [{ displayName: '  ' }, 'request/invalid', 'Please enter your full name'],
  [{ displayName: 'Naina\r\nBcc: x@example.in' }, 'request/invalid', 'Please enter your full name'],
  [
    { email: 'naina' },
    'auth/invalid-email',
    'Invalid email format. Please enter a valid email address.',
  ],
  [
    { email: 'naina@example.in, other@example.in' },
    'auth/invalid-email',
    'Invalid email format. Please enter a valid email address.',
  ],
  [
    { password: 'monsoon-wind-7!' },
    'auth/weak-password',
    'Password is too weak. Please use a stronger password.',
  ],
  [
    { password: 'Password1!' },
    'auth/weak-password',
    'Password is too weak. Please use a stronger password.',
  ],
  [
    { password: `Aa1!${'x'.repeat(125)}` },
    'auth/weak-password',
    'Password is too weak. Please use a stronger password.',
  ],
])('sign-up with %j is refused with %s', async (fault, code, error) => {
  const { call } = await testApp();
  expect(await call('POST', '/auth/signup', { body: { ...naina, ...fault } })).toMatchObject({
    status: 400,
    body: { code, error },
  });
  expect(await users()).toEqual([]);
});

test('the field shows which rule a weak password breaks', async () => {
  const { call } = await testApp();
  const { body } = await call('POST', '/auth/signup', {
    body: { ...naina, password: 'Monsoon-wind!' },
  });
  expect(body.fields).toEqual({ password: 'Password must contain at least one number' });
});

test('only the three fields are accepted', async () => {
  const { call } = await testApp();
  const smuggled = {
    role: 'admin',
    uid: 'me',
    emailVerified: true,
    email_verified_at: '2026-01-01',
    membershipStatus: 'active',
  };
  expect((await call('POST', '/auth/signup', { body: { ...naina, ...smuggled } })).status).toBe(
    201,
  );
  const [user] = await users();
  expect(user).toMatchObject({
    email: naina.email,
    display_name: naina.displayName,
    photo_url: null,
    email_verified_at: null,
  });
  expect(user?.uid).not.toBe('me');
  expect(await q<AccountsTables>().selectFrom('admin_grants').selectAll().execute()).toEqual([]);
});

test.each(['NAINA@Example.IN', '  naina@example.in ', 'ｎａｉｎａ@example.in'])(
  '%j is the same account again',
  async (email) => {
    const app = await testApp();
    await signedUp(app);
    expect(await app.call('POST', '/auth/signup', { body: { ...naina, email } })).toMatchObject({
      status: 409,
      body: {
        code: 'auth/email-already-exists',
        error: 'This email is already registered. Please try logging in or use a different email.',
      },
    });
  },
);

test('of 50 simultaneous sign-ups with one address exactly one succeeds', async () => {
  const { call, mailbox } = await testApp({ RATE_LIMIT_FACTOR: '10' });
  const spellings = ['naina@example.in', 'Naina@example.in', ' NAINA@EXAMPLE.IN'];
  const tries = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      call('POST', '/auth/signup', { body: { ...naina, email: spellings[n % 3] } }),
    ),
  );
  expect(tries.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(tries.filter(({ status }) => status === 409)).toHaveLength(49);
  expect(await users()).toHaveLength(1);
  expect(await mailbox(naina.email)).toHaveLength(1);
});

test('the number of sign-ups from one address is limited', async () => {
  const { call } = await testApp();
  const attempt = (ip: string) =>
    call('POST', '/auth/signup', { body: { ...naina, email: 'naina' }, ip });
  for (let n = 0; n < 20; n += 1) expect((await attempt('203.0.113.7')).status).toBe(400);
  const { status, headers, body } = await attempt('203.0.113.7');
  expect({ status, code: body.code }).toEqual({ status: 429, code: 'request/too-many' });
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
  expect((await attempt('203.0.113.8')).status).toBe(400);
});
