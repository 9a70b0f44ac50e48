import { expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/app.ts';

async function signedIn(app: TestApp, email: string, displayName: string): Promise<{ uid: string; token: string }> {
  const password = 'Monsoon-wind-7!';
  await app.call('POST', '/auth/signup', { body: { email, password, displayName } });
  const [mail] = await app.mailbox(email);
  const code = /oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  await app.call('POST', '/auth/verify-email', { body: { oobCode: code, email } });
  const { body } = await app.call('POST', '/auth/login', { body: { email, password } });
  return { uid: body.data.user.uid, token: body.token };
}

test('a person reads the own profile, in one call with the session too', async () => {
  const app = await testApp();
  const { uid, token } = await signedIn(app, 'naina@example.in', 'Naina Gill');
  const own = await app.call('GET', `/auth/users/${uid}`, { token });
  expect(own.body).toEqual({
    uid,
    email: 'naina@example.in',
    displayName: 'Naina Gill',
    photoURL: null,
    membershipStatus: 'inactive',
    planType: null,
    subscriptionStartDate: null,
    amountPaid: null,
    lastPaymentDate: null,
    referralCode: null,
    role: 'user',
  });
  expect((await app.call('GET', '/auth/session', { token })).body).toEqual({ uid, profile: own.body });
  expect(own.headers.get('cache-control')).toBe('no-store');
});

test('another person’s profile is not found, neither to read nor to change', async () => {
  const app = await testApp();
  const { uid } = await signedIn(app, 'naina@example.in', 'Naina Gill');
  const other = await signedIn(app, 'kabir@example.in', 'Kabir Das');
  expect((await app.call('GET', `/auth/users/${uid}`, { token: other.token })).status).toBe(404);
  expect((await app.call('PUT', `/auth/users/${uid}`, { token: other.token, body: { displayName: 'Mine now' } })).status).toBe(404);
});

test('the own name can be changed; nothing else of the row can, and no address becomes a photo', async () => {
  const app = await testApp();
  const { uid, token } = await signedIn(app, 'naina@example.in', 'Naina Gill');
  const changed = await app.call('PUT', `/auth/users/${uid}`, { token, body: { displayName: '  Naina G. ' } });
  expect([changed.status, changed.body.displayName]).toEqual([200, 'Naina G.']);
  for (const body of [
    { membershipStatus: 'active' },
    { planType: 'premiumPlan' },
    { amountPaid: 1 },
    { email: 'x@example.in' },
    { role: 'admin' },
    { photoURL: 'https://example.com/me.png' },
    { displayName: '   ' },
  ]) {
    const refused = await app.call('PUT', `/auth/users/${uid}`, { token, body });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, Object.keys(body)]);
  }
  expect((await app.call('GET', `/auth/users/${uid}`, { token })).body).toEqual(changed.body);
});
