import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { brokenInvariants } from '#test/invariants.ts';
import { passDays, zephyr } from '#test/deletions.ts';
import { member, toldTo } from '#test/people.ts';
import { addPath, finish, finishCourse, pathSchool, pathsOf, readyToFinish } from '#test/paths.ts';

const broken = () => brokenInvariants(async (query) => (await sql.raw(query).execute(q())).rows);

const pathCertificates = async () =>
  (
    await sql<{ uid: string; number: string }>`
      select uid, number from certificates where kind = 'path' order by issued_at, number`.execute(
      q(),
    )
  ).rows;

test('a path shows how far its member is, and ends in a certificate of its own', async () => {
  const { app, admin, person, courses } = await pathSchool();
  const [first, second, other] = courses;
  const { slug } = await addPath(app, admin, [first, second]);
  await addPath(app, admin, [second, other], 'Another way');
  expect(await pathsOf(app, person)).toEqual([]);

  await finishCourse(app, person, first);
  expect(await pathsOf(app, person)).toMatchObject([
    {
      slug,
      title: 'From idea to phone',
      courses: [
        { slug: first, finished: true },
        { slug: second, finished: false },
      ],
      certificate: null,
    },
  ]);
  expect((await finish(app, person, `paths/${slug}`)).body.certificate).toBeNull();
  expect(await pathCertificates()).toEqual([]);

  await finishCourse(app, person, second);
  const path = (await pathsOf(app, person)).find((each: { slug: string }) => each.slug === slug);
  expect(path.certificate).toMatch(/^LFT-/);
  expect(await pathCertificates()).toHaveLength(1);
  const { body } = await app.call('GET', `/certificates/${path.certificate}`);
  expect(body).toMatchObject({
    name: person.displayName,
    subject: { kind: 'path', title: 'From idea to phone', slug },
    withdrawn: null,
  });
  expect(body.proved).toHaveLength(2);
  expect(await toldTo(app, person)).toContain('Your certificate for From idea to phone');
  expect((await finish(app, person, 'paths/none')).body.code).toBe('paths/not-found');
});

test.for([true, false])(
  'a path’s certificate stays with a deleted account’s name only if its holder says so: %s',
  async (keepCertificates) => {
    const { app, admin, person, courses } = await pathSchool(zephyr);
    await addPath(app, admin, courses.slice(0, 2));
    for (const course of courses.slice(0, 2)) await finishCourse(app, person, course);
    const number = (await pathCertificates())[0]?.number ?? '';
    const shown = async () => (await app.call('GET', `/certificates/${number}`)).body;
    const before = await shown();
    expect(before).toMatchObject({ name: zephyr.displayName, subject: { kind: 'path' } });
    const asked = await app.call('POST', '/account/deletion', {
      token: person.token,
      body: { currentPassword: zephyr.password, keepCertificates },
    });
    expect(asked.status).toBe(200);
    await passDays(app, 15);
    const after = await shown();
    expect(after.withdrawn?.reason ?? null).toBe(
      keepCertificates ? null : 'Its holder deleted their account',
    );
    if (keepCertificates) expect(after).toEqual(before);
    else expect(JSON.stringify(after)).not.toContain('Quillfeather');
    expect(await pathCertificates()).toHaveLength(1);
  },
);

test('each finished course leads to its own certificate', async () => {
  const { app, person, courses } = await pathSchool();
  const numbers = [];
  for (const course of courses.slice(0, 2)) numbers.push(await finishCourse(app, person, course));
  await app.call('PUT', `/learning/courses/${courses[2]}/saved`, { token: person.token });
  const { status, body } = await app.call('GET', '/learning/courses?show=all', {
    token: person.token,
  });
  expect(status).toBe(200);
  const shown = body.courses.map((course: { certificate: string | null }) => course.certificate);
  expect(shown).toEqual([...numbers, null]);
});

test('the last two courses finished at the same moment give one certificate for the path', async () => {
  const { app, admin, person, courses } = await pathSchool();
  const [first, second] = courses;
  await addPath(app, admin, [first, second]);
  const others = [1, 2, 3, 4, 5].map((each) =>
    member(app, 'basicPlan', { email: `racer-${each}@example.in` }),
  );
  const people = [person, ...(await Promise.all(others))];
  for (const who of people) for (const course of [first, second]) await readyToFinish(who, course);
  // Everyone alone, so that the two transactions go on side by side.
  for (const who of people) {
    const both = [first, second].map((course) => finish(app, who, `courses/${course}`));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
  }
  const holders = (await pathCertificates()).map(({ uid }) => uid);
  expect(holders.toSorted()).toEqual(people.map(({ uid }) => uid).toSorted());
});

