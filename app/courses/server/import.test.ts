import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openEmbedded } from '#app/platform/embedded/open-embedded.ts';
import { q } from '#app/platform/database.ts';
import { projectRoot } from '#app/platform/project-root.ts';
import { testApp } from '#test/app.ts';
import { pastedCourse, pastedText } from '#test/courses-to-paste.ts';
import { copyOfTemplate, testLog } from '#test/database.ts';
import { signedInAdmin } from '#test/people.ts';

async function openImport(variables: Record<string, string> = {}) {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in', ...variables });
  const { token } = await signedInAdmin(app);
  const headers = { 'content-type': 'application/octet-stream' };
  const paste = (text: string | Uint8Array, dryRun = false) =>
    app.call('POST', '/courses/import', {
      token,
      body: text,
      headers,
      query: { dryRun: String(dryRun) },
    });
  return { app, token, paste };
}

const stored = async () =>
  (await sql<{ slug: string }>`select slug from courses order by position`.execute(q())).rows.map(
    ({ slug }) => slug,
  );

test('five hundred are added at once in their order, and pasted twice they are five hundred', async () => {
  const { app, paste } = await openImport();
  const told = await paste(pastedText(500), true);
  expect([told.status, told.body.added, told.body.courses.length, told.body.faults]).toEqual([
    200,
    0,
    500,
    [],
  ]);
  expect(told.body.courses[249]).toEqual({
    index: 249,
    line: 251,
    slug: 'pasted-250',
    title: 'Pasted course 250',
    exists: false,
  });
  expect(await stored()).toEqual([]);

  expect((await paste(pastedText(500))).body.added).toBe(500);
  expect((await paste(pastedText(500))).body).toMatchObject({ added: 0, faults: [] });
  const slugs = await stored();
  expect([slugs.length, slugs[0], slugs[499]]).toEqual([500, 'pasted-1', 'pasted-500']);
  const { body } = await app.call('GET', '/courses/slug/pasted-250');
  expect(body).toMatchObject({
    lessons: 3,
    courseContent: [
      { lessons: ['What to hand over', 'What to keep'] },
      { lessons: ['Watch it work'] },
    ],
  });
  const { rows } =
    await sql`select action, subject_id, details from admin_actions where action like 'course/%'`.execute(
      q(),
    );
  expect(rows).toEqual([
    { action: 'course/import', subject_id: 'courses', details: { added: 500 } },
  ]);
});

test('with a fault at the 250th nothing is stored, and the fault is named with its line', async () => {
  const { paste } = await openImport();
  const text = pastedText(
    500,
    (lines) => (lines[249] = JSON.stringify({ ...pastedCourse(250), title: '' }, null, 1)),
  );
  const fault = {
    index: 249,
    line: 253,
    slug: 'pasted-250',
    path: 'title',
    message: 'title: this may not be empty',
  };
  expect((await paste(text, true)).body.faults).toEqual([fault]);
  const refused = await paste(text);
  expect([refused.status, refused.body]).toEqual([
    400,
    {
      code: 'courses/import-faulty',
      error: 'Line 253: title: this may not be empty. Nothing was added.',
      faults: [fault],
    },
  ]);
  expect(await stored()).toEqual([]);
});

test('the duration an author gives is kept and shown, for the course and for its sections, until lessons have minutes', async () => {
  const { app, token, paste } = await openImport();
  const [begin, goOn] = pastedCourse(1).courseContent;
  const course = {
    ...pastedCourse(1),
    duration: '10 hours',
    courseContent: [{ ...begin, duration: '4 hours' }, goOn],
  };
  expect((await paste(JSON.stringify([course]))).body.added).toBe(1);
  const created = await app.call('POST', '/courses', {
    token,
    body: { ...course, slug: 'posted' },
  });
  const shown = {
    duration: '10 hours',
    courseContent: [{ duration: '4 hours' }, { duration: 'Being written' }],
  };
  expect(created).toMatchObject({ status: 201, body: shown });
  expect((await app.call('GET', '/courses/slug/pasted-1')).body).toMatchObject(shown);
  expect((await app.call('GET', '/catalogue')).body).toMatchObject([
    { duration: '10 hours' },
    { duration: '10 hours' },
  ]);

  await sql`update lessons set minutes = 45 where title = 'Watch it work'`.execute(q());
  const measured = (await app.call('GET', `/courses/${created.body.id}`)).body;
  expect(measured).toMatchObject({
    duration: '45 minutes',
    courseContent: [{ duration: '4 hours' }, { duration: '45 minutes' }],
  });
});

test.each([
  ['empty', ''],
  ['blank', ' '],
  ['null', null],
])('what may be left out may also be %s', async (_, none) => {
  const { app, token, paste } = await openImport();
  const { name } = pastedCourse(1).instructor;
  const unmeasured = { lessons: null, students: null, rating: null, reviews: null };
  const lists = { learningPoints: null, courseContent: null, targetAudience: null, faqs: null };
  const bare = {
    image: none,
    duration: none,
    icon: none,
    instructor: { name, title: none, image: none },
    ...(none === null && { ...unmeasured, ...lists }),
  };
  expect((await paste(JSON.stringify([{ ...pastedCourse(1), ...bare }]))).body).toMatchObject({
    added: 1,
  });
  const { body } = await app.call('POST', '/courses', {
    token,
    body: { ...pastedCourse(2), ...bare },
  });
  expect(body).toMatchObject({
    image: null,
    duration: 'Being written',
    icon: 'rocket',
    instructor: { name, title: '', image: null },
  });
});

