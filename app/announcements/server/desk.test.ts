import { expect, test } from 'vitest';
import { makeAuthor, signedIn, signedInAdmin } from '#test/people.ts';
import { testApp } from '#test/app.ts';
import { mostAnnounced } from '../announcement-limits.ts';
import { textsIn } from '#test/upgrades.ts';
import { announced, courseInPreparation, upcoming } from '#test/upcoming.ts';

test('an announced course has a page and a place in the list, which show only its announcement', async () => {
  const { app, slug, write } = await upcoming();
  await write('POST', '/stages', { title: 'A stage of the draft' });
  const shown = {
    slug,
    title: 'Agents at work',
    icon: 'rocket',
    palette: expect.any(String),
    composition: null,
    image: null,
    ...announced,
  };
  expect((await app.call('GET', `/announcements/${slug}`)).body).toEqual(shown);
  expect((await app.call('GET', '/announcements')).body).toEqual({
    courses: [shown],
    total: 1,
    page: 1,
    pages: 1,
  });
  // It is no course yet.
  expect((await app.call('GET', `/catalogue/${slug}`)).status).toBe(404);
  expect((await app.call('GET', '/catalogue')).body.total).toBe(0);
  expect((await app.call('GET', '/search/courses')).body.all).toMatchObject({ courses: 0 });
});

test('a course without an announcement shows nothing, and its texts are offered to begin with', async () => {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  const admin = await signedInAdmin(app);
  const { id, slug } = await courseInPreparation(app, admin.token, { unannounced: true });
  expect((await app.call('GET', `/announcements/${slug}`)).body).toEqual({
    error: 'This course is not in preparation.',
    code: 'announcements/not-found',
  });
  expect((await app.call('GET', '/announcements')).body.total).toBe(0);
  const desk = await app.call('GET', `/authoring/courses/${id}/announcement`, {
    token: admin.token,
  });
  expect(desk.body).toEqual({
    announced: false,
    mayAnnounce: true,
    slug,
    waiting: 0,
    words: 'Agents.',
    points: [],
    opens: '',
  });
});

test('an announcement can be changed, withdrawn and made again, and the audit log says so', async () => {
  const { app, admin, desk, slug } = await upcoming();
  const changed = await desk('PUT', { ...announced, opens: 'in March' });
  expect(changed.body).toMatchObject({ announced: true, opens: 'in March' });
  expect((await app.call('GET', `/announcements/${slug}`)).body.opens).toBe('in March');
  expect((await desk('DELETE')).body).toMatchObject({ announced: false, words: 'Agents.' });
  expect((await app.call('GET', `/announcements/${slug}`)).status).toBe(404);
  expect((await desk('DELETE')).status).toBe(200);
  expect((await desk('PUT', announced)).body).toMatchObject({ announced: true });
  const { items } = (await app.call('GET', '/admin/audit', { token: admin })).body;
  expect(items.map(({ action }: { action: string }) => action).slice(0, 4)).toEqual([
    'announcement/save',
    'announcement/withdraw',
    'announcement/save',
    'announcement/save',
  ]);
});

test('faulty texts are refused at their fields', async () => {
  const { desk } = await upcoming();
  const refused = async (changes: object) =>
    (await desk('PUT', { ...announced, ...changes })).body.fields;
  expect(await refused({ words: ' ' })).toHaveProperty('words');
  expect(await refused({ words: 'a'.repeat(1001) })).toHaveProperty('words');
  expect(await refused({ opens: 'soon\nor later' })).toHaveProperty('opens');
  expect(await refused({ points: Array.from({ length: 13 }, () => 'One') })).toEqual({
    points: 'Please list at most 12 points',
  });
});

test('an author announces the author’s own course, and no other', async () => {
  const { app, admin, id, desk } = await upcoming();
  const author = await signedIn(app, { email: 'author@example.in' });
  const own = await courseInPreparation(app, admin, { title: 'Own', unannounced: true });
  await makeAuthor(app, author, { token: admin }, own.id);
  const put = (course: string) =>
    app.call('PUT', `/authoring/courses/${course}/announcement`, {
      token: author.token,
      body: announced,
    });
  expect((await put(own.id)).status).toBe(200);
  expect((await put(id)).body.code).toBe('courses/not-found');
  for (const method of ['GET', 'DELETE'])
    expect(
      (await app.call(method, `/authoring/courses/${id}/announcement`, { token: author.token }))
        .status,
    ).toBe(404);
  expect((await desk()).body.announced).toBe(true);
});

test('a course that was on sale can’t be announced, even if it was taken down', async () => {
  const { desk, putOnSale } = await upcoming();
  await putOnSale();
  const refused = { status: 409, body: { code: 'announcements/opened-before' } };
  expect(await desk('PUT', announced)).toMatchObject(refused);
  await putOnSale(false);
  expect(await desk('PUT', announced)).toMatchObject(refused);
  expect((await desk()).body).toMatchObject({ announced: false, mayAnnounce: false });
});

test('no more courses are announced than the list of courses shows', async () => {
  const { app, admin, desk } = await upcoming();
  const announce = (id: string) =>
    app.call('PUT', `/authoring/courses/${id}/announcement`, { token: admin, body: announced });
  const courses: { id: string }[] = [];
  for (let count = 2; count <= mostAnnounced + 1; count += 1)
    courses.push(
      await courseInPreparation(app, admin, { title: `Course ${count}`, unannounced: true }),
    );
  const answers = await Promise.all(courses.map(({ id }) => announce(id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostAnnounced - 1);
  const refused = answers.findIndex(({ status }) => status !== 200);
  expect(answers[refused]).toMatchObject({
    status: 409,
    body: { code: 'announcements/too-many' },
  });
  expect((await app.call('GET', '/announcements')).body.total).toBe(mostAnnounced);
  // Those that are announced can still be changed.
  expect((await desk('PUT', { ...announced, opens: 'in March' })).status).toBe(200);
  await desk('DELETE');
  expect((await announce(courses[refused]?.id ?? '')).status).toBe(200);
});

test('a former address leads to the announcement too', async () => {
  const { app, admin, id, slug } = await upcoming();
  const { body: course } = await app.call('GET', `/admin/courses/${id}`, { token: admin });
  const moved = await app.call('PUT', `/admin/courses/${id}`, {
    token: admin,
    body: { ...textsIn(course), slug: 'agents' },
  });
  expect(moved.status).toBe(200);
  expect((await app.call('GET', `/announcements/${slug}`)).body.slug).toBe('agents');
});
