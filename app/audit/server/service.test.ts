import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { systemContext } from '#app/platform/context.ts';
import { q, tx } from '#app/platform/database.ts';
import { testApp } from '#test/app.ts';
import { recorderOf } from './service.ts';

const recordAdminAction = recorderOf({ 'account/disable': 'Disabled the account' });

const disabling = {
  action: 'account/disable',
  subject: { kind: 'account', id: 'someone' },
  reason: 'chargeback',
} as const;

const rows = async () =>
  (
    await sql<{ actor: string; reason: string }>`select * from admin_actions order by at`.execute(
      q(),
    )
  ).rows;

test('an action is recorded only if its transaction commits', async () => {
  const { clock } = await testApp();
  const ctx = systemContext(clock, 'a-request');
  await tx(() => recordAdminAction(ctx, { ...disabling, details: { sessions: 2 } }));
  const undone = tx(async () => {
    await recordAdminAction(ctx, disabling);
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect(await rows()).toEqual([
    expect.objectContaining({
      actor: 'operator',
      action: 'account/disable',
      subject_kind: 'account',
      subject_id: 'someone',
      person_uid: 'someone',
      reason: 'chargeback',
      details: { sessions: 2 },
      request_id: 'a-request',
      ip: '',
    }),
  ]);
});

test('nothing is recorded outside a transaction, or by someone who is not an admin', async () => {
  const { clock } = await testApp();
  const ctx = systemContext(clock, 'a-request');
  await expect(recordAdminAction(ctx, disabling)).rejects.toThrow('in the transaction');
  const actor = {
    uid: 'naina',
    sessionId: 'one',
    role: 'user',
    roles: [],
    secondFactorDue: false,
    opens: { lessons: true, premium: true },
    periods: [],
  } as const;
  await expect(tx(() => recordAdminAction({ ...ctx, actor }, disabling))).rejects.toThrow(
    'for admins',
  );
  const author = { ...ctx, actor: { ...actor, roles: ['author'] } } as const;
  await expect(tx(() => recordAdminAction(author, disabling))).rejects.toThrow('for admins');
  expect(await rows()).toEqual([]);
  const recordOfAuthors = recorderOf({ 'account/disable': '' }, { also: 'author' });
  await tx(() => recordOfAuthors(author, disabling));
  expect(await rows()).toEqual([expect.objectContaining({ actor: 'naina' })]);
});

test.each([
  ['update', sql`update admin_actions set reason = 'another'`],
  ['delete', sql`delete from admin_actions`],
  ['truncate', sql`truncate admin_actions`],
  ['truncate of all that hangs together', sql`truncate users, admin_actions cascade`],
])('the database refuses to %s the log, whoever asks', async (_, change) => {
  const { clock } = await testApp();
  await tx(() => recordAdminAction(systemContext(clock, 'a-request'), disabling));
  await expect(change.execute(q())).rejects.toThrow(
    /written once: (update|delete|truncate) is refused/,
  );
  expect(await rows()).toEqual([expect.objectContaining({ reason: 'chargeback' })]);
});
