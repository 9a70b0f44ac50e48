import { expect, test } from 'vitest';
import { pool } from '#app/platform/database.ts';
import { configureLimits } from '#app/platform/limits.ts';
import {
  mailedCode,
  signIn,
  signedIn,
  signedInAdmin,
  signedUp,
  type SignedIn,
  waitingAt,
} from '#test/people.ts';
import { openShop, type Shop } from '#test/purchases.ts';
import { collegePersonalData } from './personal-data.service.ts';

const studies = {
  college: 'Government College of Art',
  course: 'Diploma in design',
  studyYear: 'Second year',
  note: 'We have no mailboxes.',
};

async function town() {
  const shop = await openShop({ ADMIN_EMAIL: 'asha@example.in' });
  return { shop, naina: await signedIn(shop) };
}

const standing = async (shop: Shop, { token }: SignedIn) =>
  (await shop.call('GET', '/college/standing', { token })).body;
const orders = async (shop: Shop, buyer: SignedIn) => {
  const shown = await shop.offer(buyer, 'collegePlan');
  return (
    await shop.call('POST', '/payment/orders', {
      token: buyer.token,
      body: { planType: 'collegePlan', shown },
    })
  ).status;
};
const names = (shop: Shop, { token }: SignedIn, email: string) =>
  shop.call('POST', '/college/address', { token, body: { email } });
const asks = (shop: Shop, { token }: SignedIn, body: object = studies) =>
  shop.call('POST', '/college/requests', { token, body });
const confirms = (shop: Shop, oobCode: string) =>
  shop.call('POST', '/college/confirm', { body: { oobCode } });
const again = async (shop: Shop, who: SignedIn): Promise<SignedIn> => ({
  ...who,
  ...(await signIn(shop, who)),
});

test('an account with an academic address needs nothing else', async () => {
  const { shop } = await town();
  const student = await signedIn(shop, { email: 'naina@cse.iitb.ac.in' });
  expect(await standing(shop, student)).toMatchObject({
    eligibleBy: 'academic-address',
    eligibleUntil: null,
  });
  expect(await orders(shop, student)).toBe(201);
  expect((await asks(shop, student)).body.code).toBe('college/already-eligible');
  expect((await names(shop, student, 'naina@du.ac.in')).body.code).toBe('college/already-eligible');
});

test('a second address that is confirmed opens the plan for a year, then it is asked again', async () => {
  const { shop, naina } = await town();
  expect(await orders(shop, naina)).toBe(403);
  expect((await names(shop, naina, 'Naina@DU.ac.in')).status).toBe(200);
  expect(await standing(shop, naina)).toMatchObject({
    eligibleBy: null,
    address: { email: 'naina@du.ac.in', confirmedUntil: null },
  });
  expect(await orders(shop, naina)).toBe(403);
  const code = await mailedCode(shop, '/college/confirm', 'naina@du.ac.in');
  expect((await confirms(shop, code)).status).toBe(200);
  expect((await confirms(shop, code)).body.code).toBe('college/invalid-code');
  expect(await standing(shop, naina)).toMatchObject({
    eligibleBy: 'second-address',
    eligibleUntil: expect.any(String),
  });
  expect((await shop.call('GET', '/payment/offers', { token: naina.token })).body).toContainEqual(
    expect.objectContaining({ planType: 'collegePlan', eligible: true }),
  );
  const { orderId } = await shop.order(naina, 'collegePlan');
  await shop.confirm(naina, orderId, await shop.pay(orderId));
  expect(await shop.membership(naina)).toBe('collegePlan');

  shop.clock.advance({ days: 364 });
  const later = await again(shop, naina);
  expect(await orders(shop, later)).toBe(201);
  shop.clock.advance({ days: 1 });
  expect(await orders(shop, later)).toBe(403);
  expect((await names(shop, later, 'naina@du.ac.in')).status).toBe(200);
  await confirms(shop, await mailedCode(shop, '/college/confirm', 'naina@du.ac.in'));
  expect(await orders(shop, later)).toBe(201);
});

test('a link is good for a day, and the last one counts', async () => {
  const { shop, naina } = await town();
  await names(shop, naina, 'naina@du.ac.in');
  const first = await mailedCode(shop, '/college/confirm', 'naina@du.ac.in');
  shop.clock.advance({ minutes: 1 });
  await names(shop, naina, 'naina@du.ac.in');
  const second = await mailedCode(shop, '/college/confirm', 'naina@du.ac.in');
  expect((await confirms(shop, first)).body.code).toBe('college/invalid-code');
  shop.clock.advance({ hours: 24 });
  expect((await confirms(shop, second)).body.code).toBe('college/expired-code');
  expect((await confirms(shop, '')).body.code).toBe('college/invalid-code');
});

test.each(['naina@gmail.com', 'naina@fake-ac.in', 'not an address', ''])(
  '%j is refused at the field',
  async (email) => {
    const { shop, naina } = await town();
    const reply = await names(shop, naina, email);
    expect([reply.status, reply.body.fields.email]).toEqual([400, expect.any(String)]);
  },
);

test('one mailbox stands for one account, told only to who reads its mail', async () => {
  const { shop, naina } = await town();
  const kabir = await signedIn(shop, { email: 'kabir@example.in' });
  await signedIn(shop, { email: 'asha@du.ac.in' });
  const addresses = ['naina@du.ac.in', 'naina+two@du.ac.in'] as const;
  expect((await names(shop, naina, addresses[0])).status).toBe(200);
  expect((await names(shop, kabir, addresses[1])).status).toBe(200);
  const codes = await Promise.all(
    addresses.map((address) => mailedCode(shop, '/college/confirm', address)),
  );
  const statuses = (await Promise.all(codes.map((code) => confirms(shop, code)))).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);

  const meera = await signedIn(shop, { email: 'meera@example.in' });
  expect((await names(shop, meera, 'asha@du.ac.in')).status).toBe(200);
  expect(
    (await confirms(shop, await mailedCode(shop, '/college/confirm', 'asha@du.ac.in'))).body.code,
  ).toBe('college/address-taken');
});

test('tags make no second student of one mailbox, and an address that was never verified keeps nobody out', async () => {
  const { shop, naina } = await town();
  const standings = [];
  for (const email of ['lata@du.ac.in', 'lata+1@du.ac.in'])
    standings.push((await standing(shop, await signedIn(shop, { email }))).eligibleBy);
  expect(standings).toEqual(['academic-address', null]);

  await signedUp(shop, { email: 'naina@du.ac.in' });
  await names(shop, naina, 'naina@du.ac.in');
  expect(
    (await confirms(shop, await mailedCode(shop, '/college/confirm', 'naina@du.ac.in'))).status,
  ).toBe(200);
  const late = await signedIn(shop, { email: 'naina+late@du.ac.in' });
  expect([
    (await standing(shop, naina)).eligibleBy,
    (await standing(shop, late)).eligibleBy,
  ]).toEqual(['second-address', null]);
});

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

test('an admin refuses with a reason, which who asked reads; then one may ask again', async () => {
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

test('nobody’s mailbox is filled by others, from however many accounts', async () => {
  const { shop, naina } = await town();
  const kabir = await signedIn(shop, { email: 'kabir@example.in' });
  configureLimits({ factor: 1 });
  const statuses: number[] = [];
  for (const who of [naina, naina, naina, kabir, kabir, kabir])
    statuses.push((await names(shop, who, 'dean@du.ac.in')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
