import { expect, test } from 'vitest';
import { seedCourses } from '#app/courses/server/seed.ts';
import { testApp } from '#test/app.ts';
import { makeAuthor, signedIn, signedInAdmin } from '#test/people.ts';
import { project } from '#test/projects.ts';
import { seedStartingCourses } from '#test/starting-courses.ts';

test('a new school’s courses have a project, which a later start does not touch', async () => {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  await seedStartingCourses(app, 2);
  const [course] = (await app.call('GET', '/courses')).body as [{ id: string; slug: string }];
  const shown = async () =>
    (await app.call('GET', `/catalogue/${course.slug}/project`)).body.project;
  expect(await shown()).toMatchObject({ title: expect.any(String) });
  expect((await shown()).criteria[0]).toEqual({
    name: expect.any(String),
    points: expect.any(Number),
  });

  const admin = await signedInAdmin(app);
  const author = await signedIn(app, { email: 'meera@example.in' });
  await makeAuthor(app, author, admin, course.id);
  const path = `/authoring/courses/${course.id}/project`;
  const { token } = author;
  const written = (await app.call('GET', path, { token })).body.project;
  expect(written).toMatchObject({ version: 1, offered: true });
  await app.call('PUT', path, { token, body: { ...project, version: 1 } });
  expect((await shown()).title).toBe(project.title);
  await seedCourses(app.clock);
  expect((await shown()).title).toBe(project.title);

  await app.call('PUT', path, { token, body: { ...project, offered: false, version: 2 } });
  expect(await shown()).toBeNull();
  expect((await app.call('GET', '/catalogue/none/project')).status).toBe(404);
});
