import { expect, test } from 'vitest';
import { atDesk } from '#test/author-desk.ts';
import { seedStartingCourses, startingCourses } from '#test/starting-courses.ts';
import { noteSuppliedTexts } from './newest-texts.service.ts';

/** A school that was set up when only the first two courses came with Liftoff. */
async function olderSchool() {
  const desk = await atDesk((app) => seedStartingCourses(app, 2));
  const { app, admin: token } = desk;
  const supplied = async () =>
    (await app.call('GET', '/authoring/supplied-courses', { token })).body.courses;
  const slugs = async () => (await supplied()).map(({ slug }: { slug: string }) => slug);
  const add = (slug: string) => app.call('POST', `/authoring/supplied-courses/${slug}`, { token });
  const onSale = async () => (await app.call('GET', '/courses')).body.length;
  return { ...desk, token, supplied, slugs, add, onSale };
}

test('a school is offered the courses that came later, in their order, and has none of them by itself', async () => {
  const school = await olderSchool();
  const later = (await startingCourses()).slice(2);
  expect(await school.supplied()).toEqual(
    later.map(({ slug, title, description, lessons }) => ({
      slug,
      title,
      description,
      lessons: lessons.size,
    })),
  );
  expect(await school.onSale()).toBe(2);
});

test('a course that is added has all that a new school gets, and is not on sale yet', async () => {
  const { app, token, add, slugs, onSale } = await olderSchool();
  const course = (await startingCourses()).at(-1);
  if (!course) throw new Error('There are no starting courses');
  const added = await add(course.slug);
  expect(added.status).toBe(201);
  const { id } = added.body;
  expect(await slugs()).not.toContain(course.slug);
  expect(await onSale()).toBe(2);
  const { stages, newerTexts } = (await app.call('GET', `/authoring/courses/${id}`, { token }))
    .body;
  expect({
    newerTexts,
    stages: stages.map(({ title, lessons, quiz }: { title: string; lessons: []; quiz: object }) => [
      title,
      lessons.length,
      quiz !== null,
    ]),
  }).toEqual({
    newerTexts: false,
    stages: course.sections.map(({ title, lessons }) => [title, lessons.length, true]),
  });
  const project = await app.call('GET', `/authoring/courses/${id}/project`, { token });
  expect(project.body.project).toMatchObject({ title: course.project?.title });
  const { items } = (await app.call('GET', '/admin/audit', { token })).body;
  expect(items[0]).toMatchObject({ action: 'content/add-supplied' });
});

test('the next start offers no newer text of it: it is what the folder says', async () => {
  const { app, token, add } = await olderSchool();
  const { id } = (await add('voice-and-whatsapp-in-indian-languages')).body;
  await noteSuppliedTexts();
  const { body } = await app.call('GET', `/authoring/courses/${id}/supplied`, { token });
  expect(body.code).toBe('supplied/none');
});

test('added twice at once, a course is there once', async () => {
  const { add, slugs } = await olderSchool();
  const [slug] = await slugs();
  const answers = await Promise.all([add(slug), add(slug)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

test('a course of the school keeps its address, and no other folder is read', async () => {
  const { app, token, add, slugs } = await olderSchool();
  const [slug] = await slugs();
  const begun = { title: 'Our own', slug, description: 'Ours.', instructor: 'Asha Rao' };
  await app.call('POST', '/admin/courses', { token, body: begun });
  expect(await slugs()).not.toContain(slug);
  expect((await add(slug)).body.code).toBe('courses/slug-taken');
  for (const name of ['..', '%2e%2e%2fpolicies', 'none'])
    expect((await add(name)).status).toBe(404);
});
