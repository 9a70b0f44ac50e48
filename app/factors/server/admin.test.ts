import { expect, test } from 'vitest';
import { grantAdmin } from '#app/accounts/server/service.ts';
import { systemContext } from '#app/platform/context.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { withAuthenticatorApp, withPasskey } from '#test/factors.ts';
import { Authenticator } from '#test/fakes/authenticator.ts';
import { naina, signedIn, signedInAdmin, signIn } from '#test/people.ts';
import { resetFactors } from './service.ts';

const origin = 'http://localhost:3000';
const open = (rule: 'required' | 'optional' = 'required') =>
  testApp({ APP_URL: origin, ADMIN_EMAIL: 'asha@example.in', ADMIN_SECOND_FACTOR: rule });
const required = {
  status: 403,
  body: {
    code: 'auth/second-factor-required',
    error: 'This needs your second factor. Set one up in your account, or sign in again with it.',
  },
};

/** Calls every admin endpoint without input: someone who has access learns what is missing. */
async function asAdmin(
  app: TestApp,
  token: string,
): Promise<{ status: number; body: { code?: string } }[]> {
  const keys = app.implementations
    .flatMap(({ contract }) => Object.entries(contract))
    .flatMap(([key, { access }]) => (access === 'admin' ? [key] : []));
  expect(keys.length).toBeGreaterThan(0);
  const replies = [];
  for (const key of keys) {
    const [method = '', path = ''] = key.split(' ');
    replies.push(await app.call(method, path, { token, ...(method !== 'GET' && { body: {} }) }));
  }
  return replies;
}
const session = async ({ call }: TestApp, token: string) =>
  (await call('GET', '/auth/session', { token })).body;

test('by default an admin needs only the password', async () => {
  const app = await open('optional');
  const { token } = await signedInAdmin(app);
  for (const { status } of await asAdmin(app, token)) expect(status).not.toBe(403);
  expect((await session(app, token)).secondFactorDue).toBe(false);
});

test('if it is required, an admin without one is signed in, but has no admin rights at all', async () => {
  const app = await open();
  const { token } = await signedInAdmin(app);
  const { uid } = await signedIn(app);
  for (const reply of await asAdmin(app, token)) expect(reply).toMatchObject(required);
  expect(await session(app, token)).toMatchObject({
    profile: { role: 'admin' },
    secondFactorDue: true,
  });
  expect((await app.call('GET', `/auth/users/${uid}`, { token })).status).toBe(404);
  expect((await app.call('GET', '/account/factors', { token })).body.dueForAdmin).toBe(true);
});

test('the rule holds for those who decide about money, and leaves their other rights', async () => {
  const app = await open();
  const admin = await signedInAdmin(app);
  await withAuthenticatorApp(app, admin);
  const person = await signedIn(app);
  const granted = await app.call('POST', `/admin/members/${person.uid}/role-grants`, {
    token: admin.token,
    body: { role: 'finance', reason: 'They answer refunds' },
  });
  expect(granted.status).toBe(204);
  const orders = () => app.call('GET', '/admin/orders', { token: person.token });
  expect(await orders()).toMatchObject(required);
  expect((await session(app, person.token)).roles).toEqual([]);
  expect((await app.call('GET', '/account/factors', person)).body.dueForAdmin).toBe(true);
  await withAuthenticatorApp(app, person);
  expect((await orders()).status).toBe(200);
});

test('the others are not asked', async () => {
  const app = await open();
  const { token } = await signedIn(app);
  expect((await session(app, token)).secondFactorDue).toBe(false);
  for (const reply of await asAdmin(app, token))
    expect(reply).toMatchObject({ status: 403, body: { code: 'auth/forbidden' } });
});

test('setting up an authenticator app in this session restores the rights, and the next sign-in takes two steps', async () => {
  const app = await open();
  const admin = await signedInAdmin(app);
  const { code } = await withAuthenticatorApp(app, admin);
  for (const { status } of await asAdmin(app, admin.token)) expect(status).not.toBe(403);
  app.clock.advance({ seconds: 30 });
  const { body } = await app.call('POST', '/auth/login', {
    body: { email: admin.email, password: admin.password },
  });
  const { ticket } = body.secondStep;
  const { token } = (
    await app.call('POST', '/auth/login/second-step', { body: { ticket, proof: { code: code() } } })
  ).body;
  for (const { status } of await asAdmin(app, token)) expect(status).not.toBe(403);
});

test('so does a passkey; from then on the password alone opens no session of that admin', async () => {
  const app = await open();
  const admin = await signedInAdmin(app);
  const device = new Authenticator(origin);
  await withPasskey(app, admin, device);
  for (const { status } of await asAdmin(app, admin.token)) expect(status).not.toBe(403);
  const login = await app.call('POST', '/auth/login', {
    body: { email: admin.email, password: admin.password },
  });
  expect([login.status, login.body.secondStep.ways]).toEqual([202, ['passkey']]);
  const { body } = await app.call('POST', '/auth/passkey', {
    body: device.get((await app.call('POST', '/auth/passkey/options')).body),
  });
  for (const { status } of await asAdmin(app, body.token)) expect(status).not.toBe(403);
});

test('someone with an older session and the password can’t set up a factor beside the existing one', async () => {
  const app = await open();
  const person = await signedIn(app);
  await withPasskey(app, person, new Authenticator(origin));
  // Signed in by password, before becoming admin.
  const { token } = await signIn(app);
  await grantAdmin(systemContext(app.clock, 'test'), { uid: person.uid, reason: 'a test' });
  for (const [method, path] of [
    ['POST', '/account/passkeys/options'],
    ['POST', '/account/authenticator'],
  ] as const)
    expect(await app.call(method, path, { token })).toMatchObject(required);
  for (const reply of await asAdmin(app, token)) expect(reply).toMatchObject(required);
  for (const { status } of await asAdmin(app, person.token)) expect(status).not.toBe(403);
});

test('removing the last factor removes the rights', async () => {
  const app = await open();
  const admin = await signedInAdmin(app);
  const passkey = await withPasskey(app, admin, new Authenticator(origin));
  expect(
    (await app.call('DELETE', `/account/passkeys/${passkey}`, { token: admin.token })).status,
  ).toBe(204);
  for (const reply of await asAdmin(app, admin.token)) expect(reply).toMatchObject(required);
  const { recoveryCodes } = await withAuthenticatorApp(app, admin);
  const body = { password: admin.password, proof: { recoveryCode: recoveryCodes[0] } };
  expect(
    (await app.call('POST', '/account/two-step/end', { token: admin.token, body })).status,
  ).toBe(204);
  for (const reply of await asAdmin(app, admin.token)) expect(reply).toMatchObject(required);
});

test('an operator helps someone who has lost every factor, and the person is notified', async () => {
  const app = await open('optional');
  const person = await signedIn(app);
  await withPasskey(app, person, new Authenticator(origin));
  await withAuthenticatorApp(app, person);
  await resetFactors(systemContext(app.clock, 'test'), { uid: person.uid, reason: 'a test' });
  expect((await app.call('GET', '/auth/verify-token', { token: person.token })).status).toBe(401);
  const { token } = await signIn(app);
  expect((await app.call('GET', '/account/factors', { token })).body).toEqual({
    passkeys: [],
    twoStep: null,
    dueForAdmin: false,
  });
  expect((await app.mailbox(naina.email)).map(({ subject }) => subject)).toContain(
    'Your ways to sign in were reset',
  );
});
