import { expect, test } from 'vitest';
import { disableAccount } from '#app/accounts/server/handling.service.ts';
import { systemContext } from '#app/platform/context.ts';
import { pool } from '#app/platform/database.ts';
import { withPasskey } from '#test/factors.ts';
import { mailedCode, naina, signedIn } from '#test/people.ts';
import { enter, keyholder, open, phone } from '#test/passkeys.ts';

test('adding a passkey sends a mail, and the passkey alone opens a session', async () => {
  const app = await open();
  const { device, uid, token } = await keyholder(app);
  expect((await app.mailbox(naina.email)).map(({ subject }) => subject)).toContain(
    'A passkey was added',
  );
  const { status, body } = await enter(app, device);
  expect(status).toBe(200);
  expect(body).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    data: { user: { uid, email: naina.email, displayName: naina.displayName, photoURL: null } },
  });
  const { passkeys, twoStep } = (await app.call('GET', '/account/factors', { token })).body;
  expect(passkeys).toEqual([
    {
      id: expect.any(String),
      name: 'My phone',
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
    },
  ]);
  expect(twoStep).toBeNull();
});

test('its name is one line, so that it can’t form text of its own in the mail about it', async () => {
  const app = await open();
  const { passkey, token } = await keyholder(app);
  const name = 'Phone\n\nOur support did this for you.';
  const expected = { status: 400, body: { error: 'Please write this on one line' } };
  const registration = phone().create(
    (await app.call('POST', '/account/passkeys/options', { token })).body,
  );
  expect(
    await app.call('POST', '/account/passkeys', { token, body: { name, registration } }),
  ).toMatchObject(expected);
  expect(
    await app.call('PUT', `/account/passkeys/${passkey}`, { token, body: { name } }),
  ).toMatchObject(expected);
});

test('the mail about a new passkey says that a new password does not remove it', async () => {
  const app = await open();
  await keyholder(app);
  const mail = (await app.mailbox(naina.email)).find(
    ({ subject }) => subject === 'A passkey was added',
  );
  expect(mail?.text).toContain('a new password does not remove it');
});

test('the password still opens a session alone: a passkey is a second way in', async () => {
  const app = await open();
  await keyholder(app);
  expect((await app.call('POST', '/auth/login', { body: naina })).status).toBe(200);
});

test('removing a passkey ends the sessions it opened, except the one that removes it', async () => {
  const app = await open();
  const { device, token: byPassword, passkey } = await keyholder(app);
  const tablet = phone();
  await withPasskey(app, { token: byPassword }, tablet, 'My tablet');
  const [stolen, mine, other] = [
    await enter(app, device),
    await enter(app, device),
    await enter(app, tablet),
  ].map(({ body }) => body.token);
  expect((await app.call('DELETE', `/account/passkeys/${passkey}`, { token: mine })).status).toBe(
    204,
  );
  const statuses = [stolen, mine, other, byPassword].map(
    async (token) => (await app.call('GET', '/auth/verify-token', { token })).status,
  );
  expect(await Promise.all(statuses)).toEqual([401, 200, 200, 200]);
});

test('a passkey is in one account only', async () => {
  const app = await open();
  const { device } = await keyholder(app);
  const { token } = await signedIn(app, { email: 'tenzin@example.in' });
  const options = (await app.call('POST', '/account/passkeys/options', { token })).body;
  const registration = phone().create(options, {
    credentialId: device.passkeys[0]?.id.toString('base64url') ?? '',
  });
  expect(
    await app.call('POST', '/account/passkeys', { token, body: { name: 'Mine', registration } }),
  ).toMatchObject({
    status: 409,
    body: { code: 'factors/passkey-known' },
  });
  expect((await enter(app, device)).body.data.user.email).toBe(naina.email);
});

