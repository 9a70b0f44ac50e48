import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { testApp } from '#test/app.ts';
import { mailedLink, member, signIn, toldTo, type SignedIn } from '#test/people.ts';
import { completedLessons } from '#test/completed-lessons.ts';
import { seedStartingCourses } from '#test/starting-courses.ts';

const title = '3 lessons to go for your weekly goal';

/** Monday noon of a week before the new year's. */
const monday = '2026-12-14T06:30:00Z';
/** The Fridays of that week, of the next, and of the first in the new year, at ten in India. */
const friday = '2026-12-18T04:31:00Z';
const nextFriday = '2026-12-25T04:31:00Z';
const newYear = '2027-01-01T04:31:00Z';

async function school({ courses = 1 } = {}) {
  const app = await testApp();
  await seedStartingCourses(app, courses);
  app.clock.set(monday);
  const setGoal = async ({ token }: SignedIn, lessons: number) =>
    expect((await app.call('PUT', '/goals/weekly', { token, body: { lessons } })).status).toBe(200);
  return {
    app,
    setGoal,
    learner: async (name: string, lessons: number | null = 3) => {
      const person = await member(app, 'premiumPlan', { email: `${name}@example.in` });
      if (lessons) await setGoal(person, lessons);
      return person;
    },
    remindAt: async (instant: string) => {
      app.clock.set(instant);
      await app.runJobs({ firing: 'goals-remind' });
    },
    reminders: async (person: SignedIn) =>
      (await toldTo(app, person)).filter((each) => each.endsWith('your weekly goal')),
    mails: async ({ email }: SignedIn) =>
      (await app.mailbox(email)).filter(({ subject }) => subject.endsWith('your weekly goal')),
  };
}

test('a learner who is behind and away is reminded once a week, from Friday on, but not for ever', async () => {
  const { app, learner, remindAt, reminders, mails } = await school();
  const naina = await learner('naina');
  await remindAt('2026-12-17T18:29:00Z');
  expect(await reminders(naina)).toEqual([]);
  app.clock.set(friday);
  await Promise.all([remindAt(friday), remindAt(friday)]);
  for (const again of ['2026-12-18T09:30:00Z', '2026-12-20T18:00:00Z', '2026-12-21T06:00:00Z'])
    await remindAt(again);
  expect(await reminders(naina)).toEqual([title]);
  const [mail] = await mails(naina);
  expect(mail?.text).toContain('have completed none since Monday');
  await remindAt(nextFriday);
  await remindAt(newYear);
  expect(await reminders(naina)).toHaveLength(3);
  expect(await mails(naina)).toHaveLength(3);
  // More than four weeks after the goal was set.
  await remindAt('2027-01-15T04:31:00Z');
  expect(await reminders(naina)).toHaveLength(3);
});

test('nobody is reminded without a goal, after meeting it, soon after a visit, or without a membership', async () => {
  const { app, setGoal, learner, remindAt, reminders } = await school();
  const none = await learner('none', null);
  const met = await learner('met', 1);
  const here = await learner('here');
  const behind = await learner('behind');
  app.clock.set('2025-12-16T06:30:00Z');
  const lapsing = await member(app, 'basicPlan', { email: 'lapsing@example.in' });
  // The others became members a moment after noon.
  app.clock.set('2026-12-14T07:30:00Z');
  const lapsed = { ...lapsing, ...(await signIn(app, lapsing)) };
  await setGoal(lapsed, 3);
  await completedLessons(met.uid, 'no-code-app-lab', 1, app.clock.now());
  await completedLessons(behind.uid, 'no-code-app-lab', 2, app.clock.now());
  await setGoal(met, 1);
  app.clock.set('2026-12-16T06:30:00Z');
  await completedLessons(here.uid, 'no-code-app-lab', 1, app.clock.now());
  await remindAt(friday);
  for (const person of [none, met, here, lapsed]) expect(await reminders(person)).toEqual([]);
  expect(await reminders(behind)).toEqual(['1 lesson to go for your weekly goal']);
  // The week that met the goal is over.
  await remindAt(nextFriday);
  expect(await reminders(met)).toEqual(['1 lesson to go for your weekly goal']);
});

test('nobody is reminded while no lesson is left for them, and everyone again once there is one', async () => {
  const { app, learner, remindAt, reminders, mails } = await school({ courses: 2 });
  const { rows } = await sql<{ id: string; slug: string }>`
    select id, slug from courses order by position`.execute(q());
  const [first, second] = rows;
  if (!first || !second) throw new Error('There are too few courses');
  const onSale = (at: Date | null) =>
    sql`update courses set published_at = ${at} where id = ${second.id}`.execute(q());
  // The second course is in preparation.
  await onSale(null);
  const done = await learner('done');
  const oneLeft = await learner('one-left');
  app.clock.set('2026-12-14T07:30:00Z');
  for (const { uid } of [done, oneLeft])
    await completedLessons(uid, first.slug, 1000, app.clock.now());
  const { body } = await app.call('GET', `/learning/courses/${first.slug}`, {
    token: oneLeft.token,
  });
  const last = body.course.sections.at(-1).lessons.at(-1);
  await app.call('DELETE', `/learning/lessons/${last.id}/completion`, { token: oneLeft.token });
  const home = async ({ token }: SignedIn) =>
    (await app.call('GET', '/dashboard/home', { token })).body.current.progress.next;
  expect([await home(done), (await home(oneLeft)).slug]).toEqual([null, last.slug]);

  await remindAt(nextFriday);
  expect(await reminders(done)).toEqual([]);
  expect(await mails(done)).toEqual([]);
  expect(await reminders(oneLeft)).toEqual([title]);
  // The second course has lessons that were never begun.
  await onSale(app.clock.now());
  await remindAt(newYear);
  expect(await reminders(done)).toEqual([title]);
  expect(await reminders(oneLeft)).toEqual([title, title]);
});

test('one click in the mail turns these reminders off, and no other mail', async () => {
  const { app, learner, remindAt, mails } = await school();
  const naina = await learner('naina');
  await remindAt(friday);
  const link = await mailedLink(app, '/notifications/unsubscribe', naina.email);
  expect(
    await app.call('POST', '/notifications/unsubscribe', {
      query: { oobCode: link.searchParams.get('oobCode') ?? '' },
    }),
  ).toMatchObject({ body: { message: 'You will get no more mails about your weekly goal.' } });
  await remindAt(nextFriday);
  expect(await mails(naina)).toHaveLength(1);
  const { body } = await app.call('GET', '/notifications/preferences', { token: naina.token });
  expect(
    body
      .filter(({ mailed }: { mailed: boolean }) => !mailed)
      .map((each: { category: string }) => each.category),
  ).toEqual(['goals']);
});
