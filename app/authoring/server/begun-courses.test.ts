import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { grantRole, signedIn, signedInAdmin } from '#test/people.ts';
import { seedFirstCourse } from '#test/starting-courses.ts';

const begun = {
  title: 'Agents at the desk',
  slug: '',
  description: 'What to hand over.',
  instructor: 'Imran Qureshi',
};

/** An admin, and an author without a course. */
async function school() {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  await seedFirstCourse(app);
  const admin = await signedInAdmin(app);
  const author = await signedIn(app, { email: 'imran@example.in', displayName: 'Imran Qureshi' });
  await grantRole(app, author, admin, 'author');
  const begin = (changes: object = {}, { token } = author) =>
    app.call('POST', '/authoring/courses', { token, body: { ...begun, ...changes } });
  const ownOf = async ({ token }: { token: string }) =>
    (await app.call('GET', '/authoring/courses', { token })).body.courses;
  const asAdmin = (method: string, path: string, body?: object) =>
    app.call(method, path, { token: admin.token, body });
  return { app, admin, author, begin, ownOf, asAdmin };
}

test('an author begins a course, which is theirs to write and not on sale, and the log says so', async () => {
  const { app, author, begin, ownOf, asAdmin } = await school();
  const { status, body } = await begin();
  expect(status).toBe(201);
  expect(await ownOf(author)).toMatchObject([
    { id: body.id, slug: 'agents-at-the-desk', title: begun.title, published: false },
  ]);
  const stage = await app.call('POST', `/authoring/courses/${body.id}/stages`, {
    token: author.token,
    body: { title: 'Begin' },
  });
  expect(stage.status).toBe(200);
  expect((await app.call('GET', '/catalogue/agents-at-the-desk')).status).toBe(404);
  expect((await asAdmin('GET', `/admin/courses/${body.id}`)).body).toMatchObject({
    published: false,
    instructor: { name: 'Imran Qureshi' },
  });
  const { items } = (await asAdmin('GET', `/admin/audit?actor=${author.uid}`)).body;
  expect(items.map(({ action }: { action: string }) => action).toSorted()).toEqual([
    'course-author/add',
    'course/add',
  ]);
});

test('an admin who begins one here has it among their own, and a learner begins none', async () => {
  const { app, admin, begin, ownOf, asAdmin } = await school();
  const { id } = (await begin({}, admin)).body;
  expect(await ownOf(admin)).toMatchObject([{ id }]);
  expect((await asAdmin('GET', `/authoring/courses/${id}/authors`)).body.authors).toMatchObject([
    { uid: admin.uid, hasRole: false },
  ]);
  expect((await begin({ slug: 'another' }, await signedIn(app))).status).toBe(403);
});

test('an address that a course has is refused at its field, and nothing is begun', async () => {
  const { author, begin, ownOf } = await school();
  expect(await begin({ slug: 'no-code-app-lab' })).toMatchObject({
    status: 409,
    body: { code: 'courses/slug-taken', fields: { slug: expect.any(String) } },
  });
  expect(await ownOf(author)).toEqual([]);
});

test('an author has at most twenty courses that were never on sale, however fast they begin them', async () => {
  const { app, admin, author, begin, ownOf, asAdmin } = await school();
  const asked = Array.from({ length: 21 }, (_, index) => begin({ slug: `agents-${index}` }));
  const answers = await Promise.all(asked);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'authors/too-many-begun',
    error: expect.stringContaining('20 courses that have never been on sale'),
  });
  const own: { id: string }[] = await ownOf(author);
  expect(own).toHaveLength(20);
  const other = await signedIn(app, { email: 'lata@example.in' });
  await grantRole(app, other, admin, 'author');
  expect((await begin({ slug: 'of-somebody-else' }, other)).status).toBe(201);

  const { version } = (await asAdmin('GET', `/admin/courses/${own[0]?.id}`)).body;
  await asAdmin('PUT', `/admin/courses/${own[0]?.id}/publication`, { published: true, version });
  expect((await begin({ slug: 'one-more' })).status).toBe(201);
  expect((await begin({ slug: 'one-too-many' })).status).toBe(409);
});
