import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contentChanged } from '#app/platform/content-changed.ts';
import { q } from '#app/platform/database.ts';
import { certified, complete, lessonsToComplete, school } from '#test/certificates.ts';
import { passDays, zephyr } from '#test/deletions.ts';
import { member, signedInAdmin, type SignedIn } from '#test/people.ts';
import { completedLessons } from '#test/completed-lessons.ts';
import { statementsOf } from '#test/statements.ts';
import { finishReadyLearners } from './ready-learners.service.ts';

const rowsOf = async (table: 'certificates' | 'course_completions') =>
  (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(q())).rows;

test('fifty completions of the last two lessons at once give one certificate', async () => {
  const { app, person } = await school();
  const { ids } = await lessonsToComplete(app, person);
  for (const id of ids.slice(0, -2)) await complete(app, person, id);
  expect(await rowsOf('certificates')).toEqual([]);
  const last = ids.slice(-2);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, turn) => complete(app, person, last[turn % 2] ?? '')),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await rowsOf('certificates')).toHaveLength(1);
  expect(await rowsOf('course_completions')).toMatchObject([{ lessons: ids.length }]);
  const { body } = await app.call('GET', '/notifications', { token: person.token });
  expect(JSON.stringify(body).match(/Your certificate for/g)).toHaveLength(1);
});

test('no certificate exists without every written lesson, in whatever order they are completed', async () => {
  const { app, person } = await school();
  const { ids } = await lessonsToComplete(app, person);
  const { token } = person;
  const shuffled = ids.toReversed();
  for (const [done, id] of shuffled.entries()) {
    expect(await rowsOf('certificates')).toHaveLength(0);
    await complete(app, person, id);
    if (done % 3 !== 1) continue;
    await app.call('DELETE', `/learning/lessons/${id}/completion`, { token });
    expect(await rowsOf('certificates')).toHaveLength(0);
    await complete(app, person, id);
  }
  expect(await rowsOf('certificates')).toHaveLength(1);
});

test('what is finished stays finished when a lesson is undone or added', async () => {
  const { app, person } = await school();
  const { slug, ids } = await lessonsToComplete(app, person);
  for (const id of ids) await complete(app, person, id);
  const before = [await rowsOf('course_completions'), await rowsOf('certificates')];
  await app.call('DELETE', `/learning/lessons/${ids[0]}/completion`, { token: person.token });
  await sql`update lessons set body = 'New' where body is null`.execute(q());
  await contentChanged('courses');
  await complete(app, person, ids[0] ?? '');
  expect([await rowsOf('course_completions'), await rowsOf('certificates')]).toEqual(before);
  const { body } = await app.call('GET', `/learning/courses/${slug}`, { token: person.token });
  expect(body.certificate).toMatch(/^LFT-/);
});

test('someone whose last open lesson the author removes can still finish', async () => {
  const { app, person } = await school();
  const { slug, ids } = await lessonsToComplete(app, person);
  const finish = () =>
    app.call('PUT', `/learning/courses/${slug}/completion`, { token: person.token });
  for (const id of ids.slice(0, -1)) await complete(app, person, id);
  expect((await finish()).body).toEqual({ certificate: null, withdrawnCertificate: null });
  await sql`delete from lessons where id = ${ids.at(-1)}`.execute(q());
  await contentChanged('courses');
  expect((await finish()).body.certificate).toMatch(/^LFT-/);
});

