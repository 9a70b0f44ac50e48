import { expect, test } from 'vitest';
import { grantRole, mailedLink, signedIn, toldTo, type SignedIn } from '#test/people.ts';
import { projectSchool } from '#test/projects.ts';

/** Ten in the morning in India, on two days in a row. */
const morning = '2026-12-15T04:31:00Z';
const nextMorning = '2026-12-16T04:31:00Z';

async function helpedSchool() {
  const school = await projectSchool();
  const { app } = school;
  app.clock.set('2026-12-13T04:00:00Z');
  return {
    ...school,
    remindAt: async (instant: string) => {
      app.clock.set(instant);
      await app.runJobs({ firing: 'helping-remind' });
    },
    waitingFor: async (who: SignedIn) =>
      (await toldTo(app, who)).filter((title) => title.endsWith('for an answer')),
    mails: async ({ email }: SignedIn) =>
      (await app.mailbox(email)).filter(({ subject }) => subject.endsWith('for an answer')),
  };
}

test('a helper is told once a day how much waits, for how long, and where', async () => {
  const { app, asker, learner, helper, author, admin, ask, submit, remindAt, waitingFor, mails } =
    await helpedSchool();
  await remindAt('2026-12-14T04:31:00Z');
  expect(await waitingFor(helper)).toEqual([]);
  app.clock.set('2026-12-14T05:00:00Z');
  await ask(asker);
  app.clock.set('2026-12-14T20:00:00Z');
  await ask(learner, 'Another');
  await submit(asker);
  await Promise.all([remindAt(morning), remindAt(morning)]);
  for (const again of ['2026-12-15T05:31:00Z', '2026-12-15T12:31:00Z']) await remindAt(again);
  expect(await waitingFor(helper)).toEqual(['2 questions and 1 project wait for an answer']);
  const sent = await mails(helper);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain('The oldest has waited 23 hours.');
  expect(sent[0]?.links.map((link) => new URL(link).pathname)).toEqual(
    expect.arrayContaining(['/teach/questions', '/teach/projects', '/notifications/unsubscribe']),
  );
  await remindAt(nextMorning);
  expect(await mails(helper)).toHaveLength(2);
  for (const other of [asker, author, admin]) expect(await waitingFor(other)).toEqual([]);
});

test('nothing is sent before ten, about what came after ten or is one’s own, or once all is answered', async () => {
  const { app, asker, helper, answer, ask, submit, admin, remindAt, waitingFor } =
    await helpedSchool();
  await grantRole(app, asker, admin, 'helper');
  const id = await ask(asker);
  await remindAt('2026-12-15T04:29:00Z');
  expect(await waitingFor(helper)).toEqual([]);
  await remindAt(morning);
  expect(await waitingFor(helper)).toEqual(['1 question waits for an answer']);
  expect(await waitingFor(asker)).toEqual([]);
  await answer(helper, id);
  await ask(asker, 'Too late for today');
  await submit(asker);
  const newcomer = await signedIn(app, { email: 'newcomer@example.in' });
  await grantRole(app, newcomer, admin, 'helper');
  await remindAt('2026-12-15T08:31:00Z');
  expect(await waitingFor(newcomer)).toEqual([]);
});

test('a helper whose account is disabled or whose role is gone is told nothing', async () => {
  const { app, asker, helper, admin, ask, remindAt, waitingFor, mails } = await helpedSchool();
  await ask(asker);
  const { token } = admin;
  const role = { role: 'helper', reason: 'Away' };
  await app.call('POST', `/admin/members/${helper.uid}/role-revocations`, { token, body: role });
  const shutOut = await signedIn(app, { email: 'shut-out@example.in' });
  await grantRole(app, shutOut, admin, 'helper');
  const disabling = await app.call('POST', `/admin/members/${shutOut.uid}/disabling`, {
    token,
    body: { reason: 'A test' },
  });
  expect(disabling.status).toBe(204);
  await remindAt(morning);
  expect(await mails(helper)).toEqual([]);
  expect(await mails(shutOut)).toEqual([]);
  // Nor does anything wait for the day on which the account is enabled again.
  const enabling = { token, body: { reason: 'The test is over' } };
  expect((await app.call('POST', `/admin/members/${shutOut.uid}/enabling`, enabling)).status).toBe(
    204,
  );
  const { email, password } = shutOut;
  const { body } = await app.call('POST', '/auth/login', { body: { email, password } });
  expect(await waitingFor({ ...shutOut, token: body.token })).toEqual([]);
});

test('helpers alone are asked about these mails, and one click turns them off', async () => {
  const { app, asker, helper, ask, remindAt, waitingFor, mails } = await helpedSchool();
  const choices = async ({ token }: SignedIn) =>
    (await app.call('GET', '/notifications/preferences', { token })).body.filter(
      ({ category }: { category: string }) => category === 'helpers',
    );
  expect(await choices(asker)).toEqual([]);
  expect(await choices(helper)).toMatchObject([{ mailed: true }]);
  await ask(asker);
  await remindAt(morning);
  const link = await mailedLink(app, '/notifications/unsubscribe', helper.email);
  const query = { oobCode: link.searchParams.get('oobCode') ?? '' };
  expect((await app.call('POST', '/notifications/unsubscribe', { query })).body.message).toBe(
    'You will get no more mails about questions and projects that wait for an answer.',
  );
  expect(await choices(helper)).toMatchObject([{ mailed: false }]);
  await remindAt(nextMorning);
  expect(await mails(helper)).toHaveLength(1);
  expect(await waitingFor(helper)).toHaveLength(2);
});
