import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { disabled, lapsed, member, signedIn, signedInAdmin, signedOut } from '#test/people.ts';
import { statementsOf } from '#test/statements.ts';

test('a person reads their own profile, also together with the session in one call', async () => {
  const app = await testApp();
  const { uid, token } = await signedIn(app);
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
    referralCode: expect.stringMatching(/^NAINA_\w{6}$/),
    role: 'user',
  });
  expect((await app.call('GET', '/auth/session', { token })).body).toEqual({
    uid,
    profile: own.body,
    roles: [],
    unreadNotifications: 0,
    secondFactorDue: false,
  });
  expect(own.headers.get('cache-control')).toBe('no-store');
});

test('another person’s profile is not found, neither to read nor to change', async () => {
  const app = await testApp();
  const { uid } = await signedIn(app);
  const other = await signedIn(app, { email: 'kabir@example.in', displayName: 'Kabir Das' });
  expect((await app.call('GET', `/auth/users/${uid}`, { token: other.token })).status).toBe(404);
  expect(
    (
      await app.call('PUT', `/auth/users/${uid}`, {
        token: other.token,
        body: { displayName: 'Mine now' },
      })
    ).status,
  ).toBe(404);
});

test('one’s own name can be changed; nothing else of the row can, and no address becomes a photo', async () => {
  const app = await testApp();
  const { uid, token } = await signedIn(app);
  const changed = await app.call('PUT', `/auth/users/${uid}`, {
    token,
    body: { displayName: '  Naina G. ' },
  });
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

test('a member is active for 365 days; after that the plan is remembered, and no longer counts', async () => {
  const app = await testApp();
  const { uid, token } = await member(app);
  const { body } = await app.call('GET', `/auth/users/${uid}`, { token });
  expect(body).toMatchObject({
    membershipStatus: 'active',
    planType: 'basicPlan',
    subscriptionStartDate: expect.any(String),
    amountPaid: null,
  });
  const late = await lapsed(app, { email: 'late@example.in' });
  const { body: after } = await app.call('GET', `/auth/users/${late.uid}`, { token: late.token });
  expect(after).toMatchObject({
    membershipStatus: 'inactive',
    planType: 'basicPlan',
    subscriptionStartDate: expect.any(String),
  });
});

test('an admin reads any profile and changes only their own', async () => {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  const admin = await signedInAdmin(app);
  const { uid } = await signedIn(app);
  expect(
    (await app.call('GET', `/auth/users/${uid}`, { token: admin.token })).body.displayName,
  ).toBe('Naina Gill');
  expect(
    (
      await app.call('PUT', `/auth/users/${uid}`, {
        token: admin.token,
        body: { displayName: 'Changed' },
      })
    ).status,
  ).toBe(404);
  expect(
    (await app.call('GET', `/auth/users/${admin.uid}`, { token: admin.token })).body.role,
  ).toBe('admin');
});

test('someone who has signed out, or was disabled, can’t read anything any more', async () => {
  const app = await testApp();
  for (const { uid, token } of [
    await signedOut(app),
    await disabled(app, { email: 'kabir@example.in' }),
  ])
    expect(await app.call('GET', `/auth/users/${uid}`, { token })).toMatchObject({
      status: 401,
      body: { code: 'auth/required' },
    });
});

test('one statement says who is calling and all that a session shows, and it doesn’t read the password', async () => {
  const app = await testApp();
  const { token } = await member(app);
  const sent = await statementsOf(() => app.call('GET', '/auth/session', { token }));
  expect(sent).toHaveLength(1);
  expect(sent.filter((statement) => /password_hash|"secret"/.test(statement))).toEqual([]);
  expect(await statementsOf(() => app.call('GET', '/membership', { token }))).toHaveLength(1);
});
