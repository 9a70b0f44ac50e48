import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contentChanged } from '#app/platform/content-changed.ts';
import { q, tx } from '#app/platform/database.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { brokenInvariants } from '#test/invariants.ts';
import { member, signedInAdmin, type SignedIn } from '#test/people.ts';
import { complete } from '#test/practice.ts';
import { seedStartingCourses } from '#test/starting-courses.ts';
import { passQuizzes } from '#test/starting-quizzes.ts';
import { statementsOf } from '#test/statements.ts';
import { learnersOf, openLesson, recountAllLearners } from './service.ts';

interface Entry {
  id: string;
  slug: string;
  written: boolean;
}

async function school() {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  await seedStartingCourses(app);
  const person = await member(app);
  const call = (method: string, path: string, body?: object) =>
    app.call(method, path, { token: person.token, body });
  const ask = async (...asked: Parameters<typeof call>): Promise<unknown> =>
    (await call(...asked)).body;
  const { courses } = (await call('GET', '/learning/courses?show=all')).body;
  const slugs: string[] = courses.map(({ slug }: { slug: string }) => slug);
  const [first = '', second = ''] = slugs;
  return { app, person, call, ask, slugs, first, second };
}

async function lessonsOf(app: TestApp, { token }: SignedIn, slug: string): Promise<Entry[]> {
  const { body } = await app.call('GET', `/learning/courses/${slug}`, { token });
  return body.course.sections.flatMap((section: { lessons: Entry[] }) => section.lessons);
}

const idOf = async (slug: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`select id from courses where slug = ${slug}`.execute(
    q(),
  );
  return rows[0]?.id ?? '';
};

const broken = () => brokenInvariants(async (query) => (await sql.raw(query).execute(q())).rows);

test('courses started, saved and completed come first, each under its own name', async () => {
  const { app, person, call, ask, slugs, first, second } = await school();
  const shelf = async (show: string) => {
    const { body } = await call('GET', `/learning/courses?show=${show}`);
    return [body.courses.map((course: { slug: string }) => course.slug), body.counts];
  };
  expect(await shelf('in-progress')).toEqual([[], { 'in-progress': 0, saved: 0, completed: 0 }]);

  const lessons = (await lessonsOf(app, person, first)).filter(({ written }) => written);
  await call('PUT', `/learning/lessons/${lessons[0]?.id}/opened`);
  for (const _ of [1, 2])
    expect((await call('PUT', `/learning/courses/${second}/saved`)).status).toBe(204);
  const counts = { 'in-progress': 1, saved: 1, completed: 0 };
  expect(await shelf('in-progress')).toEqual([[first], counts]);
  expect(await shelf('saved')).toEqual([[second], counts]);
  expect(await shelf('all')).toEqual([slugs, counts]);
  expect((await call('GET', `/learning/courses/${second}`)).body.saved).toBe(true);

  for (const lesson of lessons) await complete(ask, first, lesson);
  expect(await shelf('completed')).toEqual([[], counts]);
  await passQuizzes(ask, first);
  await call('DELETE', `/learning/courses/${second}/saved`);
  expect(await shelf('completed')).toEqual([[first], { 'in-progress': 0, saved: 0, completed: 1 }]);
  expect((await call('PUT', '/learning/courses/none/saved')).body.code).toBe('courses/not-found');
});

test('someone who has finished a course continues with another one that they have begun', async () => {
  const { app, person, call, ask, first, second } = await school();
  const [begun] = await lessonsOf(app, person, second);
  await call('PUT', `/learning/lessons/${begun?.id}/opened`);
  app.clock.advance({ minutes: 1 });
  for (const lesson of (await lessonsOf(app, person, first)).filter(({ written }) => written)) {
    await call('PUT', `/learning/lessons/${lesson.id}/opened`);
    await complete(ask, first, lesson);
  }
  const current = async () => (await call('GET', '/learning/continue')).body.current.course.slug;
  expect(await current()).toBe(first);
  await passQuizzes(ask, first);
  expect(await current()).toBe(second);
});

