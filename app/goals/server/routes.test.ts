import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { member } from '#test/people.ts';
import { doPractice } from '#test/practice.ts';
import { seedStartingCourses } from '#test/starting-courses.ts';

/** The number of a lesson in another course. */
const inOther = -1;

/** A learner in the middle of a December, with the lessons of a course in order, and one of another. */
async function learner() {
  const app = await testApp();
  await seedStartingCourses(app, 2);
  app.clock.set('2026-12-14T06:00:00Z');
  const { token } = await member(app, 'premiumPlan');
  const call = (method: string, path: string, body?: unknown) =>
    app.call(method, path, { token, body });
  const lessonsOf = async (slug: string): Promise<{ id: string; address: string }[]> =>
    (await call('GET', `/learning/courses/${slug}`)).body.course.sections
      .flatMap((section: { lessons: object[] }) => section.lessons)
      .map((lesson: { id: string; slug: string }) => ({
        id: lesson.id,
        address: `/learning/courses/${slug}/lessons/${lesson.slug}`,
      }));
  const lessons = await lessonsOf('no-code-app-lab');
  const [elsewhere] = await lessonsOf('interfaces-people-trust');
  const practised = new Set<number>();
  const at = (index: number) =>
    (index === inOther ? elsewhere : lessons[index]) ?? expect.fail(`no lesson ${index}`);
  const completion = (index: number) => `/learning/lessons/${at(index).id}/completion`;
  const practise = async (index: number) => {
    if (practised.has(index)) return;
    practised.add(index);
    const { lesson } = (await call('GET', at(index).address)).body;
    await doPractice(async (...asked) => (await call(...asked)).body, lesson);
  };
  return {
    clock: app.clock,
    call,
    practise,
    complete: async (index: number) => {
      await practise(index);
      expect((await call('PUT', completion(index))).status).toBe(200);
    },
    undo: (index: number) => call('DELETE', completion(index)),
    setGoal: async (lessons: number) => (await call('PUT', '/goals/weekly', { lessons })).body,
    goal: async () => (await call('GET', '/dashboard/home')).body.goal,
  };
}

test('a learner sets a goal, changes it and removes it', async () => {
  const { call, setGoal, goal } = await learner();
  expect(await goal()).toBeNull();
  const unmet = { done: 0, met: false, weeks: 0, metBefore: false };
  expect(await setGoal(3)).toEqual({ lessons: 3, ...unmet });
  expect(await setGoal(5)).toEqual({ lessons: 5, ...unmet });
  expect(await goal()).toEqual({ lessons: 5, ...unmet });
  expect((await call('PUT', '/goals/weekly', { lessons: 2 })).status).toBe(400);
  for (const _ of [1, 2]) expect((await call('DELETE', '/goals/weekly')).status).toBe(204);
  expect(await goal()).toBeNull();
});

test('the week counts each lesson once, and stays met once it is', async () => {
  const { call, complete, undo, setGoal, goal } = await learner();
  await complete(0);
  expect(await setGoal(3)).toMatchObject({ done: 1, met: false });
  await complete(1);
  await complete(1);
  expect(await goal()).toMatchObject({ done: 2, met: false, weeks: 0 });
  await complete(2);
  const met = { lessons: 3, done: 3, met: true, weeks: 1, metBefore: true };
  expect(await goal()).toEqual(met);
  await complete(2);
  await complete(3);
  expect(await goal()).toEqual({ ...met, done: 4 });
  for (const index of [3, 2, 1]) await undo(index);
  expect(await goal()).toEqual({ ...met, done: 1 });
  expect(await setGoal(5)).toMatchObject({ lessons: 5, met: true, weeks: 1 });
  // A new goal that the week has reached already.
  await call('DELETE', '/goals/weekly');
  expect(await setGoal(1)).toMatchObject({ done: 1, met: true, weeks: 1 });
});

test('weeks in a row end at midnight on Sunday in India, go on over the new year, and start again after a missed one', async () => {
  const { clock, complete, setGoal, goal } = await learner();
  await setGoal(1);
  clock.set('2026-12-20T18:29:00Z');
  await complete(0);
  expect(await goal()).toMatchObject({ done: 1, met: true, weeks: 1 });
  clock.set('2026-12-20T18:31:00Z');
  expect(await goal()).toMatchObject({ done: 0, met: false, weeks: 1, metBefore: true });
  await complete(1);
  expect(await goal()).toMatchObject({ done: 1, met: true, weeks: 2 });
  clock.set('2026-12-31T18:00:00Z');
  await complete(2);
  clock.set('2027-01-02T06:00:00Z');
  expect(await goal()).toMatchObject({ done: 1, met: true, weeks: 3 });
  clock.set('2027-01-10T18:00:00Z');
  expect(await goal()).toMatchObject({ done: 0, met: false, weeks: 3 });
  clock.set('2027-01-10T19:00:00Z');
  expect(await goal()).toMatchObject({ done: 0, met: false, weeks: 0, metBefore: true });
  await complete(3);
  expect(await goal()).toMatchObject({ done: 1, met: true, weeks: 1 });
});

test('of lessons of two courses completed at the same moment, the second one meets the goal', async () => {
  const { call, practise, complete, undo, setGoal, goal } = await learner();
  await complete(0);
  for (const index of [1, inOther]) await practise(index);
  for (let round = 0; round < 6; round += 1) {
    await setGoal(3);
    await Promise.all([1, inOther].map((index) => complete(index)));
    expect(await goal()).toMatchObject({ done: 3, met: true, weeks: 1 });
    for (const index of [1, inOther]) await undo(index);
    await call('DELETE', '/goals/weekly');
  }
});
