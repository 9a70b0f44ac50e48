import { expect, test } from 'vitest';
import { pool } from '#app/platform/database.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { grantRole, signedIn, signedInAdmin } from '#test/people.ts';
import { project } from '#test/projects.ts';
import { seedFirstCourse } from '#test/starting-courses.ts';
import { authoredIn } from '#test/upgrades.ts';

const begun = {
  title: 'Agents at the desk',
  slug: 'agents',
  description: 'What to hand over.',
  instructor: 'Imran Qureshi',
};

/** An author with a course that was never on sale, another author, and an admin. */
async function school() {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  await seedFirstCourse(app);
  const admin = await signedInAdmin(app);
  const authorNamed = async (email: string) => {
    const person = await signedIn(app, { email });
    await grantRole(app, person, admin, 'author');
    return person;
  };
  const [author, other] = [
    await authorNamed('imran@example.in'),
    await authorNamed('lata@example.in'),
  ];
  const as = doing(app);
  const { id } = (await as(author, 'POST', '/authoring/courses', begun)).body;
  const at = `/authoring/courses/${id}`;
  const page = async () => (await as(author, 'GET', `${at}/page`)).body;
  const save = async (changes: object, version?: number) => {
    const edited = await page();
    return as(author, 'PUT', `${at}/page`, {
      ...authoredIn(edited),
      version: version ?? edited.version,
      ...changes,
    });
  };
  const putOnSale = async () => {
    const { version } = await page();
    return as(admin, 'PUT', `/admin/courses/${id}/publication`, { published: true, version });
  };
  return { app, admin, author, other, id, at, as, page, save, putOnSale };
}

const projects = async () => (await pool().query('select from project_versions')).rowCount;

const doing =
  (app: TestApp) =>
  ({ token }: { token: string }, method: string, path: string, body?: object) =>
    app.call(method, path, { token, body });

test('an author changes the page and the cover of a course, and readers see it at once', async () => {
  const { app, admin, author, as, page, save, putOnSale } = await school();
  await putOnSale();
  const changes = {
    description: 'What to hand over, and what to keep.',
    learningPoints: ['Say what done means'],
    faqs: [{ question: 'Do I code?', answer: 'No.' }],
    palette: 'monsoon',
    composition: 'orbit',
    icon: 'bot',
  };
  expect(await save(changes)).toMatchObject({ status: 200, body: changes });
  expect((await app.call('GET', '/catalogue/agents')).body).toMatchObject(changes);

  expect((await save({ slug: 'agents-at-work' })).status).toBe(200);
  const moved = await app.call('GET', '/catalogue/agents');
  expect(moved.body.slug ?? moved.body.code).toBe('agents-at-work');
  expect((await save({ slug: 'no-code-app-lab' })).body).toMatchObject({
    code: 'courses/slug-taken',
    fields: { slug: expect.any(String) },
  });
  const { version } = await page();
  expect((await save({}, version - 1)).body.code).toBe('courses/changed-meanwhile');
  expect((await save({ title: '' })).body.fields).toEqual({ title: expect.any(String) });

  const { items } = (await as(admin, 'GET', `/admin/audit?actor=${author.uid}`)).body;
  expect(items[0]).toMatchObject({ action: 'course/change' });
});

test('which courses are new or trending is not for authors to say, nor are pages of others', async () => {
  const { other, at, as, page, save } = await school();
  expect((await save({ isTrending: true })).status).toBe(400);
  expect((await page()).isTrending).toBe(false);
  const edited = authoredIn(await page());
  expect((await as(other, 'GET', `${at}/page`)).status).toBe(404);
  expect((await as(other, 'PUT', `${at}/page`, edited)).status).toBe(404);
  expect((await as(other, 'DELETE', at)).status).toBe(404);
});

test('a course that was never on sale is deleted with all that is in it, and its address is free', async () => {
  const { app, admin, author, at, as } = await school();
  const { stages } = (await as(author, 'POST', `${at}/stages`, { title: 'Begin' })).body;
  const [{ id: stage }] = stages;
  await as(author, 'POST', `${at}/lessons`, { stage, title: 'First' });
  await as(author, 'POST', `${at}/quizzes`, { stage });
  const { stamp } = (await as(author, 'GET', `${at}/changes`)).body;
  await as(author, 'POST', `${at}/publication`, { stamp, words: '' });
  await as(author, 'PUT', `${at}/project`, { ...project, version: 0 });
  expect(await projects()).toBe(1);
  const announced = { words: 'It is coming.', points: [], opens: 'In May' };
  expect((await as(author, 'PUT', `${at}/announcement`, announced)).status).toBeLessThan(300);
  expect((await app.call('GET', '/announcements/agents')).status).toBe(200);

  expect((await as(author, 'DELETE', at)).status).toBe(204);
  expect((await as(author, 'GET', at)).body.code).toBe('courses/not-found');
  expect((await as(author, 'DELETE', at)).body.code).toBe('courses/not-found');
  expect((await app.call('GET', '/announcements/agents')).status).toBe(404);
  expect((await as(author, 'GET', '/authoring/courses')).body.courses).toEqual([]);
  expect(await projects()).toBe(0);
  expect((await as(author, 'POST', '/authoring/courses', begun)).status).toBe(201);
  const { courses } = (await as(admin, 'GET', '/admin/courses')).body;
  expect(courses.map(({ place }: { place: number }) => place)).toEqual([1, 2]);
  const { items } = (await as(admin, 'GET', `/admin/audit?actor=${author.uid}`)).body;
  expect(items.map(({ action }: { action: string }) => action)).toContain('course/delete');
});

test('a course that is or was on sale is never deleted', async () => {
  const { admin, author, id, at, as, page, putOnSale } = await school();
  await putOnSale();
  expect((await as(author, 'DELETE', at)).body.code).toBe('courses/was-on-sale');
  const { version } = await page();
  const down = { published: false, version };
  expect((await as(admin, 'PUT', `/admin/courses/${id}/publication`, down)).status).toBe(200);
  expect((await as(admin, 'DELETE', at)).body.code).toBe('courses/was-on-sale');
  expect(await page()).toMatchObject({ published: false, opened: true });
});

test('of a deletion and a publication at once, one wins and nothing is half done', async () => {
  const { app, admin, author, at, as, putOnSale } = await school();
  const [deleted, published] = await Promise.all([as(author, 'DELETE', at), putOnSale()]);
  const { body } = await app.call('GET', '/catalogue/agents');
  if (deleted.status === 204) {
    expect(body.code).toBe('courses/not-found');
    expect(published.status).toBeGreaterThanOrEqual(400);
  } else {
    expect([deleted.status, published.status, body.slug]).toEqual([409, 200, 'agents']);
  }
  expect((await as(admin, 'GET', '/admin/courses')).status).toBe(200);
});
