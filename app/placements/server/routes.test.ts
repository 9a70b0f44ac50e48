import { expect, test } from 'vitest';
import { strFromU8, unzipSync } from 'fflate';
import { personalData } from '#app/product.ts';
import { systemContext } from '#app/platform/context.ts';
import { testApp } from '#test/app.ts';
import {
  lapsed,
  member,
  naina,
  signedIn,
  signedInAdmin,
  toldTo,
  type SignedIn,
} from '#test/people.ts';

const pdf = (words = 'a') => Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`);
const day = 24 * 60 * 60 * 1000;
const general = {
  opening: null,
  role: 'Automation engineer',
  city: 'Pune',
  portfolio: 'https://naina.example.in/work',
};

async function openOffice() {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in', RATE_LIMIT_FACTOR: '100' });
  const admin = await signedInAdmin(app);
  const opening = await app.call('POST', '/admin/openings', {
    token: admin.token,
    body: {
      title: 'AI Builder',
      firm: 'Kestrel Cloud',
      city: 'Pune',
      remote: false,
      employment: 'full-time',
      payFrom: null,
      payTo: null,
      payPer: 'year',
      description: 'You build.',
      closesAt: new Date(app.clock.now().getTime() + 5 * day).toISOString(),
    },
  });
  const upload = (person: SignedIn, body: Buffer = pdf(), name = 'naina.pdf') =>
    app.call('PUT', '/placements/resume', {
      token: person.token,
      query: { name },
      body,
      headers: { 'content-type': 'application/pdf' },
    });
  const apply = (person: SignedIn, changes: object = {}) =>
    app.call('POST', '/placements/applications', {
      token: person.token,
      body: { ...general, ...changes },
    });
  const own = async (person: SignedIn) =>
    (await app.call('GET', '/placements/applications', person)).body;
  return { app, admin, opening: opening.body, upload, apply, own };
}

test('a résumé is a PDF by its bytes, of at most 3 MB, and only its owner can download it', async () => {
  const { app, admin, upload } = await openOffice();
  const person = await member(app);
  for (const [bytes, status, code] of [
    [Buffer.from('<html>%PDF-1.7 %%EOF'), 415, 'placements/not-a-pdf'],
    [Buffer.alloc(0), 415, 'placements/not-a-pdf'],
    [Buffer.from('%PDF-1.7\ncut'), 400, 'placements/resume-damaged'],
    [Buffer.concat([pdf(), Buffer.alloc(3 * 1024 * 1024)]), 413, 'request/too-large'],
  ] as const)
    expect(await upload(person, bytes)).toMatchObject({ status, body: { code } });
  const first = (await upload(person)).body;
  const { status, body: second } = await upload(person, pdf('newer'), 'newer.pdf');
  expect([status, second]).toMatchObject([200, { name: 'newer.pdf', bytes: pdf('newer').length }]);
  const get = (id: string, token: string) =>
    app.call('GET', `/placements/resumes/${id}`, { token });
  const own = await get(second.id, person.token);
  expect([
    own.headers.get('content-type'),
    own.headers.get('content-disposition'),
    own.headers.get('cache-control'),
  ]).toEqual(['application/pdf', 'attachment; filename="resume.pdf"', 'no-store']);
  expect(Buffer.from(own.bytes).equals(pdf('newer'))).toBe(true);
  // The one that was never sent is deleted. Nobody else may download any, and an admin only through
  // an application.
  for (const answer of [await get(first.id, person.token), await get(second.id, admin.token)])
    expect(answer.status).toBe(404);
});

test('a member applies once for an opening and once to the talent pool; forty attempts at once make one', async () => {
  const { app, opening, upload, apply, own } = await openOffice();
  const person = await member(app);
  expect(await apply(person)).toMatchObject({
    status: 400,
    body: { code: 'placements/resume-missing' },
  });
  await upload(person);
  expect(await apply(person, { portfolio: 'http://naina.example.in' })).toMatchObject({
    status: 400,
    body: { fields: { portfolio: expect.any(String) } },
  });
  expect((await apply(person, { opening: 'none' })).status).toBe(404);

  const answers = await Promise.all(
    Array.from({ length: 40 }, () => apply(person, { opening: opening.slug, role: 'King' })),
  );
  expect(answers.filter(({ status }) => status === 201).map(({ body }) => body)).toMatchObject([
    {
      role: 'AI Builder',
      state: 'received',
      opening: { slug: opening.slug, firm: 'Kestrel Cloud' },
    },
  ]);
  expect(answers.filter(({ body }) => body.code === 'placements/already-applied')).toHaveLength(39);
  expect((await apply(person, { portfolio: '' })).status).toBe(201);
  expect((await apply(person)).body.code).toBe('placements/already-applied');
  expect((await own(person)).applications).toHaveLength(2);
});

test('a closed opening accepts no application; someone without a membership can’t apply, but can read their own', async () => {
  const { app, opening, upload, apply, own } = await openOffice();
  const newcomer = await signedIn(app);
  expect([(await upload(newcomer)).status, (await apply(newcomer)).status]).toEqual([402, 402]);
  expect(await own(newcomer)).toEqual({ mayApply: false, resume: null, applications: [] });
  const person = await member(app, 'collegePlan', { email: 'kabir@example.in' });
  await upload(person);
  app.clock.advance({ days: 5 });
  expect(await apply(person, { opening: opening.slug })).toMatchObject({
    status: 409,
    body: { code: 'placements/opening-closed' },
  });
  const past = await lapsed(app, { email: 'past@example.in' });
  expect((await own(past)).mayApply).toBe(false);
});

test('only its owner can withdraw an application, and the résumé that only it included goes too', async () => {
  const { app, upload, apply, own } = await openOffice();
  const person = await member(app);
  await upload(person, pdf('sent'));
  const { id, resume } = (await apply(person)).body;
  await upload(person, pdf('newer'));
  const other = await member(app, 'basicPlan', { email: 'kabir@example.in' });
  expect((await app.call('DELETE', `/placements/applications/${id}`, other)).status).toBe(404);
  expect((await app.call('GET', `/placements/resumes/${resume.id}`, other)).status).toBe(404);
  expect((await app.call('GET', `/placements/resumes/${resume.id}`, person)).status).toBe(200);
  expect((await app.call('DELETE', `/placements/applications/${id}`, person)).status).toBe(204);
  expect((await app.call('GET', `/placements/resumes/${resume.id}`, person)).status).toBe(404);
  expect(await own(person)).toMatchObject({
    resume: { bytes: pdf('newer').length },
    applications: [],
  });
});

test('the inbox finds, moves, notes and exports; the applicant is notified of each move, and every act is recorded', async () => {
  const { app, admin, opening, upload, apply, own } = await openOffice();
  const person = await member(app, 'basicPlan', { displayName: '=HYPERLINK("x")' });
  await upload(person);
  const { id } = (await apply(person, { opening: opening.slug })).body;
  await apply(person, { city: 'Kochi' });
  const send = (path: string, body?: object) =>
    app.call('POST', `/admin/${path}`, { token: admin.token, body });
  const list = async (query: Record<string, string>) =>
    (await app.call('GET', '/admin/placements', { token: admin.token, query })).body;
  expect(await list({ opening: opening.id })).toMatchObject({
    found: 1,
    counts: { received: 1 },
    applications: [{ id, applicant: { email: naina.email } }],
  });
  for (const [query, found] of [
    [{ search: 'koch' }, 1],
    [{ search: '%' }, 0],
    [{ opening: 'none' }, 1],
    [{ state: 'offer' }, 0],
    [{ state: 'all' }, 2],
  ] as const)
    expect([query, (await list(query as Record<string, string>)).found]).toEqual([query, found]);

  const move = (from: string, to: string, message = '') =>
    send(`placements/${id}/moves`, { from, to, message });
  const moved = await move('received', 'interview', 'Tuesday at ten?');
  expect(moved.body).toMatchObject({
    state: 'interview',
    message: 'Tuesday at ten?',
    movedBy: 'Asha Rao',
    notes: { items: [], page: 1, pages: 1 },
  });
  expect(await move('received', 'closed')).toMatchObject({
    status: 409,
    body: { code: 'placements/moved-meanwhile' },
  });
  expect(await toldTo(app, person)).toContain('You are invited to an interview: AI Builder');
  expect((await app.mailbox(person.email)).map(({ subject }) => subject)).toContain(
    'You are invited to an interview: AI Builder',
  );
  expect((await own(person)).applications).toContainEqual(
    expect.objectContaining({ id, state: 'interview', message: 'Tuesday at ten?' }),
  );
  expect((await own(person)).applications[0]).not.toHaveProperty('notes');

  expect((await send(`placements/${id}/notes`, { words: 'Calm.' })).body.notes.items).toMatchObject(
    [{ author: 'Asha Rao', words: 'Calm.' }],
  );
  const copy = await send(`placements/${id}/resume-copies`);
  expect([copy.status, Buffer.from(copy.bytes).equals(pdf())]).toEqual([200, true]);
  const table = await send('placement-tables', { state: 'all' });
  expect(table.body).toContain(`"'=HYPERLINK(""x"")"`);
  const log = (await app.call('GET', '/admin/audit', { token: admin.token })).body;
  expect(log.items.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining([
      'placement/move',
      'placement/note',
      'placement/resume',
      'placement/export',
      'opening/post',
    ]),
  );
});

test('an export contains the résumé as a file; a deletion removes it and the applications', async () => {
  const { app, upload, apply, own } = await openOffice();
  const person = await member(app);
  await upload(person, pdf('mine'));
  await apply(person);
  const archive = unzipSync((await app.call('GET', '/account/export', person)).bytes);
  expect(Buffer.from(archive['resume-1.pdf'] ?? []).equals(pdf('mine'))).toBe(true);
  expect(JSON.parse(strFromU8(archive['data.json'] ?? new Uint8Array())).placements).toMatchObject({
    applications: [{ role: general.role, resume: 'resume-1.pdf' }],
    resumes: [{ file: 'resume-1.pdf', name: 'naina.pdf' }],
  });
  await personalData
    .find(({ part }) => part === 'placements')
    ?.erase?.(systemContext(app.clock, 'test'), person);
  expect(await own(person)).toMatchObject({ resume: null, applications: [] });
});
