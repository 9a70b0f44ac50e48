import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { testApp } from '#test/app.ts';
import {
  mailedCode,
  mailedLink,
  naina,
  signedIn,
  signedInAdmin,
  signedUp,
  signIn,
  toldTo,
  type SignedIn,
} from '#test/people.ts';
import { disableAccount } from './handling.service.ts';
import { personOf } from './people.service.ts';
import type { AccountsTables } from './tables.ts';
import {
  ask,
  asked,
  follow,
  invalid,
  moved,
  page,
  pending,
  statusOf,
  subjects,
} from '#test/email-changes.ts';

test.each([['old'], ['new']])(
  'the account moves once both links have been followed, the %s one first',
  async (first) => {
    const app = await testApp();
    const { token: other } = await signedIn(app);
    const person = { ...naina, ...(await signIn(app)) };
    expect(await ask(app, person, { newEmail: ' Naina.Gill@Example.org ' })).toMatchObject({
      status: 200,
      body: { message: 'We sent a link to each of the two addresses.' },
    });
    const link = await mailedLink(app, page);
    expect([link.origin, link.searchParams.get('mode')]).toEqual([
      'http://127.0.0.1:3000',
      'changeEmail',
    ]);
    const codes = [await mailedCode(app, page), await mailedCode(app, page, moved)];
    const [one = '', two = ''] = first === 'old' ? codes : codes.toReversed();
    expect(await pending(app, person)).toMatchObject({
      newEmail: moved,
      confirmed: { old: false, new: false },
    });

    expect(await follow(app, one)).toMatchObject({ status: 200, body: { status: 'waiting' } });
    expect(await pending(app, person)).toMatchObject({
      confirmed: { old: first === 'old', new: first === 'new' },
    });
    expect([(await personOf(person.uid))?.email, await statusOf(app, other)]).toEqual([
      naina.email,
      200,
    ]);

    expect(await follow(app, two)).toMatchObject({ status: 200, body: { status: 'changed' } });
    expect([(await personOf(person.uid))?.email, await pending(app, person)]).toEqual([
      moved,
      null,
    ]);
    expect([await statusOf(app, person.token), await statusOf(app, other)]).toEqual([200, 401]);
    for (const to of [naina.email, moved])
      expect((await subjects(app, to))[0]).toBe('Your address was changed');
    expect(await toldTo(app, person)).toEqual(['Your e-mail address was changed']);
    expect((await app.call('POST', '/auth/login', { body: naina })).status).toBe(401);
    await signIn(app, { email: moved, password: naina.password });
    for (const code of codes) expect(await follow(app, code)).toMatchObject(invalid);
  },
);

test('an address that has an account gets the same answer; its owner is notified, and nobody can take it', async () => {
  const app = await testApp();
  await signedUp(app, { email: 'kabir@example.in' });
  const person = await signedIn(app);
  const free = await ask(app, person);
  await app.runJobs();
  const taken = await ask(app, person, { newEmail: 'kabir@example.in' });
  const plain = ({ status, body, headers }: typeof free) => [
    status,
    body,
    [...headers].filter(([name]) => name !== 'x-request-id'),
  ];
  expect(plain(taken)).toEqual(plain(free));
  expect(await pending(app, person)).toMatchObject({
    newEmail: 'kabir@example.in',
    confirmed: { old: false, new: false },
  });
  const [mail] = await app.mailbox('kabir@example.in');
  expect([mail?.subject, mail?.links.filter((link) => link.includes(page))]).toEqual([
    'Someone tried to use your address',
    [],
  ]);
  expect(await follow(app, await mailedCode(app, page))).toMatchObject({
    body: { status: 'waiting' },
  });
  expect((await personOf(person.uid))?.email).toBe(naina.email);
});

test('someone who signs up with the new address in the meantime keeps it', async () => {
  const app = await testApp();
  const { person, oldCode, newCode } = await asked(app);
  expect((await follow(app, newCode)).status).toBe(200);
  await signedUp(app, { email: moved, displayName: 'Somebody Else' });
  expect(await follow(app, oldCode)).toMatchObject({
    status: 409,
    body: { code: 'account/email-taken' },
  });
  expect([(await personOf(person.uid))?.email, await pending(app, person)]).toEqual([
    naina.email,
    null,
  ]);
  expect(await statusOf(app, person.token)).toBe(200);
});

