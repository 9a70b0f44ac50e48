import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { makeAuthor, signedIn } from '#test/people.ts';
import { project, projectSchool } from '#test/projects.ts';
import { olderPageDesk, upgradePage } from '#test/upgrades.ts';
import { noteSuppliedTexts } from './newest-texts.service.ts';

/** After the newer project was taken over as version 2. */
async function takenOver() {
  const desk = await olderPageDesk();
  await desk.answer('project', 'project');
  const restore = () => desk.write('POST', '/supplied-project/restore');
  const save = (changes: object) => desk.write('PUT', '/project', { ...project, ...changes });
  const form = async () => (await desk.write('GET', '/project')).body;
  const now = async () => (await form()).project;
  return { ...desk, restore, save, form, now };
}

const saved = 'supplied/project-saved';

test('the project that a newer one replaced can be brought back as the next version, once', async () => {
  const desk = await takenOver();
  expect((await desk.now()).title).toBe(desk.newer.project?.title);
  const { projectReplacedAt } = (await desk.write('GET', '')).body;
  expect(projectReplacedAt).toEqual(expect.any(String));
  expect((await desk.form()).takenOver).toBe(true);
  expect((await desk.restore()).body).toMatchObject({
    projectReplacedAt: null,
    newerProject: false,
  });
  expect(await desk.form()).toMatchObject({
    takenOver: false,
    project: { ...project, version: 3 },
  });
  expect((await desk.restore()).body.code).toBe(saved);
  // It counts as kept.
  await noteSuppliedTexts();
  expect((await desk.offered()).newerProject).toBe(false);
  const { items } = (await desk.app.call('GET', '/admin/audit', { token: desk.admin })).body;
  expect(items[0]).toMatchObject({ action: 'course-project/restore' });
});

test('a project that somebody has saved since stays as it is', async () => {
  const desk = await takenOver();
  await desk.save({ brief: 'Written since.', version: 2 });
  expect((await desk.write('GET', '')).body.projectReplacedAt).toBeNull();
  expect((await desk.restore()).body.code).toBe(saved);
  expect(await desk.now()).toMatchObject({ brief: 'Written since.', version: 3 });
});

test('where no project was replaced, there is none to bring back', async () => {
  const desk = await olderPageDesk();
  const nothing = async () => {
    expect((await desk.write('GET', '')).body.projectReplacedAt).toBeNull();
    expect((await desk.write('POST', '/supplied-project/restore')).body.code).toBe(saved);
  };
  await nothing();
  await desk.answer('project');
  await nothing();
  await sql`delete from project_versions`.execute(q());
  await nothing();
  await upgradePage(desk.id);
  expect((await desk.answer('project', 'project')).body.projectReplacedAt).toBeNull();
  await nothing();
});

test('of several who bring it back or save at once, one counts', async () => {
  const desk = await takenOver();
  const answers = await Promise.all(Array.from({ length: 6 }, desk.restore));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409, 409, 409, 409,
  ]);
  expect((await desk.now()).version).toBe(3);

  await upgradePage(desk.id);
  await desk.answer('project', 'project');
  const [restored, written] = await Promise.all([
    desk.restore(),
    desk.save({ brief: 'Meanwhile.', version: 4 }),
  ]);
  expect([restored.status, written.status].toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  expect(await desk.now()).toMatchObject({
    version: 5,
    brief: restored.status === 200 ? project.brief : 'Meanwhile.',
  });
});

test('what learners submitted keeps the rubric that they read, whatever is brought back', async () => {
  const school = await projectSchool();
  const { app, course, asker, learner, author, helper } = school;
  const { body: first } = await school.submit(asker);
  await upgradePage(course.id);
  const path = `/authoring/courses/${course.id}/supplied-project`;
  const { token } = author;
  const { stamp } = (await app.call('GET', path, { token })).body;
  await app.call('POST', path, { token, body: { stamp, take: ['project'] } });
  const { project: newer } = await school.shown(learner);
  const work = { link: 'https://kabir.example/form', words: 'Mine.', version: 2 };
  const { body: second } = await school.submit(learner, work);
  expect((await app.call('POST', `${path}/restore`, { token })).status).toBe(200);

  const rubricOf = async (id: string) => (await school.open(helper, id)).body.project.criteria;
  expect(await rubricOf(first.id)).toEqual(project.criteria);
  expect(await rubricOf(second.id)).toEqual(newer.criteria);
  expect((await school.shown(asker)).project).toMatchObject({ title: project.title, version: 3 });
  // A learner who still reads the newer one is asked to look again.
  await school.takeBack(learner, second.id);
  expect((await school.submit(learner, work)).body.code).toBe('projects/changed');
});

test('authors bring back the project of their own courses', async () => {
  const desk = await takenOver();
  const admin = { token: desk.admin };
  const author = await signedIn(desk.app, { email: 'meera@example.in' });
  const other = await signedIn(desk.app, { email: 'joel@example.in' });
  await makeAuthor(desk.app, author, admin, desk.id);
  const begun = { title: 'Ours', slug: 'ours', description: 'Ours.', instructor: 'Asha Rao' };
  const { id } = (await desk.app.call('POST', '/admin/courses', { ...admin, body: begun })).body;
  await makeAuthor(desk.app, other, admin, id);
  const status = async ({ token }: { token: string }) =>
    (
      await desk.app.call('POST', `/authoring/courses/${desk.id}/supplied-project/restore`, {
        token,
      })
    ).status;
  expect(await status(other)).toBe(404);
  expect(await status(author)).toBe(200);
});
