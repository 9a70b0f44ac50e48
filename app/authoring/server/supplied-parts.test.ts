import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { atDesk } from '#test/author-desk.ts';
import { makeAuthor, signedIn } from '#test/people.ts';
import { project, projectSchool } from '#test/projects.ts';
import { seedStartingCourses } from '#test/starting-courses.ts';
import { olderPage, olderPageDesk, textsIn, upgradePage } from '#test/upgrades.ts';
import { noteSuppliedTexts } from './newest-texts.service.ts';

const nothing = { newerPage: false, newerProject: false };

test('after an upgrade the desk offers what the page says newly, and changes nothing by itself', async () => {
  const desk = await olderPageDesk();
  expect(await desk.offered()).toEqual({ newerPage: true, newerProject: true });
  const { parts, covers } = await desk.ask('page');
  expect(parts).toMatchObject([
    { part: 'title', school: 'unchanged', before: olderPage.title, after: desk.newer.title },
    {
      part: 'faqs',
      school: 'unchanged',
      before: 'Do I need a laptop?\nA phone will not do.',
      after: expect.stringContaining(desk.newer.faqs[0]?.answer ?? ''),
    },
    { part: 'cover', school: 'unchanged' },
  ]);
  expect(covers).toEqual({
    before: { composition: null, icon: desk.newer.icon, palette: olderPage.palette, image: null },
    after: { composition: null, icon: desk.newer.icon, palette: desk.newer.palette, image: null },
  });
  expect(await desk.readers()).toMatchObject(olderPage);
});

test('what is taken is on the page at once, what is kept stays, and neither is offered again', async () => {
  const desk = await olderPageDesk();
  const { version } = await desk.edited();
  expect((await desk.answer('page', 'title', 'cover')).body).toMatchObject({
    title: desk.newer.title,
    newerPage: false,
    newerProject: true,
    draftSince: null,
  });
  const { palette, icon, title, description } = desk.newer;
  expect(await desk.readers()).toMatchObject({ title, palette, icon, description });
  expect((await desk.readers()).faqs).toEqual(olderPage.faqs);
  // Someone who still has the course's form open is told.
  expect((await desk.change({ version })).body.code).toBe('courses/changed-meanwhile');
  await noteSuppliedTexts();
  expect(await desk.offered()).toEqual({ newerPage: false, newerProject: true });
  expect((await desk.ask('page')).code).toBe('supplied/none');
  const { items } = (await desk.app.call('GET', '/admin/audit', { token: desk.admin })).body;
  expect(items[0]).toMatchObject({
    action: 'course-page/take-newer',
    details: { taken: 'title, cover', kept: 'faqs' },
  });
});

test('what the school wrote itself is named, and stays unless its author chooses otherwise', async () => {
  const desk = await olderPageDesk();
  const faqs = [{ question: 'May I bring my cat?', answer: 'It may watch.' }];
  const own = { faqs, description: 'Our own words.', targetAudience: [] };
  expect((await desk.change(own)).status).toBe(200);
  const { parts } = await desk.ask('page');
  expect(parts).toMatchObject([
    { part: 'title', school: 'unchanged' },
    { part: 'faqs', school: 'changed', before: 'May I bring my cat?\nIt may watch.' },
    { part: 'cover', school: 'unchanged' },
  ]);
  await desk.answer('page', 'title', 'description', 'targetAudience');
  expect(await desk.edited()).toMatchObject({ ...own, title: desk.newer.title, palette: 'dusk' });
  // What was kept now counts as the school's own.
  await sql`update supplied_courses set parts = parts || '{"faqs": "older", "level": "older"}'`.execute(
    q(),
  );
  await noteSuppliedTexts();
  expect((await desk.ask('page')).parts).toMatchObject([{ part: 'faqs', school: 'changed' }]);
  await desk.answer('page', 'faqs');
  expect((await desk.readers()).faqs).toEqual(desk.newer.faqs);
});

