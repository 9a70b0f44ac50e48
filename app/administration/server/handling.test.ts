import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { grantAdmin } from '#app/accounts/server/service.ts';
import { systemContext } from '#app/platform/context.ts';
import { q } from '#app/platform/database.ts';
import { testApp, type Reply, type TestApp } from '#test/app.ts';
import {
  lapsed,
  member,
  signedIn,
  signedInAdmin,
  signedUp,
  signIn,
  toldTo,
  type SignedIn,
} from '#test/people.ts';

let app: TestApp;
let admin: SignedIn;
beforeEach(async () => {
  app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  admin = await signedInAdmin(app);
});

const reason = 'They wrote to us';
const act = (uid: string, what: string, body: object = {}, token = admin.token): Promise<Reply> =>
  app.call('POST', `/admin/members/${uid}/${what}`, { token, body: { reason, ...body } });
const detail = async (uid: string, token = admin.token) =>
  (await app.call('GET', `/admin/members/${uid}`, { token })).body;
const logged = async (
  action: string,
): Promise<{ actor: string; person_uid: string; details: object }[]> =>
  (await sql<never>`select * from admin_actions where action = ${action} order by at`.execute(q()))
    .rows;
const statuses = (replies: readonly Reply[]) =>
  replies.map(({ status }) => status).toSorted((a, b) => a - b);
const subjects = async (to: string) => (await app.mailbox(to)).map(({ subject }) => subject);

async function secondAdmin(): Promise<SignedIn> {
  const second = await signedIn(app, { email: 'ravi@example.in', displayName: 'Ravi Nair' });
  await grantAdmin(systemContext(app.clock, 'test'), {
    uid: second.uid,
    reason: 'Helps with support',
  });
  return second;
}

test('a disabled person is signed out at once, is notified, and can return when enabled', async () => {
  const person = await signedIn(app);
  expect((await act(person.uid, 'disabling')).status).toBe(204);
  expect((await app.call('GET', '/auth/session', { token: person.token })).status).toBe(401);
  expect((await app.call('POST', '/auth/login', { body: person })).body.code).toBe(
    'auth/account-disabled',
  );
  expect(await detail(person.uid)).toMatchObject({
    disabled: true,
    disabling: { reason },
    sessions: { open: 0 },
  });
  expect(await subjects(person.email)).toContain('Your account is closed for now');

  expect((await act(person.uid, 'enabling')).status).toBe(204);
  await signIn(app, person);
  expect(await detail(person.uid)).toMatchObject({
    disabled: false,
    disabling: null,
    sessions: { open: 1 },
  });
  expect(await subjects(person.email)).toContain('Your account is open again');
  const { actions } = await detail(person.uid);
  expect(
    actions.map((each: { action: string; actor: object; reason: string }) => [
      each.action,
      each.actor,
      each.reason,
    ]),
  ).toEqual([
    ['account/enable', { id: admin.uid, name: 'Asha Rao' }, reason],
    ['account/disable', { id: admin.uid, name: 'Asha Rao' }, reason],
  ]);
});

test('an action taken twice, or by many at once, takes effect once, with one notice and one entry', async () => {
  const person = await signedIn(app);
  await signIn(app, person);
  for (const [what, action] of [
    ['sign-out', 'account/sign-out-everywhere'],
    ['disabling', 'account/disable'],
    ['enabling', 'account/enable'],
  ] as const) {
    const replies = await Promise.all(Array.from({ length: 6 }, () => act(person.uid, what)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 204));
    expect(await logged(action)).toEqual([
      expect.objectContaining({ actor: admin.uid, person_uid: person.uid }),
    ]);
  }
  expect((await logged('account/sign-out-everywhere'))[0]?.details).toEqual({ sessions: 2 });
  expect(await subjects(person.email)).toHaveLength(3);
});

test('admins can’t disable their own account, and two who disable each other leave one', async () => {
  expect(await act(admin.uid, 'disabling')).toMatchObject({
    status: 409,
    body: { code: 'account/own' },
  });
  for (let round = 0; round < 5; round += 1) {
    const second = await secondAdmin().catch(async () => ({
      ...(await signIn(app, { email: 'ravi@example.in', password: admin.password })),
    }));
    const { token } = await signIn(app, admin);
    const replies = await Promise.all([
      act(second.uid, 'disabling', {}, token),
      act(admin.uid, 'disabling', {}, second.token),
    ]);
    // The second one is refused at the access check, or by the check under the lock.
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(replies.every(({ status }) => [204, 401, 403].includes(status))).toBe(true);
    await sql`delete from disabled_accounts`.execute(q());
  }
});

