import { expect, test } from 'vitest';
import { disableAccount } from '#app/accounts/server/handling.service.ts';
import { systemContext } from '#app/platform/context.ts';
import { pool } from '#app/platform/database.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { withAuthenticatorApp, withPasskey, type AuthenticatorApp } from '#test/factors.ts';
import { Authenticator } from '#test/fakes/authenticator.ts';
import { mailedCode, naina, signedIn, signIn, type SignedIn } from '#test/people.ts';

const origin = 'http://localhost:3000';
const open = (variables: Record<string, string> = {}) => testApp({ APP_URL: origin, ...variables });
const phone = () => new Authenticator(origin);
const wrongCode = { status: 400, body: { code: 'auth/wrong-code' } };
const wrongRecoveryCode = { status: 400, body: { code: 'auth/wrong-recovery-code' } };
const expired = { status: 400, body: { code: 'auth/second-step-expired' } };

/**
 * Someone whose sign-in takes two steps; the setting up was half a minute ago, so that the app
 * shows a fresh code.
 */
async function careful(
  app: TestApp,
  who: { email?: string } = {},
): Promise<SignedIn & AuthenticatorApp> {
  const person = await signedIn(app, who);
  const authenticator = await withAuthenticatorApp(app, person);
  app.clock.advance({ seconds: 30 });
  return { ...person, ...authenticator };
}

/** What the password alone leads to. */
async function firstStep(
  { call }: TestApp,
  { email, password } = naina,
): Promise<{ ticket: string; ways: string[] }> {
  const { status, body } = await call('POST', '/auth/login', { body: { email, password } });
  expect([status, Object.keys(body)]).toEqual([202, ['secondStep']]);
  return body.secondStep;
}
const secondStep = ({ call }: TestApp, ticket: string, proof: object, ip?: string) =>
  call('POST', '/auth/login/second-step', { body: { ticket, proof }, ...(ip && { ip }) });
const factors = async ({ call }: TestApp, token: string) =>
  (await call('GET', '/account/factors', { token })).body;

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