test('a course that was read can be pasted again under another slug', async () => {
  const { app, paste } = await openImport();
  await paste(pastedText(1));
  const { body } = await app.call('GET', '/courses/slug/pasted-1');
  expect((await paste(JSON.stringify([{ ...body, slug: 'again' }]))).body).toMatchObject({
    added: 1,
  });
});

test('every fault of every course is named', async () => {
  const { paste } = await openImport();
  const { slug, ...withoutSlug } = pastedCourse(1);
  const courses = [
    withoutSlug,
    7,
    { ...pastedCourse(2), price: 1, instructor: 'Asha', faqs: [{ question: 'Why?' }] },
    { ...pastedCourse(3), slug, title: 'nul \0', image: 'http://example.in/a.png' },
    pastedCourse(1),
  ];
  const repeated = JSON.stringify(pastedCourse(4)).replace('"title"', '"description":"x","title"');
  const proto = JSON.stringify(pastedCourse(5)).replace(
    '"title"',
    '"__proto__":{"role":"admin"},"title"',
  );
  const text = `[\n${[...courses.map((course) => JSON.stringify(course)), repeated, proto].join(',\n')}\n]`;
  const { faults } = (await paste(text, true)).body;
  expect(
    faults.map(({ index, line, message }: { index: number; line: number; message: string }) => [
      index,
      line,
      message,
    ]),
  ).toEqual([
    [0, 2, 'slug: this is missing'],
    [1, 3, 'This must be an object in braces'],
    [2, 4, 'instructor: this must be an object in braces'],
    [2, 4, 'faqs, 1, answer: this is missing'],
    [2, 4, 'price: this name is not known'],
    [3, 5, 'title: this holds a sign that is no text'],
    [3, 5, 'image: please enter an address that begins with https://'],
    [4, 6, 'The slug pasted-1 stands on line 5 already'],
    [5, 7, 'The name description stands twice'],
    [6, 8, '__proto__: this name is not known'],
  ]);
});

test.each([
  ['{}', 'courses/import-not-array', 'Input must be an array of courses'],
  [' ', 'courses/import-empty', 'At least one course is required'],
  ['[]', 'courses/import-empty', 'At least one course is required'],
  [`[${'1,'.repeat(500)}1]`, 'courses/import-too-many', 'Maximum 500 courses can be added at once'],
  [
    '[\n{"slug": "a"\n"title": "b"}]',
    'courses/import-unreadable',
    'Line 3: a comma or } is missing. Nothing was added.',
  ],
  [
    new Uint8Array([0xff, 0xfe, 0x5b]),
    'courses/import-unreadable',
    'This is no text of UTF-8. Nothing was added.',
  ],
])('a paste is refused as a whole: %#', async (text, code, error) => {
  const { paste } = await openImport();
  for (const dryRun of [true, false])
    expect([code, await paste(text, dryRun)]).toMatchObject([
      code,
      { status: 400, body: { code, error } },
    ]);
});

test('more than eight megabytes are refused unread', async () => {
  const { paste } = await openImport();
  expect((await paste(`[${' '.repeat(8 * 1024 * 1024)}]`)).status).toBe(413);
});

test('an admin creates six hundred in ten minutes, and two who paste the same at once add it once', async () => {
  const { paste } = await openImport();
  const both = await Promise.all([paste(pastedText(50)), paste(pastedText(50))]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await stored()).toHaveLength(50);
  const more = (from: number) =>
    JSON.stringify(
      Array.from({ length: 500 }, (_, index) => ({
        ...pastedCourse(from + index),
        courseContent: [],
      })),
    );
  expect((await paste(more(1000))).status).toBe(200);
  expect((await paste(more(2000))).status).toBe(429);
});

test('what takes longer than thirty seconds is rolled back', async () => {
  const { app, paste } = await openImport();
  const { clock } = app;
  const now = clock.now.bind(clock);
  onTestFinished(() => void (clock.now = now));
  let asked = 0;
  // Every look at the clock finds it a second later.
  clock.now = () => new Date(now().getTime() + (asked += 1) * 1000);
  const { status, body } = await paste(pastedText(50));
  expect([status, body.code]).toEqual([503, 'courses/import-too-slow']);
  expect(await stored()).toEqual([]);
});

const embedded = !inject('databaseTemplate').serverUrl;

test.runIf(embedded)(
  'a process that is killed at the 173rd of five hundred has stored none',
  { timeout: 60_000 },
  async () => {
    const { dataDir, drop } = await copyOfTemplate();
    onTestFinished(drop);
    const importing = (task: object) =>
      fork(
        join(projectRoot, 'test/fixtures/import-process.ts'),
        [JSON.stringify({ dataDir, ...task })],
        { execArgv: [] },
      );
    const countCourses = async () => {
      const { pool, close } = await openEmbedded({ dataDir, log: testLog });
      const { rows } = await pool.query(
        'select (select count(*) from courses)::int as courses, (select count(*) from lessons)::int as lessons',
      );
      await close();
      return rows[0];
    };
    expect(await once(importing({ killedAt: 173 }), 'close')).toEqual([null, 'SIGKILL']);
    expect(await countCourses()).toEqual({ courses: 0, lessons: 0 });
    const again = importing({});
    expect(await once(again, 'message')).toEqual([500, undefined]);
    await once(again, 'close');
    expect(await countCourses()).toEqual({ courses: 500, lessons: 1500 });
  },
);