test('someone disabled or unverified is refused, as with the password', async () => {
  const app = await open();
  const { device, uid } = await keyholder(app);
  await pool().query('update users set email_verified_at = null where uid = $1', [uid]);
  expect(await enter(app, device)).toMatchObject({
    status: 403,
    body: { code: 'auth/email-not-verified' },
  });
  await pool().query('update users set email_verified_at = now() where uid = $1', [uid]);
  await disableAccount(systemContext(app.clock, 'test'), { uid, reason: 'a test' });
  expect(await enter(app, device)).toMatchObject({
    status: 403,
    body: {
      code: 'auth/account-disabled',
      error: 'Your account is disabled. Please contact support.',
    },
  });
});

test('ten minutes after the sign-in a change requires the password again', async () => {
  const app = await open();
  const { token, passkey } = await keyholder(app);
  app.clock.advance({ minutes: 11 });
  const needed = {
    status: 403,
    body: { code: 'auth/confirmation-required', error: 'Please enter your password to continue.' },
  };
  const confirm = (password: string) =>
    app.call('POST', '/auth/confirm-password', { token, body: { password } });
  expect(await app.call('POST', '/account/passkeys/options', { token })).toMatchObject(needed);
  expect(await app.call('DELETE', `/account/passkeys/${passkey}`, { token })).toMatchObject(needed);
  expect(await app.call('POST', '/account/authenticator', { token })).toMatchObject(needed);
  expect(await confirm('Monsoon-wind-8!')).toMatchObject({
    status: 400,
    body: { fields: { password: 'That is not your password.' } },
  });
  expect(await app.call('POST', '/account/passkeys/options', { token })).toMatchObject(needed);
  expect((await confirm(naina.password)).status).toBe(204);
  expect((await app.call('POST', '/account/passkeys/options', { token })).status).toBe(200);
});

test('wrong passwords here count as failed sign-ins', async () => {
  const app = await open();
  const { token } = await signedIn(app);
  const confirm = (password: string) =>
    app.call('POST', '/auth/confirm-password', { token, body: { password } });
  for (let n = 0; n < 10; n += 1) expect((await confirm('Monsoon-wind-8!')).status).toBe(400);
  expect((await confirm(naina.password)).status).toBe(429);
  expect((await app.call('POST', '/auth/login', { body: naina })).status).toBe(429);
});

test('people can name and rename their own passkeys, and nobody else’s', async () => {
  const app = await open();
  const { token, passkey } = await keyholder(app);
  const other = await signedIn(app, { email: 'tenzin@example.in' });
  const rename = (who: { token: string }, name: string) =>
    app.call('PUT', `/account/passkeys/${passkey}`, { token: who.token, body: { name } });
  expect((await rename({ token }, '  Naina’s laptop ')).body).toMatchObject({
    id: passkey,
    name: 'Naina’s laptop',
  });
  expect((await rename({ token }, '  ')).body.fields).toEqual({ name: 'Please give it a name' });
  expect(await rename(other, 'Mine now')).toMatchObject({
    status: 404,
    body: { code: 'factors/passkey-not-found' },
  });
  expect(
    (await app.call('DELETE', `/account/passkeys/${passkey}`, { token: other.token })).status,
  ).toBe(404);
});

test('twenty passkeys are the maximum', async () => {
  const app = await open();
  const { token, uid } = await keyholder(app);
  await pool().query(
    `insert into passkeys (id, credential_id, uid, public_key, counter, transports, name, created_at)
      select 'p' || n, 'c' || n, $1, '', 0, '', 'One of many', now() from generate_series(1, 19) n`,
    [uid],
  );
  expect(await app.call('POST', '/account/passkeys/options', { token })).toMatchObject({
    status: 409,
    body: { code: 'factors/too-many-passkeys' },
  });
});

test('a new password does not change passkeys', async () => {
  const app = await open();
  const { device } = await keyholder(app);
  await app.call('POST', '/auth/reset-password', { body: { email: naina.email } });
  const oobCode = await mailedCode(app, '/reset-password');
  expect(
    (
      await app.call('POST', '/auth/confirm-password-reset', {
        body: { oobCode, newPassword: 'Harvest-moon-9?' },
      })
    ).status,
  ).toBe(200);
  expect((await enter(app, device)).status).toBe(200);
});
