import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { signedIn, signedInAdmin } from '#test/people.ts';

test('the log can be filtered by actor, action, person and time', async () => {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  const { uid: actor } = await signedInAdmin(app);
  const naina = await signedIn(app);
  const kabir = await signedIn(app, { email: 'kabir@example.in', displayName: 'Kabir Das' });
  app.clock.set('2027-01-10T18:29:00.000Z');
  const { token: later } = (
    await app.call('POST', '/auth/login', {
      body: { email: 'asha@example.in', password: naina.password },
    })
  ).body;
  const log = async (query: Record<string, string> = {}) =>
    (await app.call('GET', '/admin/audit', { token: later, query })).body;
  const act = (uid: string, what: string) =>
    app.call('POST', `/admin/members/${uid}/${what}`, {
      token: later,
      body: { reason: `to ${what}` },
      ip: '203.0.113.9',
    });
  await act(naina.uid, 'disabling');
  app.clock.set('2027-01-10T18:30:00.000Z');
  await act(kabir.uid, 'disabling');
  await act(naina.uid, 'enabling');

  const { items, total, actors } = await log();
  expect(total).toBe(4);
  expect(
    items
      .slice(0, 3)
      .map((row: { action: string; person: { name: string } }) => [row.action, row.person.name]),
  ).toEqual(
    expect.arrayContaining([
      ['account/enable', 'Naina Gill'],
      ['account/disable', 'Kabir Das'],
      ['account/disable', 'Naina Gill'],
    ]),
  );
  expect(items[2]).toMatchObject({
    at: expect.stringMatching(/^2027-01-10T18:29/),
    actor: { id: actor, name: 'Asha Rao' },
    subject: { kind: 'account', id: naina.uid },
    reason: 'to disabling',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    ip: '203.0.113.9',
  });
  // The setting ADMIN_EMAIL granted this role.
  expect(items[3]).toMatchObject({ action: 'role/grant', actor: { id: 'setting', name: null } });
  expect(actors).toEqual(
    expect.arrayContaining([
      { id: actor, name: 'Asha Rao' },
      { id: 'setting', name: null },
    ]),
  );

  expect((await log({ actor: 'setting' })).total).toBe(1);
  expect((await log({ action: 'account/disable' })).total).toBe(2);
  expect((await log({ action: 'account/forget' })).total).toBe(0);
  expect((await log({ about: 'Kabir@example.in' })).total).toBe(1);
  expect((await log({ about: naina.uid })).total).toBe(2);
  expect((await log({ about: 'nobody@example.in' })).total).toBe(0);
  expect((await log({ from: '2027-01-11' })).total).toBe(2);
  expect((await log({ from: '2027-01-10', to: '2027-01-10' })).total).toBe(1);
});
