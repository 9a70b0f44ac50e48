import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { personalData } from '#app/product.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { ask, deleteDue, passDays, traces, zephyr } from '#test/deletions.ts';
import {
  mailedCode,
  member,
  signIn,
  signedIn,
  signedInAdmin,
  type SignedIn,
} from '#test/people.ts';
import { configurePersonalData, settings } from './ports.ts';

const dueOf = async ({ call }: TestApp, { token }: Pick<SignedIn, 'token'>) =>
  (await call('GET', '/account/deletion', { token })).body.dueAt;

test('requesting it signs the person out everywhere and mails the date; they may sign in and keep the account', async () => {
  const app = await testApp();
  const person = await signedIn(app, zephyr);
  expect(await dueOf(app, person)).toBeNull();
  const { status, body } = await ask(app, person);
  expect([status, new Date(body.dueAt).getTime() - app.clock.now().getTime()]).toEqual([
    200,
    expect.closeTo(14 * 86_400_000, -5),
  ]);
  expect((await app.call('GET', '/auth/verify-token', person)).status).toBe(401);
  const [mail] = await app.mailbox(zephyr.email);
  expect([mail?.subject, mail?.links.some((link) => link.endsWith('/account'))]).toEqual([
    'Your account will be deleted',
    true,
  ]);

  app.clock.advance({ days: 13 });
  const back = await signIn(app, zephyr);
  expect(await dueOf(app, back)).toBe(body.dueAt);
  expect((await app.call('DELETE', '/account/deletion', back)).status).toBe(204);
  expect(await dueOf(app, back)).toBeNull();
  await passDays(app, 2);
  expect((await app.call('GET', `/auth/users/${back.uid}`, back)).body.displayName).toBe(
    zephyr.displayName,
  );
});

test('it requires the password; a second request does not postpone it', async () => {
  const app = await testApp();
  const person = await signedIn(app, zephyr);
  expect(await ask(app, person, 'Monsoon-wind-8!')).toMatchObject({
    status: 400,
    body: { code: 'auth/wrong-password' },
  });
  expect(await dueOf(app, person)).toBeNull();
  const { body } = await ask(app, person);
  app.clock.advance({ days: 5 });
  expect((await ask(app, await signIn(app, zephyr))).body.dueAt).toBe(body.dueAt);
});

test('an admin is never deleted: not on request, nor when made admin after the request', async () => {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  const admin = await signedInAdmin(app);
  expect(await ask(app, admin)).toMatchObject({
    status: 409,
    body: { code: 'account/admin-stays' },
  });
  const person = await signedIn(app, zephyr);
  await ask(app, person);
  await sql`insert into admin_grants (uid, granted_at, reason) values (${person.uid}, now(), 'test')`.execute(
    q(),
  );
  await passDays(app, 15);
  expect((await signIn(app, zephyr)).uid).toBe(person.uid);
});

test('an admin is not deleted while the rights are suspended for lack of a second factor either', async () => {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in', ADMIN_SECOND_FACTOR: 'required' });
  const admin = await signedInAdmin(app);
  expect(await ask(app, admin, admin.password)).toMatchObject({
    status: 409,
    body: { code: 'account/admin-stays' },
  });
  expect(await dueOf(app, admin)).toBeNull();
});

test('a link mailed before the deletion opens nothing after it', async () => {
  const app = await testApp();
  const person = await signedIn(app, zephyr);
  await app.call('POST', '/auth/reset-password', { body: { email: zephyr.email } });
  const oobCode = await mailedCode(app, '/reset-password', zephyr.email);
  await ask(app, person);
  await passDays(app, 15);
  const { status } = await app.call('POST', '/auth/confirm-password-reset', {
    body: { oobCode, newPassword: 'Another-wind-7!' },
  });
  expect(status).toBe(400);
});

test('a deletion that fails half-way changes nothing, and succeeds at the next try', async () => {
  const app = await testApp();
  const person = await member(app, 'basicPlan', zephyr);
  await ask(app, person);
  await app.runJobs();
  const before = await traces();
  let failures = 1;
  const failing = {
    part: 'failing',
    inPolicy: '',
    tables: {},
    erase: async () => (failures-- > 0 ? Promise.reject(new Error('killed')) : undefined),
  };
  configurePersonalData({ ...settings(), parts: [...personalData, failing] });
  app.clock.advance({ days: 15 });
  await deleteDue(app);
  expect(await traces()).toEqual(before);
  await app.runJobs({ ahead: true });
  expect((await traces()).filter((table) => table !== 'mailbox' && table !== 'jobs.job')).toEqual(
    [],
  );
});

test('of two concurrent deletions, one succeeds; cancelled while it waits, none does', async () => {
  const app = await testApp();
  const person = await signedIn(app, zephyr);
  await ask(app, person);
  app.clock.advance({ days: 15 });
  await Promise.all([deleteDue(app), deleteDue(app)]);
  await deleteDue(app);
  expect(
    (await app.mailbox(zephyr.email)).filter(
      ({ subject }) => subject === 'Your account is deleted',
    ),
  ).toHaveLength(1);

  const other = await signedIn(app, { ...zephyr, email: 'other@example.in' });
  await ask(app, other);
  app.clock.advance({ days: 15 });
  const back = await signIn(app, { ...zephyr, email: 'other@example.in' });
  await app.call('DELETE', '/account/deletion', back);
  await deleteDue(app);
  expect((await app.call('GET', `/auth/users/${back.uid}`, back)).status).toBe(200);
});
