import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import { complete, lessonsToComplete } from '#test/certificates.ts';
import { completedLessons } from '#test/completed-lessons.ts';
import { askedSchool } from '#test/questions.ts';

/** Six members whose practice is done, and what a night makes of what they do then. */
async function timedSchool() {
  const { app, course, author, admin, members } = await askedSchool();
  const people = await members(6);
  let ids: string[] = [];
  for (const person of people) ({ ids } = await lessonsToComplete(app, person));
  const who = (index: number) => people[index] ?? expect.fail(`no member ${index}`);
  const lesson = (index: number) => ids[index] ?? expect.fail(`no lesson ${index}`);
  return {
    app,
    course,
    author,
    admin,
    who,
    minutes: (minutes: number) => app.clock.advance({ minutes }),
    open: async (index: number, place: number) =>
      expect(
        (
          await app.call('PUT', `/learning/lessons/${lesson(place)}/opened`, {
            token: who(index).token,
          })
        ).status,
      ).toBe(204),
    finish: async (index: number, place: number) =>
      expect((await complete(app, who(index), lesson(place))).status).toBe(200),
    tonight: async () => {
      await app.runJobs({ firing: 'figures-count' });
      return (
        await app.call('GET', `/authoring/courses/${course.id}/figures`, { token: author.token })
      ).body;
    },
    table: async (table: string) =>
      (
        await app.call('POST', `/authoring/courses/${course.id}/figures-table`, {
          token: author.token,
          body: { table },
        })
      ).body.split('\r\n') as string[],
  };
}

test('a lesson takes from coming to it until completing it; interruptions are left out, and so are fewer than five', async () => {
  const { who, open, finish, minutes, tonight, table } = await timedSchool();
  for (const index of [0, 1, 2, 3, 4, 5]) await open(index, 0);
  minutes(10);
  await finish(0, 0);
  minutes(10);
  await finish(1, 0);
  // Opening the same lesson again changes nothing.
  await open(2, 0);
  minutes(10);
  await finish(2, 0);
  // Opening another one in between does.
  await open(3, 1);
  minutes(5);
  await open(3, 0);
  minutes(5);
  await finish(3, 0);
  // Four hours after all others.
  minutes(240);
  await finish(4, 0);
  // Never opened.
  await finish(4, 1);
  const [first] = (await tonight()).lessons;
  expect(first).toMatchObject({ completed: 5, timed: null, medianMinutes: null });

  await open(5, 1);
  await open(5, 0);
  minutes(15);
  await finish(5, 0);
  const { lessons } = await tonight();
  expect(lessons[0]).toMatchObject({ completed: 5, timed: 5, medianMinutes: 15 });
  expect(lessons[1]).toMatchObject({ completed: null, timed: null, medianMinutes: null });
  const completions = await table('lessons');
  expect(completions[0]).toBe('"Stage","Lesson","Completed by"');
  expect(completions[1]).toMatch(/"5"$/);
  expect(completions[2]).toMatch(/"fewer than 5"$/);
  const minutesTaken = await table('times');
  expect(minutesTaken[0]).toBe('"Stage","Lesson","Your minutes","Median minutes","People timed"');
  expect(minutesTaken[1]).toMatch(/"15","5"$/);
  expect(minutesTaken[2]).toMatch(/"","fewer than 5"$/);
  const times = await sql<{ opened: boolean }>`
    select opened_at is not null as opened from lesson_completions
    where uid = ${who(4).uid} order by opened_at nulls last`.execute(q());
  expect(times.rows).toEqual([{ opened: true }, { opened: false }]);
});

test('a course takes the days of the one in the middle, once five people have completed it', async () => {
  const { app, who, open, finish, tonight } = await timedSchool();
  const completeAll = async (index: number) => {
    for (const place of [0, 1, 2, 3]) await finish(index, place);
  };
  for (const index of [0, 1, 2, 3, 4]) await open(index, 0);
  for (const [index, days] of [0, 1, 2, 3].entries()) {
    app.clock.advance({ days });
    await completeAll(index);
  }
  expect(await tonight()).toMatchObject({ started: 5, completed: null, medianDays: null });
  app.clock.advance({ days: 4 });
  await completeAll(4);
  expect(await tonight()).toMatchObject({ started: 5, completed: 5, medianDays: 3 });
  expect(who(5).uid).toBeTruthy();
});

test('the stars of a course are shown from five reviews on, without hidden ones', async () => {
  const { app, course, author, admin, who, tonight, table } = await timedSchool();
  const review = async (index: number, stars: number) => {
    await completedLessons(who(index).uid, course.slug, 2);
    const { status } = await app.call('PUT', `/learning/courses/${course.slug}/review`, {
      token: who(index).token,
      body: { stars, words: '' },
    });
    expect(status).toBe(200);
  };
  app.clock.set('2026-10-31T18:20:00Z');
  await review(0, 5);
  await review(1, 4);
  // November has begun in India.
  app.clock.set('2026-10-31T18:40:00Z');
  for (const [index, stars] of [5, 5, 1].entries()) await review(index + 2, stars);
  const { body } = await app.call('GET', `/authoring/courses/${course.id}/reviews`, {
    token: author.token,
  });
  const hiding = `/admin/courses/${course.id}/reviews/${body.reviews[0].id}/hiding`;
  await app.call('POST', hiding, { token: admin.token, body: { reason: 'It names a person.' } });
  expect((await tonight()).reviews).toBeNull();
  expect(await table('stars')).toEqual(['"Stars","Reviews"', '']);

  await app.call('DELETE', hiding, { token: admin.token });
  expect((await tonight()).reviews).toEqual({
    reviews: 5,
    average: 4,
    stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, reviews: null })),
    periods: [{ from: '2026-10-01', to: '2026-11-01', reviews: 5, average: 4 }],
  });
  expect(await table('stars')).toContain('"5","fewer than 5"');
  expect(await table('reviews')).toEqual([
    '"From month","To month","Reviews","Average stars"',
    '"2026-10","2026-11","5","4"',
    '',
  ]);
});
