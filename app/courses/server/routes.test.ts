import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contentChanged } from '#app/platform/content-changed.ts';
import { q } from '#app/platform/database.ts';
import { testApp } from '#test/app.ts';
import { seedStartingCourses } from '#test/starting-courses.ts';
import { statementsOf } from '#test/statements.ts';
import { seedCourses } from './seed.ts';
import { courseAddresses, freeLessonAddresses } from './sitemap.service.ts';

test('a visitor reads the list, a course by slug and by id, and gets 404 for a missing one', async () => {
  const app = await testApp();
  await seedStartingCourses(app);
  const list = await app.call('GET', '/courses');
  expect(list.status).toBe(200);
  expect(list.body.length).toBeGreaterThanOrEqual(1);
  const [first] = list.body;
  const fields =
    'id slug title description duration lessons students rating reviews image icon instructor learningPoints courseContent targetAudience faqs isNew isTrending';
  expect(Object.keys(first).toSorted()).toEqual(fields.split(' ').toSorted());
  expect((await app.call('GET', `/courses/${first.id}`)).body).toEqual(first);
  expect((await app.call('GET', `/courses/slug/${first.slug}`)).body).toEqual(first);
  for (const path of ['/courses/none', '/courses/slug/none', '/catalogue/none']) {
    const missing = await app.call('GET', path);
    expect([missing.status, missing.body]).toEqual([
      404,
      { error: 'Course Not Found', code: 'courses/not-found' },
    ]);
  }
});

test('a course is read in one statement, and only while it is on sale', async () => {
  const app = await testApp();
  await seedStartingCourses(app);
  const { id, slug } = (await app.call('GET', '/courses')).body[1];
  const addresses = [`/courses/${id}`, `/courses/slug/${slug}`];
  for (const address of addresses) {
    const read = () => app.call('GET', address);
    expect([address, await statementsOf(read)]).toEqual([address, [expect.any(String)]]);
  }
  await sql`update courses set published_at = null where id = ${id}`.execute(q());
  await contentChanged('courses');
  for (const address of addresses) expect((await app.call('GET', address)).status).toBe(404);
});

test('starting content is added once: later changes are kept', async () => {
  const app = await testApp();
  await Promise.all([seedCourses(app.clock), seedCourses(app.clock), seedCourses(app.clock)]);
  const { body } = await app.call('GET', '/courses');
  expect(new Set(body.map((course: { slug: string }) => course.slug)).size).toBe(body.length);
});

test('a preview lesson is open to everyone, any other lesson is not', async () => {
  const app = await testApp();
  await seedStartingCourses(app);
  const [card] = (await app.call('GET', '/catalogue')).body.courses;
  const page = (await app.call('GET', `/catalogue/${card.slug}`)).body;
  const lessons = page.sections.flatMap((section: { lessons: unknown[] }) => section.lessons);
  expect(lessons.length).toBe(card.lessons);
  const preview = lessons.find((lesson: { preview: boolean }) => lesson.preview);
  const other = lessons.find((lesson: { preview: boolean }) => !lesson.preview);

  const open = await app.call('GET', `/catalogue/${card.slug}/lessons/${preview.slug}`);
  expect(open.status).toBe(200);
  expect(JSON.stringify(open.body.lesson.parts)).toContain('<h2>');
  expect(JSON.stringify(open.body)).not.toContain('style=');
  const closed = await app.call('GET', `/catalogue/${card.slug}/lessons/${other.slug}`);
  expect([closed.status, closed.body.code]).toEqual([402, 'lessons/members-only']);
});

test('the catalogue is paged, and an invalid page number is refused by name', async () => {
  const app = await testApp();
  await seedStartingCourses(app);
  const all = (await app.call('GET', '/catalogue')).body;
  expect([all.page, all.pages, all.total]).toEqual([1, 1, all.courses.length]);
  const pages = await Promise.all(
    all.courses.map((_: unknown, index: number) =>
      app.call('GET', '/catalogue', { query: { limit: '1', page: String(index + 1) } }),
    ),
  );
  expect(pages.flatMap(({ body }) => body.courses)).toEqual(all.courses);
  expect(pages.map(({ body: { page, pages: of, total } }) => [page, of, total])).toEqual(
    all.courses.map((_: unknown, index: number) => [index + 1, all.total, all.total]),
  );
  const last = await app.call('GET', '/catalogue', { query: { page: '9999', limit: '1' } });
  expect(last.body).toEqual(pages.at(-1)?.body);
  for (const [name, value] of [
    ['limit', '0'],
    ['limit', '101'],
    ['page', '0'],
    ['page', 'x'],
  ] as const) {
    const refused = await app.call('GET', '/catalogue', { query: { [name]: value } });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [name]]);
  }
});

test('the list for programs is an array, paged, with headers that link to the other pages', async () => {
  const app = await testApp();
  await seedStartingCourses(app);
  const all = await app.call('GET', '/courses');
  const total = all.body.length;
  expect(total).toBeGreaterThan(2);
  expect(all.headers.get('x-total-count')).toBe(String(total));
  const address = (page: number) => `http://127.0.0.1:3000/api/courses?limit=1&page=${page}`;
  const link = async (page: string) => {
    const { body, headers } = await app.call('GET', '/courses', { query: { limit: '1', page } });
    expect(headers.get('x-total-count')).toBe(String(total));
    return [body, headers.get('link')];
  };
  const last = `<${address(total)}>; rel="last"`;
  expect(await link('1')).toEqual([all.body.slice(0, 1), `<${address(2)}>; rel="next", ${last}`]);
  expect(await link('2')).toEqual([
    all.body.slice(1, 2),
    `<${address(3)}>; rel="next", <${address(1)}>; rel="prev", ${last}`,
  ]);
  expect(await link(String(total))).toEqual([
    all.body.slice(-1),
    `<${address(total - 1)}>; rel="prev", ${last}`,
  ]);
  for (const name of ['limit', 'page'])
    expect((await app.call('GET', '/courses', { query: { [name]: '0' } })).status).toBe(400);
});

test('a visitor may not create a course', async () => {
  const app = await testApp();
  expect((await app.call('POST', '/courses', { body: {} })).status).toBe(401);
});

test('the sitemap lists every course, but only free lessons', async () => {
  const app = await testApp();
  await seedStartingCourses(app);
  const paths = [
    ...(await courseAddresses.entries(app, { offset: 0, limit: 1000 })),
    ...(await freeLessonAddresses.entries(app, { offset: 0, limit: 1000 })),
  ].map(({ path }) => path);
  expect(
    (await courseAddresses.extent(app)).count + (await freeLessonAddresses.extent(app)).count,
  ).toBe(paths.length);
  for (const { slug } of (await app.call('GET', '/catalogue')).body.courses) {
    const { sections } = (await app.call('GET', `/catalogue/${slug}`)).body;
    const lessons: { slug: string; preview: boolean }[] = sections.flatMap(
      (section: { lessons: unknown[] }) => section.lessons,
    );
    const free = lessons
      .filter((lesson) => lesson.preview)
      .map((lesson) => `/courses/${slug}/lessons/${lesson.slug}`);
    expect(paths.filter((path) => path.startsWith(`/courses/${slug}`)).toSorted()).toEqual(
      [`/courses/${slug}`, ...free].toSorted(),
    );
  }
});