test('every list of courses has pages', async () => {
  const { call } = await school();
  await sql`insert into courses (id, slug, title, description, topic, icon, palette, image, instructor_name,
    instructor_title, instructor_bio, instructor_image, learning_points, target_audience, faqs, is_new, is_trending,
    position, created_at, published_at, updated_at, version, duration)
    select 'copy-' || copy, 'copy-' || copy, 'Copy ' || copy, description, topic, icon,
    palette, image, instructor_name, instructor_title, instructor_bio, instructor_image, learning_points,
    target_audience, faqs, is_new, is_trending, 1000 + copy, created_at, published_at, updated_at, version, duration
    from (select * from courses order by position limit 1) original, generate_series(1, 30) copy`.execute(
    q(),
  );
  await contentChanged('courses');
  const { body } = await call('GET', '/learning/courses?show=all&page=2');
  expect([body.page, body.pages, body.courses.length]).toEqual([2, 3, 12]);
  for (let copy = 1; copy <= 30; copy += 1)
    await call('PUT', `/learning/courses/copy-${copy}/saved`);
  const saved = (await call('GET', '/learning/courses?show=saved&page=99')).body;
  expect([saved.page, saved.pages, saved.courses.length]).toEqual([3, 3, 6]);
});

test('a course that was taken down leaves every list at once, and comes back with its progress', async () => {
  const { app, person, call, ask, first } = await school();
  for (const lesson of (await lessonsOf(app, person, first)).slice(0, 1))
    await complete(ask, first, lesson);
  const admin = await signedInAdmin(app);
  const publish = async (published: boolean, version: number) =>
    app.call('PUT', `/admin/courses/${await idOf(first)}/publication`, {
      token: admin.token,
      body: { published, version },
    });
  const shown = async () =>
    (await call('GET', '/learning/courses')).body.courses.map(
      (course: { slug: string }) => course.slug,
    );
  expect(await shown()).toEqual([first]);
  expect((await publish(false, 1)).status).toBe(200);
  expect(await shown()).toEqual([]);
  expect((await call('GET', '/learning/continue')).body.current).toBeNull();
  expect((await call('GET', `/learning/courses/${first}`)).status).toBe(404);
  expect((await publish(true, 2)).status).toBe(200);
  expect(await shown()).toEqual([first]);
});

test('a learner is counted once, in the transaction that enrols, however many start at once', async () => {
  const { app, person, ask, first } = await school();
  const course = await idOf(first);
  const [entry] = await lessonsOf(app, person, first);
  if (!entry) throw new Error('The course is empty');
  const lesson = entry.id;
  const counted = async () => (await learnersOf([course])).get(course) ?? 0;
  const as = (uid: string) => ({
    actor: {
      uid,
      sessionId: uid,
      role: 'user' as const,
      roles: [],
      secondFactorDue: false,
      opens: { lessons: true, premium: false },
      periods: [],
    },
    clock: app.clock,
    requestId: uid,
    ip: '',
  });
  await Promise.all(
    Array.from({ length: 60 }, (_, index) => openLesson(as(`learner-${index % 30}`), lesson)),
  );
  expect(await counted()).toBe(30);
  const undone = tx(async () => {
    await openLesson(as('nobody'), lesson);
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect(await counted()).toBe(30);
  // Completing a lesson without opening it also starts the course.
  await complete(ask, first, entry);
  expect(await counted()).toBe(31);
  expect(await broken()).toEqual([]);

  await sql`update course_learners set learners = learners + 5`.execute(q());
  expect(await broken()).toHaveLength(1);
  await Promise.all([recountAllLearners(), openLesson(as('late'), lesson)]);
  expect([await counted(), await broken()]).toEqual([32, []]);
});

test('a learner’s reads take at most three statements, and none reads the catalogue', async () => {
  const { app, person, call, first } = await school();
  const [lesson] = await lessonsOf(app, person, first);
  await call('PUT', `/learning/lessons/${lesson?.id}/opened`);
  for (const path of [
    '/learning/courses',
    '/learning/courses?show=all',
    '/learning/continue',
    `/learning/courses/${first}`,
    `/learning/courses/${first}/lessons/${lesson?.slug}`,
  ]) {
    await call('GET', path);
    const sent = await statementsOf(() => call('GET', path));
    expect([path, sent.length <= 3]).toEqual([path, true]);
    expect(sent.filter((each) => /"(courses|lessons|course_sections)"/.test(each))).toEqual([]);
  }
});
