import { expect, test } from 'vitest';
import { pool } from '#app/platform/database.ts';
import { signedInAdmin, waitingAt } from '#test/people.ts';
import { collegePersonalData } from './personal-data.service.ts';
import { again, asks, orders, standing, studies, town } from '#test/college.ts';

test('an admin approves: a mail, a notification, a line in the audit log, and the plan for a year', async () => {
  const { shop, naina } = await town();
  const admin = await signedInAdmin(shop);
  const desk = async (state: string) =>
    (await shop.call('GET', '/admin/college-requests', { token: admin.token, query: { state } }))
      .body;
  const replies = await Promise.all([asks(shop, naina), asks(shop, naina), asks(shop, naina)]);
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect((await standing(shop, naina)).request).toMatchObject({
    ...studies,
    state: 'asked',
    reason: null,
  });
  const waiting = () => waitingAt(shop, admin.token, '/admin/college-requests');
  expect(await waiting()).toBe(1);
  const [request] = (await desk('asked')).items;
  expect(request).toMatchObject({
    ...studies,
    askedBy: { uid: naina.uid, name: 'Naina Gill', email: naina.email },
  });

  const approve = () =>
    shop.call('POST', `/admin/college-requests/${request.id}/approval`, {
      token: admin.token,
      body: { reason: 'Known college' },
    });
  expect(
    (await Promise.all([approve(), approve()]))
      .map(({ status }) => status)
      .toSorted((a, b) => a - b),
  ).toEqual([204, 409]);
  expect(await waiting()).toBe(0);
  expect(await desk('approved')).toMatchObject({
    counts: { asked: 0, approved: 1, refused: 0 },
    items: [{ reason: 'Known college' }],
  });
  expect(await standing(shop, naina)).toMatchObject({
    eligibleBy: 'approval',
    request: { state: 'approved', reason: null },
  });
  expect(await collegePersonalData.exportOf?.(naina)).toMatchObject({
    data: { requests: [{ decision: 'approved', reason: null }] },
  });
  expect((await shop.mailbox(naina.email)).map(({ subject }) => subject)).toContain(
    'The College plan is open to you',
  );
  const { notifications } = (await shop.call('GET', '/notifications', { token: naina.token })).body;
  expect(notifications).toContainEqual(
    expect.objectContaining({ title: 'The College plan is open to you' }),
  );
  const { rows } = await pool().query(
    "select action, subject_id, person_uid from admin_actions where action like 'college%'",
  );
  expect(rows).toEqual([
    { action: 'college/approve', subject_id: request.id, person_uid: naina.uid },
  ]);
  expect(await orders(shop, naina)).toBe(201);

  shop.clock.advance({ days: 365 });
  const later = await again(shop, naina);
  expect(await orders(shop, later)).toBe(403);
  expect((await asks(shop, later)).status).toBe(201);
});

test('an admin refuses with a reason, which the student reads; the student may then ask again', async () => {
  const { shop, naina } = await town();
  const admin = await signedInAdmin(shop);
  await asks(shop, naina);
  const { items } = (
    await shop.call('GET', '/admin/college-requests', { token: admin.token, query: { page: '2' } })
  ).body;
  const refuse = (body: object, id: string = items[0].id) =>
    shop.call('POST', `/admin/college-requests/${id}/refusal`, { token: admin.token, body });
  expect((await refuse({ reason: ' ' })).body.fields).toEqual({ reason: 'Please give a reason' });
  expect((await refuse({ reason: 'Why' }, 'none')).body.code).toBe('college/request-not-found');
  expect((await refuse({ reason: 'We do not know this college.' })).status).toBe(204);
  expect(await standing(shop, naina)).toMatchObject({
    eligibleBy: null,
    request: { state: 'refused', reason: 'We do not know this college.' },
  });
  const mail = (await shop.mailbox(naina.email)).find(
    ({ subject }) => subject === 'About your request for the College plan',
  );
  expect(mail?.text).toContain('We do not know this college.');
  expect(await orders(shop, naina)).toBe(403);
  expect((await asks(shop, naina)).status).toBe(201);
});

test.each([
  [{ ...studies, college: ' ' }, 'college'],
  [{ ...studies, course: 'x'.repeat(121) }, 'course'],
  [{ ...studies, note: 'two\nlines' }, 'note'],
  [{ college: 'A', course: 'B', note: 'C' }, 'studyYear'],
])('%j is refused at its field', async (body, field) => {
  const { shop, naina } = await town();
  const reply = await asks(shop, naina, body);
  expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, [field]]);
});