test('a plan is granted, extended and revoked, each once, each with a notice', async () => {
  const person = await signedIn(app);
  const { version } = await detail(person.uid);
  const grants = await Promise.all(
    Array.from({ length: 5 }, () => act(person.uid, 'grants', { planType: 'basicPlan', version })),
  );
  expect(statuses(grants)).toEqual([204, 409, 409, 409, 409]);
  expect(grants.find(({ status }) => status === 409)?.body.code).toBe('membership/changed');

  const granted = await detail(person.uid);
  expect(granted).toMatchObject({
    membership: { status: 'active', planType: 'basicPlan' },
    periods: {
      items: [{ planType: 'basicPlan', grantReason: reason, orderId: null, reversedAt: null }],
    },
  });
  expect((await app.call('GET', '/membership', { token: person.token })).body).toMatchObject({
    status: 'active',
    daysLeft: 365,
  });

  expect((await act(person.uid, 'extensions', { days: 30, version })).body.code).toBe(
    'membership/changed',
  );
  expect((await act(person.uid, 'extensions', { days: 30, version: granted.version })).status).toBe(
    204,
  );
  expect((await app.call('GET', '/membership', { token: person.token })).body.daysLeft).toBe(395);

  const extended = await detail(person.uid);
  const [added] = extended.periods.items;
  const revocation = { periodId: added.id, version: extended.version };
  const revocations = await Promise.all(
    [1, 2, 3].map(() => act(person.uid, 'revocations', revocation)),
  );
  expect(statuses(revocations)).toEqual([204, 409, 409]);
  expect((await app.call('GET', '/membership', { token: person.token })).body.daysLeft).toBe(365);
  expect((await detail(person.uid)).periods.items[0]).toMatchObject({
    reversedAt: expect.any(String),
    reversalReason: reason,
  });

  expect(await logged('membership/grant')).toHaveLength(1);
  expect((await logged('membership/extend'))[0]?.details).toMatchObject({
    days: 30,
    plan: 'basicPlan',
  });
  expect(await logged('membership/revoke')).toHaveLength(1);
  expect((await subjects(person.email)).slice(0, 3).toSorted()).toEqual([
    'A membership you were given was withdrawn',
    'You have been given a membership',
    'Your membership was extended',
  ]);
  expect(await toldTo(app, person)).toEqual([
    'Your Basic Plan (1 Year) was withdrawn',
    'Your membership was extended',
    'You were given the Basic Plan (1 Year)',
  ]);
});

test('a period that can’t be added or revoked is refused, and leaves no trace', async () => {
  const forLife = await member(app, 'premiumPlan', { email: 'life@example.in' });
  const { version } = await detail(forLife.uid);
  expect((await act(forLife.uid, 'grants', { planType: 'basicPlan', version })).body.code).toBe(
    'membership/for-life',
  );
  expect((await act(forLife.uid, 'extensions', { days: 5, version })).body.code).toBe(
    'membership/for-life',
  );

  const over = await lapsed(app, { email: 'over@example.in' });
  const { token } = await signIn(app, admin);
  const seen = await detail(over.uid, token);
  expect(
    (await act(over.uid, 'extensions', { days: 5, version: seen.version }, token)).body.code,
  ).toBe('membership/not-running');
  const another = {
    periodId: (await detail(forLife.uid, token)).periods.items[0].id,
    version: seen.version,
  };
  expect((await act(over.uid, 'revocations', another, token)).body.code).toBe(
    'membership/no-grant',
  );
  for (const days of [0, -1, 1.5, 366]) {
    expect(
      (await act(over.uid, 'extensions', { days, version: seen.version }, token)).body.fields,
    ).toHaveProperty('days');
  }
  expect((await detail(over.uid, token)).actions).toEqual([]);
});

test('a verification link goes only to someone who has an unverified address', async () => {
  const { email } = await signedUp(app);
  app.clock.advance({ minutes: 5 });
  const { items } = (
    await app.call('GET', '/admin/members', { token: admin.token, query: { q: email } })
  ).body;
  expect((await act(items[0].uid, 'verification-link')).status).toBe(204);
  expect(await subjects(email)).toEqual(['Verify your e-mail', 'Verify your e-mail']);
  expect((await act(admin.uid, 'verification-link')).body.code).toBe('auth/email-already-verified');
  expect(await logged('account/resend-verification')).toHaveLength(1);
});