test('someone who had finished everything before the path asks for its certificate, once', async () => {
  const { app, admin, person, courses } = await pathSchool();
  for (const course of courses) await finishCourse(app, person, course);
  const { slug } = await addPath(app, admin, courses);
  expect(await pathCertificates()).toEqual([]);
  const answers = await Promise.all([1, 2, 3].map(() => finish(app, person, `paths/${slug}`)));
  expect(new Set(answers.map(({ body }) => body.certificate)).size).toBe(1);
  expect(await pathCertificates()).toHaveLength(1);
});

test('a change of the path takes nothing away and gives nothing twice', async () => {
  const { app, admin, person, courses } = await pathSchool();
  const [first, second, third] = courses;
  const { slug, change } = await addPath(app, admin, [first, second]);
  await finishCourse(app, person, first);
  await finishCourse(app, person, second);
  const [own] = await pathCertificates();
  const number = own?.number ?? '';
  const before = (await app.call('GET', `/certificates/${number}`)).body;

  await change({ courses: [first, second, third], title: 'Renamed' });
  expect(await pathsOf(app, person)).toMatchObject([
    { title: 'Renamed', certificate: number, courses: [{}, {}, { finished: false }] },
  ]);
  await finishCourse(app, person, third);
  await finish(app, person, `paths/${slug}`);
  expect(await pathCertificates()).toHaveLength(1);
  await change({ published: false });
  expect(await pathsOf(app, person)).toEqual([]);
  expect((await finish(app, person, `paths/${slug}`)).status).toBe(404);
  await sql`delete from learning_paths`.execute(q());
  expect((await app.call('GET', `/certificates/${number}`)).body).toEqual(before);
});

test('a path that shows fewer than two courses gives no certificate', async () => {
  const { app, admin, person, courses } = await pathSchool();
  const [first, second] = courses;
  const { slug } = await addPath(app, admin, [first, second]);
  await sql`update courses set published_at = null where slug = ${second}`.execute(q());
  await finishCourse(app, person, first);
  expect(await pathCertificates()).toEqual([]);
  expect((await finish(app, person, `paths/${slug}`)).status).toBe(404);
});

test('a withdrawn course certificate does not count, and leaves the path’s as it is', async () => {
  const { app, admin, person, courses } = await pathSchool();
  const [first, second, third] = courses;
  const withdraw = (number: string) =>
    app.call('POST', `/admin/certificates/${number}/withdrawal`, {
      token: admin.token,
      body: { reason: 'Issued by mistake.' },
    });
  const { slug } = await addPath(app, admin, [first, second]);
  const another = await addPath(app, admin, [first, third], 'Another way');
  const number = await finishCourse(app, person, first);
  await finishCourse(app, person, second);
  await withdraw(number);
  await finishCourse(app, person, third);
  const [own] = await pathCertificates();
  expect(await pathCertificates()).toHaveLength(1);
  expect((await app.call('GET', `/certificates/${own?.number}`)).body.withdrawn).toBeNull();
  expect((await finish(app, person, `paths/${another.slug}`)).body.certificate).toBeNull();

  await withdraw(own?.number ?? '');
  expect((await finish(app, person, `paths/${slug}`)).body).toEqual({
    certificate: null,
    withdrawnCertificate: own?.number,
  });
});

test('a path’s certificate is issued again, listed and shown like a course’s', async () => {
  const { app, admin, person, courses } = await pathSchool();
  const [first, second] = courses;
  const { slug } = await addPath(app, admin, [first, second]);
  for (const course of [first, second]) await finishCourse(app, person, course);
  const { token } = person;
  const [own] = await pathCertificates();
  const body = { displayName: 'Naina Gill-Rao' };
  await app.call('PUT', `/auth/users/${person.uid}`, { token, body });
  const address = `/account/certificates/${own?.number}/reissue`;
  const { number } = (await app.call('POST', address, { token })).body;
  expect(await pathsOf(app, person)).toMatchObject([{ slug, certificate: number }]);
  const list = (await app.call('GET', '/account/certificates', { token })).body;
  expect(list.map(({ kind }: { kind: string }) => kind)).toEqual([
    'path',
    'path',
    'course',
    'course',
  ]);
  const page = { handle: 'naina-gill', line: '', isPublic: true, indexed: false, projects: [] };
  await app.call('PUT', '/account/public-page', {
    token,
    body: { ...page, certificates: [number] },
  });
  const shown = (await app.call('GET', '/members/naina-gill')).body.certificates;
  expect(shown).toMatchObject([{ number, subject: { kind: 'path', slug } }]);
  expect(await broken()).toEqual([]);
});
