import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { member } from '#test/people.ts';
import { doPractice } from '#test/practice.ts';
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
  const firsts = await Promise.all([one, two, one].map(complete));
  expect(firsts.filter(Boolean)).toEqual([true]);
  for (const lesson of [one, two]) await call('DELETE', completion(lesson));
  expect(await complete(one)).toBe(false);
  expect(await steps()).toEqual({ course: true, practice: true, lesson: true, goal: false });

  await call('PUT', '/goals/weekly', { lessons: 3 });
  expect(await steps()).toBeNull();
  await call('DELETE', '/goals/weekly');
  app.clock.advance({ days: 8 });
  expect(await steps()).toBeNull();
});