test('turning it on signs every other device out, and is told by mail', async () => {
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

test('a wrong password, and an address that nobody has, tell nothing of a second step', async () => {
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

test('a code is accepted once, and none before it after that', async () => {
  const app = await open();
  const { code } = await careful(app);
  const [before, now] = [code(-1), code()];
  expect((await secondStep(app, (await firstStep(app)).ticket, { code: now })).status).toBe(200);
  const { ticket } = await firstStep(app);
  expect(await secondStep(app, ticket, { code: now })).toMatchObject(wrongCode);
  expect(await secondStep(app, ticket, { code: before })).toMatchObject(wrongCode);
  app.clock.advance({ seconds: 30 });
  expect((await secondStep(app, ticket, { code: code() })).status).toBe(200);
});

test('the code that set the app up opens nothing any more', async () => {
  const app = await open();
  const { spent } = await withAuthenticatorApp(app, await signedIn(app));
  expect(await secondStep(app, (await firstStep(app)).ticket, { code: spent })).toMatchObject(
    wrongCode,
  );
});

test('a clock may be one step off, and no more', async () => {
  const app = await open();
  const { code } = await careful(app);
  app.clock.advance({ minutes: 5 });
  const { ticket } = await firstStep(app);
  for (const later of [-2, 2])
    expect(await secondStep(app, ticket, { code: code(later) })).toMatchObject(wrongCode);
  expect((await secondStep(app, ticket, { code: code(-1) })).status).toBe(200);
  expect(
    (
      await secondStep(app, (await firstStep(app)).ticket, {
        code: ` ${code(1).replace(/^.../, '$& ')} `,
      })
    ).status,
  ).toBe(200);
});

test.each(['', '000', 'abcdef', '1234567', '١٢٣٤٥٦'])('the code "%s" is refused', async (code) => {
  const app = await open();
  await careful(app);
  expect(await secondStep(app, (await firstStep(app)).ticket, { code })).toMatchObject(wrongCode);
});

test('a code that comes many times at once opens one session', async () => {
  const app = await open({ RATE_LIMIT_FACTOR: '10' });
  const { code } = await careful(app);
  const tickets = [];
  for (let n = 0; n < 10; n += 1) tickets.push((await firstStep(app)).ticket);
  const tries = await Promise.all(
    tickets.map((ticket) => secondStep(app, ticket, { code: code() })),
  );
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(tries.filter(({ body }) => body.code === 'auth/wrong-code')).toHaveLength(9);
});

test('a ticket opens one session, and lives for ten minutes', async () => {
  const app = await open();
  const { code, recoveryCodes } = await careful(app);
  const { ticket } = await firstStep(app);
  expect((await secondStep(app, ticket, { code: code() })).status).toBe(200);
  expect(await secondStep(app, ticket, { recoveryCode: recoveryCodes[0] })).toMatchObject(expired);
  const { ticket: late } = await firstStep(app);
  app.clock.advance({ minutes: 10, seconds: 1 });
  expect(await secondStep(app, late, { code: code() })).toMatchObject(expired);
  expect(
    await app.call('POST', '/auth/login/second-step/options', { body: { ticket: late } }),
  ).toMatchObject(expired);
  expect(await secondStep(app, 'made-up', { code: code() })).toMatchObject(expired);
});

test('one ticket with two good proofs at once opens one session, and spends one of them', async () => {
  const app = await open();
  const { token, recoveryCodes } = await careful(app);
  const { ticket } = await firstStep(app);
  const tries = await Promise.all(
    recoveryCodes.slice(0, 4).map((recoveryCode) => secondStep(app, ticket, { recoveryCode })),
  );
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await factors(app, token)).twoStep.recoveryCodesLeft).toBe(9);
});

test('guessing meets a limit from wherever it comes, which goes away by itself and leaves the other ways open', async () => {
  const app = await open();
  const { code, recoveryCodes } = await careful(app);
  const { ticket } = await firstStep(app);
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      secondStep(app, ticket, { code: '000000' }, `203.0.113.${n}`),
    ),
  );
  expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(15);
  const { status, headers } = await secondStep(app, ticket, { code: code() });
  expect([status, Number(headers.get('retry-after')) <= 15 * 60]).toEqual([429, true]);
  expect((await secondStep(app, ticket, { recoveryCode: recoveryCodes[0] })).status).toBe(200);
});

test('right codes use up no tries', async () => {
  const app = await open();
  const { code } = await careful(app);
  for (let n = 0; n < 4; n += 1) {
    const { ticket } = await firstStep(app);
    for (let wrong = 0; wrong < 4; wrong += 1)
      expect(await secondStep(app, ticket, { code: '000000' })).toMatchObject(wrongCode);
    expect((await secondStep(app, ticket, { code: code() })).status).toBe(200);
    app.clock.advance({ seconds: 30 });
  }
});

test('a recovery code works once, however it is typed, and tells by mail how many are left', async () => {
  const app = await open();
  const { recoveryCodes } = await careful(app);
  const [first = ''] = recoveryCodes;
  expect(
    (
      await secondStep(app, (await firstStep(app)).ticket, {
        recoveryCode: ` ${first.toLowerCase().replaceAll('-', ' ')}`,
      })
    ).status,
  ).toBe(200);
  const mail = (await app.mailbox(naina.email)).find(
    ({ subject }) => subject === 'A recovery code was used',
  );
  expect(mail?.text).toMatch(/Codes left\s+9/);
  expect(
    await secondStep(app, (await firstStep(app)).ticket, { recoveryCode: first }),
  ).toMatchObject(wrongRecoveryCode);
});

test('fifty uses of one recovery code at once: one session', async () => {
  const app = await open({ RATE_LIMIT_FACTOR: '10' });
  const { token, recoveryCodes } = await careful(app);
  const tickets = [];
  for (let n = 0; n < 50; n += 1) tickets.push((await firstStep(app)).ticket);
  const tries = await Promise.all(
    tickets.map((ticket) => secondStep(app, ticket, { recoveryCode: recoveryCodes[0] })),
  );
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(tries.filter(({ body }) => body.code === 'auth/wrong-recovery-code')).toHaveLength(49);
  expect((await factors(app, token)).twoStep.recoveryCodesLeft).toBe(9);
});

