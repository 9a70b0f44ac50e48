import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { makeAuthor, signedIn, signedInAdmin } from '#test/people.ts';
import { seedStartingCourses } from '#test/starting-courses.ts';

/** An admin, two courses, and an author of the first. */
async function school() {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  await seedStartingCourses(app, 2);
  const admin = await signedInAdmin(app);
  const author = await signedIn(app, { email: 'imran@example.in', displayName: 'Imran Qureshi' });
  const [own, another]: { id: string; slug: string; title: string }[] = (
    await app.call('GET', '/courses')
  ).body;
  if (!own || !another) throw new Error('The starting content has two courses');
  await makeAuthor(app, author, admin, own.id);
  const write = (method: string, path: string, body?: object) =>
    app.call(method, `/authoring/courses${path}`, { token: author.token, body });
  const asAdmin = (method: string, path: string, body?: object) =>
    app.call(method, path, { token: admin.token, body });
  const logged = async (query: Record<string, string>) =>
    (await app.call('GET', '/admin/audit', { token: admin.token, query })).body.items;
  return { app, author, own, another, write, asAdmin, logged };
}

const role = { role: 'author', reason: 'They left the school' };

test('an author finds, writes and publishes the own course, and the log says who did it', async () => {
  const { author, own, write, logged } = await school();
  expect((await write('GET', '')).body).toEqual({
    courses: [
      expect.objectContaining({
        id: own.id,
        title: own.title,
        published: true,
        changed: false,
        learners: null,
      }),
    ],
    page: 1,
    pages: 1,
  });
  expect((await write('POST', `/${own.id}/stages`, { title: 'After launch' })).status).toBe(200);
  expect((await write('GET', '')).body.courses).toMatchObject([{ changed: true }]);
  const { stamp } = (await write('GET', `/${own.id}/changes`)).body;
  expect((await write('POST', `/${own.id}/publication`, { stamp, words: '' })).status).toBe(200);
  expect(await logged({ actor: author.uid })).toMatchObject([
    { actor: { id: author.uid, name: 'Imran Qureshi' }, action: 'content/publish' },
  ]);
});

test('to an author, another’s course does not exist, and its lessons can’t be counted through the own', async () => {
  const { own, another, write, asAdmin } = await school();
  const { stages } = (await asAdmin('GET', `/authoring/courses/${another.id}`)).body;
  const { id: lesson } = stages[0].lessons[0];
  expect((await write('GET', `/${another.id}`)).body.code).toBe('courses/not-found');
  expect((await write('DELETE', `/${another.id}/draft`)).body.code).toBe('courses/not-found');
  expect((await write('GET', `/${own.id}/lessons/${lesson}/learners`)).body.code).toBe(
    'drafts/lesson-not-found',
  );
});

test('a role that was revoked ends at once, and the courses come back with it', async () => {
  const { app, author, own, write, asAdmin, logged } = await school();
  const member = `/admin/members/${author.uid}`;
  const roles = async () => (await asAdmin('GET', member)).body.roles;
  const session = async () =>
    (await app.call('GET', '/auth/session', { token: author.token })).body.roles;
  expect([await roles(), await session()]).toEqual([['author'], ['author']]);
  await asAdmin('POST', `${member}/role-revocations`, role);
  expect([await roles(), await session()]).toEqual([[], []]);
  expect((await write('GET', `/${own.id}`)).status).toBe(403);
  const { authors } = (await asAdmin('GET', `/authoring/courses/${own.id}/authors`)).body;
  expect(authors).toMatchObject([{ uid: author.uid, hasRole: false }]);

  await asAdmin('POST', `${member}/role-grants`, role);
  await asAdmin('POST', `${member}/role-grants`, role);
  expect((await write('GET', `/${own.id}`)).status).toBe(200);
  const items: { action: string }[] = await logged({ about: author.uid });
  expect(items.map(({ action }) => action)).toEqual([
    'author/grant',
    'author/revoke',
    'course-author/add',
    'author/grant',
  ]);
  expect((await app.mailbox(author.email)).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['You are an author now', 'You are no longer an author']),
  );
});

test('a course is given only to someone who has the role, and can be taken away', async () => {
  const { app, author, own, write, asAdmin } = await school();
  const { email } = await signedIn(app, { email: 'naina@example.in' });
  const authors = `/authoring/courses/${own.id}/authors`;
  expect((await asAdmin('POST', authors, { email })).body).toMatchObject({
    code: 'authors/unknown',
    fields: { email: expect.stringContaining('No author has this address') },
  });
  expect((await asAdmin('DELETE', `${authors}/${author.uid}`)).body).toEqual({ authors: [] });
  expect((await write('GET', `/${own.id}`)).status).toBe(404);
});

test('only those who may write a course get to its desk by its slug', async () => {
  const { app, author, own, another, asAdmin } = await school();
  const reader = await signedIn(app);
  const deskOf = (slug: string, who: { token: string }) =>
    app.call('GET', `/authoring/desks/${slug}`, { token: who.token });
  expect((await deskOf(own.slug, author)).body).toEqual({ id: own.id });
  expect((await deskOf(another.slug, author)).body).toEqual({ id: null });
  expect((await deskOf('no-such-course', author)).body).toEqual({ id: null });
  expect((await asAdmin('GET', `/authoring/desks/${another.slug}`)).body).toEqual({
    id: another.id,
  });
  expect((await deskOf(own.slug, reader)).status).toBe(403);
});
