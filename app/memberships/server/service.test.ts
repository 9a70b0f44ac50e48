import { expect, test } from 'vitest';
import { systemContext } from '#app/platform/context.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { member, signedIn, signIn, toldTo } from '#test/people.ts';
import { openPeriod } from './service.ts';

test('a visitor has no membership to ask about', async () => {
  const { call } = await testApp();
  expect((await call('GET', '/membership')).status).toBe(401);
});

test('a membership is read against the clock, to the second', async () => {
  const app = await testApp();
  const person = await signedIn(app);
  const { uid, token } = person;
  const ask = async () => (await app.call('GET', '/membership', { token })).body;
  expect(await ask()).toMatchObject({
    status: 'inactive',
    planType: null,
    startsAt: null,
    endsAt: null,
  });

  await openPeriod(systemContext(app.clock, 'test'), {
    uid,
    planType: 'basicPlan',
    grantReason: 'a prize',
  });
  const { endsAt, ...membership } = await ask();
  expect(membership).toMatchObject({ status: 'active', planType: 'basicPlan', daysLeft: 365 });

  // A session lasts less than a year, so a new one is needed for the last second.
  app.clock.stopAt(new Date(Date.parse(endsAt) - 1000));
  const { token: later } = await signIn(app, person);
  expect((await app.call('GET', '/membership', { token: later })).body.status).toBe('active');
  app.clock.set(new Date(endsAt));
  expect((await app.call('GET', '/membership', { token: later })).body).toMatchObject({
    status: 'inactive',
    planType: 'basicPlan',
    endsAt,
    daysLeft: 0,
  });
});

test('two grants at once follow each other', async () => {
  const app = await testApp();
  const { uid, token } = await signedIn(app);
  await Promise.all(
    [1, 2, 3].map(() =>
      openPeriod(systemContext(app.clock, 'test'), {
        uid,
        planType: 'collegePlan',
        grantReason: 'campus',
      }),
    ),
  );
  const { startsAt, endsAt, daysLeft } = (await app.call('GET', '/membership', { token })).body;
  expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(3 * 365 * 86_400_000);
  expect(daysLeft).toBe(3 * 365);
});

/** The reminders that a member got, newest first. */
const reminders = async (app: TestApp) => {
  const titles = await toldTo(app, await signIn(app));
  return titles.filter((title) => title.startsWith('Your membership ends'));
};
const remind = ({ runJobs }: TestApp) => runJobs({ firing: 'memberships-remind-of-endings' });

test('a member is reminded 14 and 3 days before the end, once each, by however many processes', async () => {
  const app = await testApp();
  const naina = await member(app);
  app.clock.advance({ days: 350 });
  await remind(app);
  expect(await reminders(app)).toEqual([]);
  app.clock.advance({ days: 1, minutes: 1 });
  await Promise.all([remind(app), remind(app), remind(app)]);
  expect(await reminders(app)).toEqual(['Your membership ends in 14 days']);
  for (let day = 13; day >= 3; day -= 1) {
    app.clock.advance({ days: 1 });
    await Promise.all([remind(app), remind(app)]);
  }
  expect(await reminders(app)).toEqual([
    'Your membership ends in 3 days',
    'Your membership ends in 14 days',
  ]);
  const subjects = (await app.mailbox(naina.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Your membership ends'))).toHaveLength(2);
  app.clock.advance({ days: 4 });
  await remind(app);
  expect(await reminders(app)).toHaveLength(2);
});

test('a missed reminder is sent later, with the days left then', async () => {
  const app = await testApp();
  await member(app);
  app.clock.advance({ days: 355, minutes: 1 });
  await remind(app);
  expect(await reminders(app)).toEqual(['Your membership ends in 10 days']);
  app.clock.advance({ days: 9 });
  await remind(app);
  expect(await reminders(app)).toEqual([
    'Your membership ends tomorrow',
    'Your membership ends in 10 days',
  ]);
});

test('someone who has renewed, is a member for life, or has no membership left is not reminded', async () => {
  const app = await testApp();
  const { uid } = await member(app);
  const ctx = systemContext(app.clock, 'test');
  const kabir = await signedIn(app, { email: 'kabir@example.in' });
  await openPeriod(ctx, { uid: kabir.uid, planType: 'basicPlan', grantReason: 'a prize' });
  await openPeriod(ctx, { uid: kabir.uid, planType: 'premiumPlan', grantReason: 'a prize' });
  app.clock.advance({ days: 340 });
  await openPeriod(ctx, { uid, planType: 'basicPlan', grantReason: 'another year' });
  app.clock.advance({ days: 20 });
  await remind(app);
  expect(await reminders(app)).toEqual([]);
  expect(
    (await toldTo(app, await signIn(app, kabir))).filter((title) =>
      title.startsWith('Your membership ends'),
    ),
  ).toEqual([]);
});
