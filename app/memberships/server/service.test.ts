import { expect, test } from 'vitest';
import { systemContext } from '#app/platform/context.ts';
import { testApp } from '#test/app.ts';
import { signedIn, signIn } from '#test/people.ts';
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