test('of two accounts that move to one address at the same time, one gets it', async () => {
  const app = await testApp({ RATE_LIMIT_FACTOR: '10' });
  const people = [await signedIn(app), await signedIn(app, { email: 'kabir@example.in' })];
  const last: string[] = [];
  for (const person of people) {
    await ask(app, person);
    await follow(app, await mailedCode(app, page, person.email));
    last.push(await mailedCode(app, page, moved));
  }
  const statuses = await Promise.all(last.map(async (code) => (await follow(app, code)).status));
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
  const emails = await q<AccountsTables>().selectFrom('users').select('email').execute();
  expect(emails.filter(({ email }) => email === moved)).toHaveLength(1);
});

test('50 simultaneous confirmations of both links: each link works once, the account moves once', async () => {
  const app = await testApp({ RATE_LIMIT_FACTOR: '10' });
  const { person, oldCode, newCode } = await asked(app);
  const tries = await Promise.all(
    Array.from({ length: 50 }, (_, n) => follow(app, n % 2 ? oldCode : newCode)),
  );
  const answers = tries.map(({ body }): string => body.status ?? body.code);
  expect(answers.toSorted()).toEqual([
    ...Array.from({ length: 48 }, () => 'account/invalid-email-link'),
    'changed',
    'waiting',
  ]);
  expect((await personOf(person.uid))?.email).toBe(moved);
  for (const to of [naina.email, moved])
    expect(
      (await subjects(app, to)).filter((subject) => subject === 'Your address was changed'),
    ).toHaveLength(1);
});

test('the current password is required, and faults are shown at their fields', async () => {
  const app = await testApp();
  const person = await signedIn(app);
  expect(await ask(app, person, { currentPassword: 'wrong' })).toMatchObject({
    status: 400,
    body: {
      code: 'auth/wrong-password',
      fields: { currentPassword: 'That is not your password.' },
    },
  });
  expect(await ask(app, person, { newEmail: 'nowhere' })).toMatchObject({
    status: 400,
    body: {
      code: 'auth/invalid-email',
      fields: { newEmail: 'Invalid email format. Please enter a valid email address.' },
    },
  });
  expect(await ask(app, person, { newEmail: 'NAINA@example.in' })).toMatchObject({
    status: 400,
    body: { code: 'account/same-email', fields: { newEmail: 'This is already your address.' } },
  });
  expect(await pending(app, person)).toBeNull();
  expect(await subjects(app, naina.email)).toEqual([]);
});

test('an admin by ADMIN_EMAIL who leaves the address loses the role, and an account that takes it over gets the role only once its password is set by mail', async () => {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  const admin = await signedInAdmin(app);
  const person = await signedIn(app);
  const move = async (who: SignedIn, from: string, to: string) => {
    await ask(app, who, { newEmail: to });
    await follow(app, await mailedCode(app, page, from));
    expect(await follow(app, await mailedCode(app, page, to))).toMatchObject({
      body: { status: 'changed' },
    });
  };
  await move(admin, 'asha@example.in', 'asha.rao@example.org');
  expect((await personOf(admin.uid))?.role).toBe('user');
  await move(person, naina.email, 'asha@example.in');
  expect((await personOf(person.uid))?.role).toBe('user');
  await app.call('POST', '/auth/reset-password', { body: { email: 'asha@example.in' } });
  const oobCode = await mailedCode(app, '/reset-password', 'asha@example.in');
  await app.call('POST', '/auth/confirm-password-reset', {
    body: { oobCode, newPassword: 'Harvest-moon-9?' },
  });
  expect((await personOf(person.uid))?.role).toBe('admin');
});

test('an account that was disabled meanwhile does not move', async () => {
  const app = await testApp();
  const { person, oldCode, newCode } = await asked(app);
  await follow(app, oldCode);
  await disableAccount(
    { actor: null, clock: app.clock, requestId: 'test', ip: '' },
    { uid: person.uid, reason: 'Asked to' },
  );
  expect(await follow(app, newCode)).toMatchObject(invalid);
  expect((await personOf(person.uid))?.email).toBe(naina.email);
});