test('a cover for which the school chose a picture is its own, until the newer one is taken', async () => {
  const desk = await olderPageDesk();
  const image = 'https://school.example/cover.png';
  await desk.change({ image });
  const { parts, covers } = await desk.ask('page');
  expect(parts.at(-1)).toMatchObject({ part: 'cover', school: 'changed', before: image });
  expect(covers.before).toMatchObject({ image });
  await desk.answer('page', 'title');
  expect((await desk.readers()).image).toBe(image);
  await sql`update supplied_courses set parts = parts || '{"cover": "older"}'`.execute(q());
  await noteSuppliedTexts();
  await desk.answer('page', 'cover');
  expect(await desk.readers()).toMatchObject({ image: null, palette: desk.newer.palette });
});

test('an answer takes only what was shown', async () => {
  const desk = await olderPageDesk();
  const { stamp } = await desk.ask('page');
  await desk.change({ title: 'Written meanwhile' });
  const late = { stamp, take: ['title'] };
  expect((await desk.write('POST', '/supplied-page', late)).body.code).toBe(
    'supplied/not-as-shown',
  );
  expect((await desk.readers()).title).toBe('Written meanwhile');
  const { stamp: read } = await desk.ask('project');
  await desk.write('PUT', '/project', { ...project, brief: 'Meanwhile.', version: 1 });
  const taken = await desk.write('POST', '/supplied-project', { stamp: read, take: ['project'] });
  expect(taken.body.code).toBe('supplied/not-as-shown');
  expect(await desk.offered()).toEqual({ newerPage: true, newerProject: true });
});

test('a newer project is the next version, and is shown to learners only if the school shows its own', async () => {
  const desk = await olderPageDesk();
  const { title, brief, criteria } = desk.newer.project ?? project;
  const { parts, covers } = await desk.ask('project');
  expect(covers).toBeNull();
  expect(parts).toMatchObject([{ part: 'project', school: 'unchanged' }]);
  for (const words of [project.title, project.brief, 'a link', 'It works\nPoints: 3'])
    expect(parts[0].before).toContain(words);
  expect(parts[0].after).toContain(criteria[0]?.earns);
  // It is the school's choice, and no text.
  await desk.write('PUT', '/project', { ...project, offered: false, version: 1 });
  expect((await desk.ask('project')).parts[0].school).toBe('unchanged');
  expect((await desk.answer('project', 'project')).body.newerProject).toBe(false);
  expect((await desk.write('GET', '/project')).body.project).toMatchObject({
    title,
    brief,
    criteria,
    version: 3,
    offered: false,
  });
  await noteSuppliedTexts();
  expect((await desk.offered()).newerProject).toBe(false);
});

test('a project that the school changed is named as its own and can be kept', async () => {
  const desk = await olderPageDesk();
  await desk.write('PUT', '/project', { ...project, brief: 'Our own brief.', version: 1 });
  expect((await desk.ask('project')).parts).toMatchObject([{ school: 'changed' }]);
  expect((await desk.answer('project')).status).toBe(200);
  expect((await desk.write('GET', '/project')).body.project.brief).toBe('Our own brief.');
  await noteSuppliedTexts();
  expect((await desk.offered()).newerProject).toBe(false);
  const { items } = (await desk.app.call('GET', '/admin/audit', { token: desk.admin })).body;
  expect(items[0]).toMatchObject({
    action: 'course-project/keep-own',
    details: { taken: '', kept: 'project' },
  });
});

