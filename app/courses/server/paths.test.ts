import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { testApp } from '#test/app.ts';
import { signedInAdmin } from '#test/people.ts';
import { seedStartingCourses } from '#test/starting-courses.ts';
import type { LearningPaths } from '../paths.contract.ts';
import { seedPaths } from './paths.service.ts';

async function openPaths() {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  await seedStartingCourses(app);
  const { token } = await signedInAdmin(app);
  const send = (method: string, path: string, body?: object) =>
    app.call(method, path, { token, ...(body && { body }) });
  const shown = async (): Promise<LearningPaths['paths']> =>
    (await app.call('GET', '/paths')).body.paths;
  return { app, send, shown };
}

const path = {
  title: 'From idea to phone',
  description: 'Build it, then put it on a phone.',
  courses: ['pocket-sized-first-mobile-app', 'no-code-app-lab'],
  published: true,
};

test('the starting paths contain existing courses, each once', async () => {
  const { app, shown } = await openPaths();
  await seedPaths(app.clock);
  await seedPaths(app.clock);
  const paths = await shown();
  expect(paths.map(({ courses }) => courses.map(({ slug }) => slug))).toEqual([
    ['no-code-app-lab', 'interfaces-people-trust'],
    ['no-code-app-lab', 'interfaces-people-trust', 'pocket-sized-first-mobile-app'],
    [
      'agents-for-the-boring-half',
      'build-an-app-with-ai',
      'voice-and-whatsapp-in-indian-languages',
    ],
  ]);
  expect(paths[0]?.extent).toBe('2 courses, 18 hours');
});

test('a school without a starting course begins without the paths through it', async () => {
  const { app, shown } = await openPaths();
  await sql`delete from courses where slug = 'pocket-sized-first-mobile-app'`.execute(q());
  await seedPaths(app.clock);
  expect((await shown()).map(({ title }) => title)).toEqual([
    'From complaint to paying app',
    'AI that does real work',
  ]);
});

test('a path is added and changed; of two who edit the same, the second is refused', async () => {
  const { send, shown } = await openPaths();
  const { status, body: added } = await send('POST', '/admin/paths', path);
  expect([status, added.slug, added.version]).toEqual([201, 'from-idea-to-phone', 1]);
  expect((await shown())[0]?.courses.map(({ slug }) => slug)).toEqual(path.courses);

  const courses = path.courses.toReversed();
  const address = `/admin/paths/${added.id}`;
  const changed = await send('PUT', address, { ...path, courses, version: 1 });
  expect(changed.body).toMatchObject({ version: 2, slug: added.slug });
  expect((await shown())[0]?.courses.map(({ slug }) => slug)).toEqual(courses);
  expect((await send('PUT', address, { ...path, version: 1 })).body.code).toBe(
    'paths/changed-meanwhile',
  );
  await send('PUT', address, { ...path, published: false, version: 2 });
  expect(await shown()).toEqual([]);
  expect((await send('GET', '/admin/paths')).body).toMatchObject({
    total: 1,
    paths: [
      {
        published: false,
        courses: [
          { slug: 'pocket-sized-first-mobile-app', title: 'Pocket-sized: your first mobile app' },
          { slug: 'no-code-app-lab', title: 'The no-code app lab' },
        ],
      },
    ],
  });
  expect((await send('PUT', '/admin/paths/none', { ...path, version: 1 })).status).toBe(404);
  const actions = await sql<{
    action: string;
  }>`select action from admin_actions where action like 'path/%' order by at`.execute(q());
  expect(actions.rows.map(({ action }) => action)).toEqual([
    'path/add',
    'path/change',
    'path/change',
  ]);
});

test('a path needs two existing courses, each once, and is hidden while only one is published', async () => {
  const { send, shown } = await openPaths();
  const refused = async (courses: string[]) =>
    (await send('POST', '/admin/paths', { ...path, courses })).body;
  expect((await refused(['no-code-app-lab', 'none'])).code).toBe('paths/unknown-course');
  expect((await refused(['no-code-app-lab'])).fields.courses).toBe(
    'A path has at least two courses',
  );
  expect((await refused(['no-code-app-lab', 'no-code-app-lab'])).fields.courses).toBe(
    'The same course appears twice',
  );
  await send('POST', '/admin/paths', path);
  await sql`update courses set published_at = null where slug = 'no-code-app-lab'`.execute(q());
  expect(await shown()).toEqual([]);
});
