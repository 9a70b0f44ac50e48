import { expect, test } from 'vitest';
import { disableAccount } from '#app/accounts/server/handling.service.ts';
import { systemContext } from '#app/platform/context.ts';
import { pool } from '#app/platform/database.ts';
import { withAuthenticatorApp, withPasskey } from '#test/factors.ts';
import { mailedCode, naina, signedIn } from '#test/people.ts';
import {
  careful,
  expired,
  factors,
  firstStep,
  open,
  phone,
  secondStep,
  wrongCode,
  wrongRecoveryCode,
} from '#test/two-step.ts';

test('a code is accepted once, and no earlier one after it', async () => {
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

test('the code that confirmed the app opens nothing any more', async () => {
  const app = await open();
  const { spent } = await withAuthenticatorApp(app, await signedIn(app));
  expect(await secondStep(app, (await firstStep(app)).ticket, { code: spent })).toMatchObject(
    wrongCode,
  );
});

test('a clock may be one step off, but no more', async () => {
  const app = await open();
  const { code } = await careful(app);
  app.clock.advance({ minutes: 5 });
  // Otherwise a step may end between making a code and checking it.
  app.clock.stopAt(app.clock.now());
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

test('a code sent many times simultaneously opens one session', async () => {
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

test('a ticket opens one session, and is valid for ten minutes', async () => {
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

test('one ticket with two simultaneous valid proofs opens one session, and uses up one of them', async () => {
  const app = await open();
  const { token, recoveryCodes } = await careful(app);
  const { ticket } = await firstStep(app);
  const tries = await Promise.all(
    recoveryCodes.slice(0, 4).map((recoveryCode) => secondStep(app, ticket, { recoveryCode })),
  );
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await factors(app, token)).twoStep.recoveryCodesLeft).toBe(9);
});

test('guessing is limited wherever it comes from; the limit ends by itself and leaves the other ways open', async () => {
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

test('a recovery code works once, however it is typed, and a mail says how many are left', async () => {
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

test('fifty simultaneous uses of one recovery code open one session', async () => {
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

test('recovery codes work only for their own account, and new ones invalidate the old ones', async () => {
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

test('the second step accepts only the account’s own passkey and the challenge of its own ticket', async () => {
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

test('someone disabled between the steps is refused, and the code is not used up', async () => {
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

test('a password reset keeps the second step, and invalidates tickets from the old password', async () => {
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
