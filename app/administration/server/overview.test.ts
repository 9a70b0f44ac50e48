import { expect, test } from 'vitest';
import { systemContext } from '#app/platform/context.ts';
import { openPeriod } from '#app/memberships/server/service.ts';
import { testApp } from '#test/app.ts';
import { lapsed, member, signedIn, signedInAdmin, signIn } from '#test/people.ts';

test('the overview counts what is so now', async () => {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  await lapsed(app, { email: 'lapsed@example.in' });
  const admin = await signedInAdmin(app);
  const overview = async () => (await app.call('GET', '/admin/overview', { token: (await signIn(app, admin)).token })).body;
  expect(await overview()).toEqual({
    accounts: { all: 2, newThisWeek: 1 },
    members: { basicPlan: 0, premiumPlan: 0, collegePlan: 0 },
    waiting: { payments: 0, jobs: 0, enquiries: 0, applications: 0, rewards: 0, collegeRequests: 0 },
  });

  await member(app, 'premiumPlan', { email: 'premium@example.in' });
  const renewed = await member(app, 'basicPlan', { email: 'basic@example.in' });
  await openPeriod(systemContext(app.clock, 'test'), { uid: renewed.uid, planType: 'basicPlan', grantReason: 'another year' });
  const upgraded = await member(app, 'collegePlan', { email: 'college@example.in' });
  await openPeriod(systemContext(app.clock, 'test'), { uid: upgraded.uid, planType: 'premiumPlan', grantReason: 'a prize' });
  await app.call('POST', '/collaboration/enquiries', { body: { email: 'partner@example.in' } });
  expect(await overview()).toEqual({
    accounts: { all: 5, newThisWeek: 4 },
    members: { basicPlan: 1, premiumPlan: 2, collegePlan: 0 },
    waiting: { payments: 0, jobs: 0, enquiries: 1, applications: 0, rewards: 0, collegeRequests: 0 },
  });

  // Two years later only what is for life still runs.
  app.clock.advance({ days: 2 * 365 });
  expect(await overview()).toMatchObject({ accounts: { newThisWeek: 0 }, members: { basicPlan: 0, premiumPlan: 2, collegePlan: 0 } });
});

test('nobody but an admin is told', async () => {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  const { token } = await signedIn(app);
  expect(await app.call('GET', '/admin/overview', { token })).toMatchObject({ status: 403, body: { code: 'auth/forbidden' } });
  expect((await app.call('GET', '/admin/overview')).status).toBe(401);
});
