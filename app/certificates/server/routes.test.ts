import { expect, test } from 'vitest';
import { certified, school } from '#test/certificates.ts';
import { signedIn, signedInAdmin, toldTo, type SignedIn } from '#test/people.ts';
import type { TestApp } from '#test/app.ts';

const read = ({ call }: TestApp, number: string) => call('GET', `/certificates/${number}`);

const rename = ({ call }: TestApp, { uid, token }: SignedIn, displayName: string) =>
  call('PUT', `/auth/users/${uid}`, { token, body: { displayName } });

test('anyone who knows the number reads what was finished, by whom and when', async () => {
  const { app, person } = await school();
  const { number, slug } = await certified(app, person);
  expect(number).toMatch(/^LFT-[0-9A-HJ-NP-Z]{4}-[0-9A-HJ-NP-Z]{4}$/);
  const { status, body } = await read(app, number);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    number,
    name: 'Naina Gill',
    subject: { kind: 'course', slug },
    withdrawn: null,
  });
  expect(body.proved[0].text).toMatch(/^Stage 1: /);
  expect(JSON.stringify(body)).not.toContain(person.email);
  expect((await read(app, number.toLowerCase().replaceAll('-', ' '))).body.number).toBe(number);
});

test('an unknown number is not found, and an O or an I is named as the likely slip', async () => {
  const { app } = await school();
  const unknown = await read(app, 'LFT-0000-0000');
  expect([unknown.status, unknown.body.error]).toEqual([404, 'No certificate has this number.']);
  expect((await read(app, 'LFT-7Q4M-29KO')).body.error).toMatch(
    /never contain the letters O and I/,
  );
});

test('a certificate says what it said when it was issued', async () => {
  const { app, person } = await school();
  const { number } = await certified(app, person);
  const before = (await read(app, number)).body;
  await rename(app, person, 'Naina Gill-Rao');
  expect((await read(app, number)).body).toEqual(before);
});

test('the person has it issued again under a new name once, later an admin does', async () => {
  const { app, person } = await school();
  const { number } = await certified(app, person);
  const again = (of: string, who: SignedIn = person) =>
    app.call('POST', `/account/certificates/${of}/reissue`, { token: who.token });
  expect((await again(number)).body.code).toBe('certificates/same-name');
  await rename(app, person, 'Naina Gill-Rao');
  const stranger = await signedIn(app, { email: 'stranger@example.in' });
  expect((await again(number, stranger)).status).toBe(404);

  const answers = await Promise.all(Array.from({ length: 5 }, () => again(number)));
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  const second: string = answers.find(({ status }) => status === 200)?.body.number;
  expect((await read(app, second)).body).toMatchObject({ name: 'Naina Gill-Rao', withdrawn: null });
  expect((await read(app, number)).body).toMatchObject({
    name: 'Naina Gill',
    withdrawn: { reason: 'The name was changed', replacedBy: second },
  });

  await rename(app, person, 'Naina Rao');
  expect((await again(second)).body.code).toBe('certificates/name-changed-before');
  const admin = await signedInAdmin(app);
  const byAdmin = await app.call('POST', `/admin/certificates/${second}/reissue`, {
    token: admin.token,
    body: { reason: 'Married' },
  });
  expect((await read(app, byAdmin.body.number)).body.name).toBe('Naina Rao');
  expect(await toldTo(app, person)).toContain(
    `Your certificate for ${(await read(app, number)).body.subject.title} was issued again`,
  );
  const own = await app.call('GET', '/account/certificates', { token: person.token });
  expect(own.body.map((each: { withdrawnAt: string | null }) => each.withdrawnAt === null)).toEqual(
    [true, false, false],
  );
});

test('a withdrawn certificate shows the reason, its person is told, and the log has it', async () => {
  const { app, person } = await school();
  const { number } = await certified(app, person);
  const admin = await signedInAdmin(app);
  const withdraw = () =>
    app.call('POST', `/admin/certificates/${number}/withdrawal`, {
      token: admin.token,
      body: { reason: 'Issued by mistake.' },
    });
  expect((await withdraw()).status).toBe(204);
  expect((await withdraw()).body.code).toBe('certificates/withdrawn');
  expect((await read(app, number)).body.withdrawn).toMatchObject({
    reason: 'Issued by mistake.',
    replacedBy: null,
  });
  const { body } = await app.call('GET', '/notifications', { token: person.token });
  expect(JSON.stringify(body)).toContain('was withdrawn');
  const log = await app.call('GET', '/admin/audit', { token: admin.token });
  expect(JSON.stringify(log.body)).toContain('Withdrew a certificate');
});

test('a certificate outlives the membership', async () => {
  const { app, person } = await school();
  const { number } = await certified(app, person);
  app.clock.advance({ days: 800 });
  expect((await read(app, number)).body.withdrawn).toBeNull();
});
