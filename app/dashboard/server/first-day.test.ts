import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { member } from '#test/people.ts';
import { blocksOf, doPractice, guess, type Lesson } from '#test/practice.ts';
import { seedFirstCourse } from '#test/starting-courses.ts';

const course = '/learning/courses/no-code-app-lab';

test('a new member is shown the first steps until they are done, and the first lesson is celebrated once', async () => {
  const app = await testApp();
  await seedFirstCourse(app, 2);
  app.clock.set('2026-12-14T06:00:00Z');
  const { token } = await member(app);
  const call = (method: string, path: string, body?: unknown) =>
    app.call(method, path, { token, body });
  const steps = async () => (await call('GET', '/dashboard/home')).body.steps;
  const lessons: { id: string; slug: string }[] = (
    await call('GET', course)
  ).body.course.sections.flatMap((section: { lessons: object[] }) => section.lessons);
  const [one, two] = lessons;
  if (!one || !two) throw new Error('The course has too few lessons');
  const practise = async ({ slug }: { slug: string }) =>
    doPractice(
      async (...asked) => (await call(...asked)).body,
      (await call('GET', `${course}/lessons/${slug}`)).body.lesson,
    );
  const completion = ({ id }: { id: string }) => `/learning/lessons/${id}/completion`;
  const complete = async (lesson: { id: string }) =>
    (await call('PUT', completion(lesson))).body.firstLesson;

  const nothing = { course: false, practice: false, lesson: false, goal: false };
  expect(await steps()).toEqual(nothing);
  await call('PUT', `/learning/lessons/${one.id}/opened`);
  expect(await steps()).toEqual({ ...nothing, course: true });
  await practise(one);
  expect(await steps()).toEqual({ ...nothing, course: true, practice: true });

  await practise(two);
  const [first, second, repeated] = await Promise.all([one, two, one].map(complete));
  expect([first, second].filter(Boolean)).toEqual([true]);
  // The answer to the first request may have been lost.
  expect(repeated).toBe(first);
  expect(await Promise.all([one, two].map(complete))).toEqual([first, second]);
  app.clock.advance({ minutes: 1 });
  for (const lesson of [one, two]) await call('DELETE', completion(lesson));
  expect(await complete(one)).toBe(false);
  expect(await steps()).toEqual({ course: true, practice: true, lesson: true, goal: false });

  await call('PUT', '/goals/weekly', { lessons: 3 });
  expect(await steps()).toBeNull();
  await call('DELETE', '/goals/weekly');
  app.clock.advance({ days: 8 });
  expect(await steps()).toBeNull();
});

test('a wrong answer counts as a try of a practice question, as the step says', async () => {
  const app = await testApp();
  await seedFirstCourse(app, 1);
  const { token } = await member(app);
  const get = async (path: string) => (await app.call('GET', path, { token })).body;
  expect((await get('/dashboard/home')).offersRevision).toBe(false);
  const practice = async () => (await get('/dashboard/home')).steps.practice;
  const [slug] = (await get(course)).course.sections.flatMap(
    (section: { lessons: { slug: string }[] }) => section.lessons.map((each) => each.slug),
  );
  const lesson: Lesson = (await get(`${course}/lessons/${slug}`)).lesson;
  const block = blocksOf(lesson).find(({ kind }) => kind === 'choose-one');
  if (!block) throw new Error('The lesson has no such practice');
  expect(await practice()).toBe(false);
  // Its first option is wrong.
  const answer = guess(block);
  const path = `/learning/lessons/${lesson.id}/practice/${block.id}`;
  const { body } = await app.call('POST', path, { token, body: { answer } });
  expect(body).toMatchObject({ outcome: 'open', tries: 1, done: false });
  expect(await practice()).toBe(true);

  // It comes back only to those who turn revision on, so the dashboard offers that.
  const offered = async () => (await get('/dashboard/home')).offersRevision;
  expect(await offered()).toBe(true);
  await app.call('PUT', '/recall', { token });
  expect(await offered()).toBe(false);
});
