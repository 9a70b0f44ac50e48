import { expect, test } from 'vitest';
import { atDesk, first, learn, slug } from '#test/author-desk.ts';
import { member } from '#test/people.ts';

test('a finished course stays completed when a lesson is added, and offers it', async () => {
  const { app, admin, stages, write, publish, save } = await atDesk();
  const { token } = await member(app);
  const ask = async (path: string) => (await app.call('GET', path, { token })).body;
  for (const { lessons } of await stages())
    for (const lesson of lessons) await learn(app, token, lesson);
  const before = await ask(`/learning/courses/${slug}`);
  expect(before).toMatchObject({ certificate: expect.any(String), progress: { finished: true } });

  const [stage] = await stages();
  const { id } = (await write('POST', '/lessons', { stage: stage?.id, title: 'Measure' })).body;
  await save(id, { body: 'Ask five people.' });
  await publish('One more');
  const { certificate } = before;
  const { lessonsTotal } = before.progress;
  const progress = {
    finished: true,
    lessonsDone: lessonsTotal,
    lessonsTotal: lessonsTotal + 1,
    next: { title: 'Measure' },
  };
  expect(await ask(`/learning/courses/${slug}`)).toMatchObject({ certificate, progress });
  expect(await ask('/learning/courses?show=completed')).toMatchObject({
    courses: [{ slug, certificate, progress }],
    counts: { 'in-progress': 0, completed: 1 },
  });
  expect((await ask('/learning/continue')).current).toMatchObject({ course: { slug }, progress });

  // A course that is still to be finished comes first, also if it was opened earlier.
  const kites = {
    slug: 'kites',
    title: 'Kites',
    description: 'Build one.',
    instructor: { name: 'Imran Qureshi' },
    courseContent: [{ title: 'Paper', lessons: [{ title: 'Fold', text: 'How to fold.' }] }],
  };
  await app.call('POST', '/courses', { token: admin, body: kites });
  const open = async (lesson: string) => {
    await app.call('PUT', `/learning/lessons/${lesson}/opened`, { token });
    app.clock.advance({ minutes: 1 });
  };
  const { course } = await ask('/learning/courses/kites');
  await open(first<{ lessons: { id: string }[] }>(course.sections).lessons[0]?.id ?? '');
  await open(id);
  expect((await ask('/learning/continue')).current.course.slug).toBe('kites');
});
