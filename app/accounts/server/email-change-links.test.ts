import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { minuteMs } from '#app/shared/durations.ts';
import { testApp } from '#test/app.ts';
import { mailedCode, naina } from '#test/people.ts';
import { personOf } from './people.service.ts';
import type { AccountsTables } from './tables.ts';
import { ask, asked, follow, invalid, moved, page, pending } from '#test/email-changes.ts';

test('the change can be cancelled, and links of a replaced change are dead', async () => {
  const app = await testApp();
  const { person, newCode } = await asked(app);
  const takeBack = () => app.call('DELETE', '/account/email-change', { token: person.token });
  expect((await takeBack()).status).toBe(204);
  expect(await takeBack()).toMatchObject({
    status: 404,
    body: { code: 'account/no-email-change' },
  });
  expect(await follow(app, newCode)).toMatchObject(invalid);
  await ask(app, person);
  const [oldCode, replaced] = [await mailedCode(app, page), await mailedCode(app, page, moved)];
  await ask(app, person, { newEmail: 'third@example.in' });
  for (const code of [oldCode, replaced]) expect(await follow(app, code)).toMatchObject(invalid);
});

test.each([['old'], ['new']])(
  'anyone who reads the mail at the %s address can stop the change, even after confirming it',
  async (side) => {
    const app = await testApp();
    const { person, oldCode, newCode } = await asked(app);
    const code = side === 'old' ? oldCode : newCode;
    await follow(app, code);
    const stop = () => app.call('POST', '/auth/stop-email-change', { body: { oobCode: code } });
    expect((await stop()).status).toBe(200);
    expect(await stop()).toMatchObject(invalid);
    for (const each of [oldCode, newCode]) expect(await follow(app, each)).toMatchObject(invalid);
    expect([(await personOf(person.uid))?.email, await pending(app, person)]).toEqual([
      naina.email,
      null,
    ]);
  },
);

test('links can be mailed again after a minute, to the address that has not confirmed; a newer link invalidates the older one', async () => {
  const app = await testApp();
  const began = app.clock.now();
  app.clock.stopAt(began);
  const { person, oldCode, newCode } = await asked(app);
  const again = () => app.call('POST', '/account/email-change/links', { token: person.token });
  const early = await again();
  expect([early.status, Number(early.headers.get('retry-after'))]).toEqual([429, 60]);
  await follow(app, oldCode);
  app.clock.set(new Date(began.getTime() + minuteMs + 1000));
  const tries = await Promise.all(Array.from({ length: 5 }, again));
  expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 429, 429, 429, 429,
  ]);
  const newest = await mailedCode(app, page, moved);
  expect([newest === newCode, await mailedCode(app, page)]).toEqual([false, oldCode]);
  expect(await follow(app, newCode)).toMatchObject(invalid);
  expect(await follow(app, newest)).toMatchObject({ body: { status: 'changed' } });
  expect((await again()).status).toBe(404);
});

test('the links are valid for a day', async () => {
  const app = await testApp();
  const { person, oldCode } = await asked(app);
  app.clock.advance({ hours: 24, seconds: 1 });
  expect(await follow(app, oldCode)).toMatchObject({
    status: 400,
    body: { code: 'account/expired-email-link' },
  });
  expect(await pending(app, person)).toBeNull();
  expect((await ask(app, person)).status).toBe(200);
});

test('a new password, changed or reset, cancels a waiting change', async () => {
  const app = await testApp();
  const { person, oldCode } = await asked(app);
  const body = { currentPassword: naina.password, newPassword: 'Harvest-moon-9?' };
  const { body: changed } = await app.call('POST', '/account/password', {
    token: person.token,
    body,
  });
  expect(await follow(app, oldCode)).toMatchObject(invalid);
  await ask(app, changed, { currentPassword: body.newPassword });
  await app.call('POST', '/auth/reset-password', { body: { email: naina.email } });
  const oobCode = await mailedCode(app, '/reset-password');
  await app.call('POST', '/auth/confirm-password-reset', {
    body: { oobCode, newPassword: 'Another-moon-9?' },
  });
  expect(await follow(app, await mailedCode(app, page, moved))).toMatchObject(invalid);
});

test('a reset link that was mailed to the old address is void', async () => {
  const app = await testApp();
  const { oldCode, newCode } = await asked(app);
  await app.call('POST', '/auth/reset-password', { body: { email: naina.email } });
  const oobCode = await mailedCode(app, '/reset-password');
  await follow(app, oldCode);
  await follow(app, newCode);
  const { body } = await app.call('POST', '/auth/confirm-password-reset', {
    body: { oobCode, newPassword: 'Harvest-moon-9?' },
  });
  expect(body.code).toBe('auth/invalid-action-code');
});

test('codes of other purposes confirm nothing, and these confirm nothing else; they are stored as hashes', async () => {
  const app = await testApp();
  const { oldCode } = await asked(app);
  await app.call('POST', '/auth/reset-password', { body: { email: naina.email } });
  for (const code of [await mailedCode(app, '/reset-password'), 'made-up', ''])
    expect(await follow(app, code)).toMatchObject(invalid);
  const reset = await app.call('POST', '/auth/confirm-password-reset', {
    body: { oobCode: oldCode, newPassword: 'Harvest-moon-9?' },
  });
  expect(reset.body.code).toBe('auth/invalid-action-code');
  expect(
    JSON.stringify(await q<AccountsTables>().selectFrom('email_changes').selectAll().execute()),
  ).not.toContain(oldCode);
});
