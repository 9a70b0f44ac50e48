import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contentChanged } from '#app/platform/content-changed.ts';
import { q } from '#app/platform/database.ts';
import { pastedCourse, pastedText } from '#test/courses-to-paste.ts';
import { openImport, stored } from '#test/course-import.ts';

test('five hundred are added at once in order, and pasting them twice adds none', async () => {
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

test('the duration from the author is stored and shown, for the course and its sections, until lessons have minutes', async () => {
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
  expect((await app.call('GET', '/catalogue')).body.courses).toMatchObject([
    { duration: '10 hours' },
    { duration: '10 hours' },
  ]);

  await sql`update lessons set minutes = 45 where title = 'Watch it work'`.execute(q());
  await contentChanged('courses');
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
])('an optional field may also be %s', async (_, none) => {
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

test('an exported course can be pasted again under another slug', async () => {
  const { app, paste } = await openImport();
  await paste(pastedText(1));
  const { body } = await app.call('GET', '/courses/slug/pasted-1');
  expect((await paste(JSON.stringify([{ ...body, slug: 'again' }]))).body).toMatchObject({
    added: 1,
  });
});

test('every fault of every course is reported', async () => {
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
    [3, 5, 'title: this contains a character that is not text'],
    [3, 5, 'image: please enter an address that begins with https://'],
    [4, 6, 'The slug pasted-1 is already used on line 5'],
    [5, 7, 'The name description appears twice'],
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
    'This is not UTF-8 text. Nothing was added.',
  ],
])('a paste is refused as a whole: %#', async (text, code, error) => {
  const { paste } = await openImport();
  for (const dryRun of [true, false])
    expect([code, await paste(text, dryRun)]).toMatchObject([
      code,
      { status: 400, body: { code, error } },
    ]);
});

test('more than eight megabytes are refused without being read', async () => {
  const { paste } = await openImport();
  expect((await paste(`[${' '.repeat(8 * 1024 * 1024)}]`)).status).toBe(413);
});
