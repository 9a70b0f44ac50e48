import { expect, test } from 'vitest';
import { complete, lessonsToComplete, school } from '#test/certificates.ts';
import { member } from '#test/people.ts';

test('a learner sees the own figures, also a single one, and nobody else’s', async () => {
  const { app, person } = await school();
  const other = await member(app, 'basicPlan', { email: 'other@example.in' });
  // A Monday in India.
  app.clock.set('2026-12-14T06:00:00Z');
  const ask = async (method: string, path: string, { token } = person, body?: object) =>
    (await app.call(method, path, { token, body })).body;
  const figures = (who = person) => ask('GET', '/learning/figures', who);
  const nothing = {
    lessons: 0,
    timed: 0,
    minutes: 0,
    courses: [],
    practice: { done: 0, firstTry: 0 },
    reviews: [],
    certificates: 0,
    goal: null,
  };
  expect(await figures()).toMatchObject(nothing);

  const { slug, ids } = await lessonsToComplete(app, person);
  const [first = '', second = '', third = '', fourth = ''] = ids;
  const open = (id: string) => ask('PUT', `/learning/lessons/${id}/opened`);
  await open(first);
  app.clock.advance({ minutes: 25 });
  await complete(app, person, first);
  await complete(app, person, second);
  app.clock.advance({ days: 7 });
  await open(third);
  app.clock.advance({ minutes: 50 });
  await complete(app, person, third);
  await ask('PUT', '/goals/weekly', person, { lessons: 3 });
  await ask('PUT', `/learning/courses/${slug}/review`, person, { stars: 4, words: '' });
  const found = await figures();
  expect(found).toMatchObject({
    lessons: 3,
    timed: 2,
    minutes: 75,
    courses: [{ slug, lessonsDone: 3, lessonsTotal: 4, timed: 2, minutes: 75, finishedAt: null }],
    reviews: [{ slug, stars: 4 }],
    certificates: 0,
    goal: { lessons: 3, done: 1 },
  });
  // None from before the first lesson.
  expect(found.weeks).toEqual([
    { week: '2026-12-14', lessons: 2, timed: 1, minutes: 25 },
    { week: '2026-12-21', lessons: 1, timed: 1, minutes: 50 },
  ]);
  const { done, firstTry } = found.practice;
  expect(done).toBeGreaterThan(0);
  expect(firstTry).toBeLessThanOrEqual(done);

  await complete(app, person, fourth);
  expect(await figures()).toMatchObject({ certificates: 1, courses: [{ lessonsDone: 4 }] });
  const table = async (name: string): Promise<string[]> =>
    (await ask('POST', '/learning/figures-table', person, { table: name })).split('\r\n');
  expect(await table('weeks')).toContain('"2026-12-14","2026-12-20","2","1","25"');
  expect((await table('courses'))[1]).toMatch(/"2026-12-14","2026-12-21","4","4","75"$/);
  expect(await figures(other)).toMatchObject(nothing);
});