test('a publication that takes away the last open lesson finishes the course, also for someone who is leaving', async () => {
  const { app, person } = await school(zephyr);
  const { slug, ids } = await lessonsToComplete(app, person);
  const others = await Promise.all(
    [1, 2, 3].map((number) => member(app, 'basicPlan', { email: `other-${number}@example.in` })),
  );
  const [ready, behind, leaving] = others as [SignedIn, SignedIn, SignedIn];
  for (const { uid } of [person, ready, leaving]) await completedLessons(uid, slug, ids.length - 1);
  await completedLessons(behind.uid, slug, ids.length - 2);
  await app.call('POST', '/account/deletion', {
    token: person.token,
    body: { currentPassword: zephyr.password, keepCertificates: true },
  });
  await app.call('POST', '/account/deletion', {
    token: leaving.token,
    body: { currentPassword: leaving.password, keepCertificates: false },
  });

  const { token } = await signedInAdmin(app);
  const { id } = (await app.call('GET', `/courses/slug/${slug}`)).body;
  const desk = (method: string, path: string, body?: object) =>
    app.call(method, `/authoring/courses/${id}${path}`, { token, body });
  await desk('DELETE', `/lessons/${ids.at(-1)}`);
  const { stamp } = (await desk('GET', '/changes')).body;
  expect((await desk('POST', '/publication', { stamp, words: '' })).status).toBe(200);
  await app.runJobs();
  const certified = async () => (await rowsOf('certificates')).map(({ uid, name }) => [uid, name]);
  const names = [person, ready, leaving].map(({ uid, displayName }) => [uid, displayName]);
  expect(new Set(await certified())).toEqual(new Set(names));
  await passDays(app, 15);
  expect(new Set(await certified())).toEqual(
    new Set(names.map(([uid, name]) => [uid, uid === leaving.uid ? '' : name])),
  );
});

test('a course whose lessons have no minutes is certified without a duration', async () => {
  const { app, person } = await school();
  const { slug } = await lessonsToComplete(app, person);
  await sql`update lessons set minutes = case when body is null then 45 else 0 end
    where course_id = (select id from courses where slug = ${slug})`.execute(q());
  await contentChanged('courses');
  await certified(app, person);
  expect(await rowsOf('certificates')).toMatchObject([{ duration: '' }]);
});

test('nobody publishes a course between the reading of its outline and the certificate', async () => {
  const { app, person } = await school();
  const { ids } = await lessonsToComplete(app, person);
  for (const id of ids.slice(0, -1)) await complete(app, person, id);
  const sent = await statementsOf(() => complete(app, person, ids.at(-1) ?? ''));
  const steps = sent.flatMap(
    (statement) =>
      /from "courses" .*for share|from "lessons"|into "certificates"/.exec(statement)?.[0] ?? [],
  );
  expect(steps.slice(-3)).toEqual([
    expect.stringContaining('for share'),
    'from "lessons"',
    'into "certificates"',
  ]);
});

test('someone whose certificate was withdrawn is told so, and asking again issues none', async () => {
  const { app, person } = await school();
  const { slug, number } = await certified(app, person);
  await app.call('POST', `/admin/certificates/${number}/withdrawal`, {
    token: (await signedInAdmin(app)).token,
    body: { reason: 'Issued by mistake.' },
  });
  const told = { certificate: null, withdrawnCertificate: number };
  const { token } = person;
  const { body } = await app.call('GET', `/learning/courses/${slug}`, { token });
  expect(body).toMatchObject(told);
  const last = body.course.sections.at(-1).lessons.at(-1).slug;
  const lesson = await app.call('GET', `/learning/courses/${slug}/lessons/${last}`, { token });
  expect(lesson.body).toMatchObject(told);
  const finished = await app.call('PUT', `/learning/courses/${slug}/completion`, { token });
  expect(finished.body).toEqual(told);
});

test('after a publication one whose completion fails holds up nobody behind', async () => {
  const { app, person } = await school();
  const { slug, ids } = await lessonsToComplete(app, person);
  const other = await member(app, 'basicPlan', { email: 'other@example.in' });
  for (const { uid } of [person, other]) await completedLessons(uid, slug, ids.length);
  const [first, second] = [person.uid, other.uid].toSorted();
  await sql`alter table course_completions add constraint fails check (uid <> ${sql.lit(first)})`.execute(
    q(),
  );
  const { rows } = await sql<{ id: string }>`select id from courses where slug = ${slug}`.execute(
    q(),
  );
  await finishReadyLearners(rows[0]?.id ?? '');
  await app.runJobs();
  expect(await rowsOf('course_completions')).toMatchObject([{ uid: second }]);
});
