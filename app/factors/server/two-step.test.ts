import { expect, test } from 'vitest';
import { pool } from '#app/platform/database.ts';
import { withAuthenticatorApp, withPasskey } from '#test/factors.ts';
import { naina, signedIn, signIn } from '#test/people.ts';
import { careful, factors, firstStep, open, phone, secondStep, wrongCode } from '#test/two-step.ts';

test('with an authenticator app the password leads to a ticket, and the code to a session', async () => {
  const app = await open();
  const { uid, code, token } = await careful(app);
  const { ticket, ways } = await firstStep(app);
  expect(ways).toEqual(['code', 'recovery-code']);
  expect((await app.call('GET', '/auth/verify-token', { token: ticket })).status).toBe(401);
  const { status, body } = await secondStep(app, ticket, { code: code() });
  expect(status).toBe(200);
  expect(body).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    data: { user: { uid, email: naina.email, displayName: naina.displayName, photoURL: null } },
  });
  expect((await app.call('GET', '/auth/verify-token', { token: body.token })).body).toEqual({
    uid,
  });
  expect(await factors(app, token)).toEqual({
    passkeys: [],
    twoStep: { since: expect.any(String), authenticator: true, recoveryCodesLeft: 10 },
    dueForAdmin: false,
  });
});

test('turning it on signs out every other device, and a mail says so', async () => {
  const app = await open();
  const { token: another } = await signedIn(app);
  const { token } = await signIn(app);
  const { recoveryCodes } = await withAuthenticatorApp(app, { token });
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes)
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect((await app.call('GET', '/auth/verify-token', { token: another })).status).toBe(401);
  expect((await app.call('GET', '/auth/verify-token', { token })).status).toBe(200);
  expect((await app.mailbox(naina.email)).map(({ subject }) => subject)).toContain(
    'Two-step sign-in is on',
  );
});

test('a wrong password and an unknown address reveal nothing about a second step', async () => {
  const app = await open();
  await careful(app);
  const wrong = await app.call('POST', '/auth/login', {
    body: { email: naina.email, password: 'Monsoon-wind-8!' },
  });
  const unknown = await app.call('POST', '/auth/login', {
    body: { email: 'nobody@example.in', password: 'Monsoon-wind-8!' },
  });
  expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  expect(wrong.status).toBe(401);
});

test('two-step sign-in by passkey alone: the password leads to its challenge', async () => {
  const app = await open();
  const person = await signedIn(app);
  const device = phone();
  await withPasskey(app, person, device);
  const { token } = person;
  const options = (
    await app.call('POST', '/account/two-step/options', { token, body: { purpose: 'turn-on' } })
  ).body;
  const { status, body } = await app.call('POST', '/account/two-step', {
    token,
    body: { passkey: device.get(options) },
  });
  expect([status, body.recoveryCodes.length]).toEqual([200, 10]);
  const { ticket, ways } = await firstStep(app);
  expect(ways).toEqual(['passkey', 'recovery-code']);
  const asked = (await app.call('POST', '/auth/login/second-step/options', { body: { ticket } }))
    .body;
  expect(asked.allowCredentials).toEqual([
    {
      id: device.passkeys[0]?.id.toString('base64url'),
      type: 'public-key',
      transports: ['hybrid', 'internal'],
    },
  ]);
  expect((await secondStep(app, ticket, { passkey: device.get(asked) })).status).toBe(200);
});

test('somebody else’s passkey turns nothing on', async () => {
  const app = await open();
  const device = phone();
  await withPasskey(app, await signedIn(app, { email: 'tenzin@example.in' }), device);
  const { token } = await signedIn(app);
  const { allowCredentials: _, ...anyKey } = (
    await app.call('POST', '/account/two-step/options', { token, body: { purpose: 'turn-on' } })
  ).body;
  expect(
    await app.call('POST', '/account/two-step', { token, body: { passkey: device.get(anyKey) } }),
  ).toMatchObject({
    status: 400,
    body: { code: 'auth/passkey-refused' },
  });
  expect((await factors(app, token)).twoStep).toBeNull();
});