test('recovery codes are one’s own, and new ones end the old ones', async () => {
  const app = await open();
  const { token, recoveryCodes } = await careful(app);
  const other = await careful(app, { email: 'tenzin@example.in' });
  expect(
    await secondStep(app, (await firstStep(app)).ticket, { recoveryCode: other.recoveryCodes[0] }),
  ).toMatchObject(wrongRecoveryCode);
  const { status, body } = await app.call('POST', '/account/recovery-codes', { token });
  expect([status, body.recoveryCodes.length]).toEqual([200, 10]);
  expect(
    await secondStep(app, (await firstStep(app)).ticket, { recoveryCode: recoveryCodes[0] }),
  ).toMatchObject(wrongRecoveryCode);
  expect(
    (await secondStep(app, (await firstStep(app)).ticket, { recoveryCode: body.recoveryCodes[0] }))
      .status,
  ).toBe(200);
  expect((await app.mailbox(naina.email)).map(({ subject }) => subject)).toContain(
    'You have new recovery codes',
  );
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

test('the second step takes one’s own passkey, and the challenge of one’s own ticket', async () => {
  const app = await open();
  const person = await careful(app);
  const device = phone();
  await withPasskey(app, person, device);
  const other = await careful(app, { email: 'tenzin@example.in' });
  const mine = phone();
  await withPasskey(app, other, mine);
  const { ticket } = await firstStep(app);
  const asked = async (of: string) =>
    (await app.call('POST', '/auth/login/second-step/options', { body: { ticket: of } })).body;
  const refused = { status: 400, body: { code: 'auth/passkey-refused' } };
  const { allowCredentials: _, ...anyKey } = await asked(ticket);
  expect(await secondStep(app, ticket, { passkey: mine.get(anyKey) })).toMatchObject(refused);
  const { ticket: another } = await firstStep(app);
  expect(
    await secondStep(app, ticket, { passkey: device.get(await asked(another)) }),
  ).toMatchObject(refused);
  const passkey = device.get(await asked(ticket));
  expect((await secondStep(app, ticket, { passkey })).status).toBe(200);
  expect(await secondStep(app, another, { passkey })).toMatchObject(refused);
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

test('the only second step can’t be removed, and with another one it can', async () => {
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

test('who is disabled between the steps stays outside, and keeps the code', async () => {
  const app = await open();
  const { uid, recoveryCodes } = await careful(app);
  const { ticket } = await firstStep(app);
  await disableAccount(systemContext(app.clock, 'test'), { uid, reason: 'a test' });
  expect(await secondStep(app, ticket, { recoveryCode: recoveryCodes[0] })).toMatchObject({
    status: 403,
    body: { code: 'auth/account-disabled' },
  });
  const { rows } = await pool().query(
    'select used_at from recovery_codes where used_at is not null',
  );
  expect(rows).toEqual([]);
});

test('a password reset leaves the second step, and ends tickets that the old password earned', async () => {
  const app = await open();
  const { code } = await careful(app);
  const { ticket } = await firstStep(app);
  await app.call('POST', '/auth/reset-password', { body: { email: naina.email } });
  const oobCode = await mailedCode(app, '/reset-password');
  const password = 'Harvest-moon-9?';
  expect(
    (
      await app.call('POST', '/auth/confirm-password-reset', {
        body: { oobCode, newPassword: password },
      })
    ).status,
  ).toBe(200);
  expect(await secondStep(app, ticket, { code: code() })).toMatchObject(expired);
  const { ticket: fresh } = await firstStep(app, { ...naina, password });
  expect((await secondStep(app, fresh, { code: code() })).status).toBe(200);
});

test('turning it off takes the password and a second factor, and is told by mail', async () => {
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

test('another app takes the place of the first; the recovery codes stay', async () => {
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

test('an app that was not confirmed counts for nothing, and is forgotten after half an hour', async () => {
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
  'codes, tickets and challenges are at rest as hashes; with the key %s',
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
    // The app's secret must be readable to check its codes: it is sealed where there is a key to
    // seal it with.
    expect([rows.includes(secret), rows.includes('sealed.')]).toEqual(
      key ? [false, true] : [true, false],
    );
  },
);