test('what learners submitted keeps the rubric that they read, whatever the author takes over', async () => {
  const school = await projectSchool();
  const { app, course, asker, learner, author, helper } = school;
  const { body: judged } = await school.submit(asker);
  await school.respond(helper, judged.id);
  const { body: waits } = await school.submit(learner, { link: 'https://kabir.example/form' });
  await upgradePage(course.id);
  const path = `/authoring/courses/${course.id}/supplied-project`;
  const { token } = author;
  const { stamp } = (await app.call('GET', path, { token })).body;
  const answer = { token, body: { stamp, take: ['project'] } };
  expect((await app.call('POST', path, answer)).status).toBe(200);

  expect((await school.summary(asker)).last).toEqual({ points: 4, outOf: 5 });
  const { attempts, project: now } = await school.shown(asker);
  expect(now).toMatchObject({ version: 2 });
  expect(now.title).not.toBe(project.title);
  expect(attempts).toMatchObject([{ criteria: project.criteria, response: { points: [3, 1] } }]);
  expect((await school.open(helper, waits.id)).body.project.title).toBe(project.title);
  expect((await school.respond(helper, waits.id, { points: [1, 1] })).status).toBe(204);
  expect((await school.summary(learner)).last).toEqual({ points: 2, outOf: 5 });
  // Whoever still reads the older one is asked to look again.
  expect((await school.submit(asker, { words: 'Again.' })).body.code).toBe('projects/changed');
});

test('authors are offered the page and the project of their own courses', async () => {
  const desk = await olderPageDesk();
  const admin = { token: desk.admin };
  const author = await signedIn(desk.app, { email: 'meera@example.in' });
  const other = await signedIn(desk.app, { email: 'joel@example.in' });
  await makeAuthor(desk.app, author, admin, desk.id);
  await makeAuthor(desk.app, other, admin, (await anotherCourse(desk)).id);
  const status = async ({ token }: { token: string }, group: string) =>
    (await desk.app.call('GET', `/authoring/courses/${desk.id}/supplied-${group}`, { token }))
      .status;
  expect(await status(author, 'project')).toBe(200);
  expect(await status(author, 'page')).toBe(200);
  expect(await status(other, 'project')).toBe(404);
  expect(await status(other, 'page')).toBe(404);
});

const anotherCourse = async ({ app, admin }: Awaited<ReturnType<typeof olderPageDesk>>) =>
  (await app.call('POST', '/admin/courses', { token: admin, body: begun })).body;
const begun = { title: 'Ours', slug: 'ours', description: 'Ours.', instructor: 'Asha Rao' };

test('a school from before is asked about what differs, since nobody noted what it got', async () => {
  const desk = await olderPageDesk();
  await sql`update supplied_courses set parts = '{}'`.execute(q());
  await noteSuppliedTexts();
  expect((await desk.ask('page')).parts).toMatchObject([
    { part: 'title', school: 'unknown' },
    { part: 'faqs', school: 'unknown' },
    { part: 'cover', school: 'unknown' },
  ]);
  // What it has as it was supplied is known from then on.
  await desk.answer('page');
  await desk.change({ description: 'Our own words.' });
  await noteSuppliedTexts();
  expect((await desk.offered()).newerPage).toBe(false);
});

test('a course without a project is offered the supplied one', async () => {
  const desk = await olderPageDesk();
  await sql`delete from project_versions`.execute(q());
  await upgradePage(desk.id);
  expect((await desk.ask('project')).parts).toMatchObject([{ school: 'none', before: '' }]);
  await desk.answer('project', 'project');
  expect((await desk.write('GET', '/project')).body.project).toMatchObject({
    ...desk.newer.project,
    version: 1,
  });
});

test('a new school and a course that an admin adds are offered nothing, also once they are edited', async () => {
  const { app, admin: token } = await atDesk((school) => seedStartingCourses(school, 2));
  await noteSuppliedTexts();
  const slug = 'voice-and-whatsapp-in-indian-languages';
  await app.call('POST', `/authoring/supplied-courses/${slug}`, { token });
  const { courses } = (await app.call('GET', '/admin/courses', { token })).body;
  expect(courses).toHaveLength(3);
  for (const { id } of courses) {
    const { body } = await app.call('GET', `/admin/courses/${id}`, { token });
    const changed = { ...textsIn(body), title: 'Ours', topic: 'Ours' };
    await app.call('PUT', `/admin/courses/${id}`, { token, body: changed });
  }
  await noteSuppliedTexts();
  for (const { id } of courses)
    expect((await app.call('GET', `/authoring/courses/${id}`, { token })).body).toMatchObject({
      ...nothing,
      title: 'Ours',
    });
});