test('the only second step can’t be removed, but one of several can', async () => {
  const app = await open();
  const person = await signedIn(app);
  const { token } = person;
  const device = phone();
  const passkey = await withPasskey(app, person, device);
  const options = (
    await app.call('POST', '/account/two-step/options', { token, body: { purpose: 'turn-on' } })
  ).body;
  await app.call('POST', '/account/two-step', { token, body: { passkey: device.get(options) } });
  const remove = (id: string) => app.call('DELETE', `/account/passkeys/${id}`, { token });
  expect(await remove(passkey)).toMatchObject({
    status: 409,
    body: { code: 'factors/only-second-step' },
  });
  const spare = await withPasskey(app, person, phone(), 'Spare');
  const tries = await Promise.all([remove(passkey), remove(spare)]);
  expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  await withAuthenticatorApp(app, person);
  const [left] = (await factors(app, token)).passkeys;
  expect((await remove(left.id)).status).toBe(204);
});

test('turning it off requires the password and a second factor, and a mail says so', async () => {
  const app = await open();
  const { token, code, recoveryCodes } = await careful(app);
  const off = (password: string, proof: object) =>
    app.call('POST', '/account/two-step/end', { token, body: { password, proof } });
  expect(await off('Monsoon-wind-8!', { code: code() })).toMatchObject({
    status: 400,
    body: { code: 'auth/wrong-password' },
  });
  expect(await off(naina.password, { code: '000000' })).toMatchObject(wrongCode);
  expect((await firstStep(app)).ways).toEqual(['code', 'recovery-code']);
  expect((await off(naina.password, { code: code() })).status).toBe(204);
  expect((await factors(app, token)).twoStep).toBeNull();
  expect((await app.mailbox(naina.email)).map(({ subject }) => subject)).toContain(
    'Two-step sign-in is off',
  );
  await signIn(app);
  expect(await off(naina.password, { recoveryCode: recoveryCodes[0] })).toMatchObject({
    status: 409,
    body: { code: 'factors/two-step-off' },
  });
});

test('another app replaces the first; the recovery codes stay', async () => {
  const app = await open();
  const { token, code, recoveryCodes } = await careful(app);
  const { recoveryCodes: none, code: newCode } = await withAuthenticatorApp(app, { token });
  expect(none).toEqual([]);
  app.clock.advance({ seconds: 30 });
  const { ticket } = await firstStep(app);
  expect(await secondStep(app, ticket, { code: code() })).toMatchObject(wrongCode);
  expect((await secondStep(app, ticket, { code: newCode() })).status).toBe(200);
  expect(
    (await secondStep(app, (await firstStep(app)).ticket, { recoveryCode: recoveryCodes[0] }))
      .status,
  ).toBe(200);
  expect((await app.mailbox(naina.email)).map(({ subject }) => subject)).toContain(
    'Your authenticator app was replaced',
  );
});

test('an unconfirmed app does not count, and is deleted after half an hour', async () => {
  const app = await open();
  const { token } = await signedIn(app);
  const confirm = (code: string) =>
    app.call('POST', '/account/authenticator/confirmation', { token, body: { code } });
  expect(await confirm('000000')).toMatchObject(wrongCode);
  await app.call('POST', '/account/authenticator', { token });
  await signIn(app);
  expect(await confirm('000000')).toMatchObject({
    ...wrongCode,
    body: { fields: { code: expect.stringContaining('not right') } },
  });
});

test.each([undefined, 'a key that is long enough to be one'])(
  'codes, tickets and challenges are stored as hashes; with the key %s',
  async (key) => {
    const app = await open(key ? { SEALING_KEY: key } : {});
    const person = await signedIn(app);
    const { secret, recoveryCodes } = await withAuthenticatorApp(app, person);
    const { ticket } = await firstStep(app);
    const { challenge } = (await app.call('POST', '/auth/passkey/options')).body;
    const tables = [
      'recovery_codes',
      'sign_in_tickets',
      'passkey_challenges',
      'authenticator_apps',
    ];
    const rows = JSON.stringify(
      await Promise.all(
        tables.map(async (table) => (await pool().query(`select * from ${table}`)).rows),
      ),
    );
    for (const text of [
      ticket,
      challenge,
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replaceAll('-', '')),
    ])
      expect(rows).not.toContain(text);
    // The app's secret must be readable to check its codes: it is encrypted if there is a key.
    expect([rows.includes(secret), rows.includes('sealed.')]).toEqual(
      key ? [false, true] : [true, false],
    );
  },
);
