import { expect, test } from 'vitest';
import { seedTools } from '#app/ai-tools/server/seed.ts';
import { seedHackathons } from '#app/hackathons/server/seed.ts';
import { systemContext } from '#app/platform/context.ts';
import { openPeriod } from '#app/memberships/server/service.ts';
import { testApp } from '#test/app.ts';
import { lapsed, member, signedIn, signedInAdmin, signIn } from '#test/people.ts';

test('the overview counts the present state', async () => {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  await lapsed(app, { email: 'lapsed@example.in' });
  const admin = await signedInAdmin(app);
  const overview = async () => {
    const { token } = await signIn(app, admin);
    const { setup: _setup, ...counts } = (await app.call('GET', '/admin/overview', { token })).body;
    return counts;
  };
  expect(await overview()).toEqual({
    accounts: { all: 2, newThisWeek: 1 },
    members: { basicPlan: 0, premiumPlan: 0, collegePlan: 0 },
    waiting: [],
    samples: [],
  });

  await member(app, 'premiumPlan', { email: 'premium@example.in' });
  const renewed = await member(app, 'basicPlan', { email: 'basic@example.in' });
  await openPeriod(systemContext(app.clock, 'test'), {
    uid: renewed.uid,
    planType: 'basicPlan',
    grantReason: 'another year',
  });
  const upgraded = await member(app, 'collegePlan', { email: 'college@example.in' });
  await openPeriod(systemContext(app.clock, 'test'), {
    uid: upgraded.uid,
    planType: 'premiumPlan',
    grantReason: 'a prize',
  });
  await app.call('POST', '/collaboration/enquiries', { body: { email: 'partner@example.in' } });
  expect(await overview()).toEqual({
    accounts: { all: 5, newThisWeek: 4 },
    members: { basicPlan: 1, premiumPlan: 2, collegePlan: 0 },
    waiting: [{ count: 1, text: 'new enquiry', to: '/admin/enquiries' }],
    samples: [],
  });

  // Two years later only life memberships are active.
  app.clock.advance({ days: 2 * 365 });
  expect(await overview()).toMatchObject({
    accounts: { newThisWeek: 0 },
    members: { basicPlan: 0, premiumPlan: 2, collegePlan: 0 },
  });
});

test('an item waiting in its own list is counted here until an admin has dealt with it', async () => {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in', RATE_LIMIT_FACTOR: '100' });
  await Promise.all([seedHackathons(app.clock), seedTools(app.clock)]);
  const { token: admin } = await signedInAdmin(app);
  const [{ token }, other] = [
    await signedIn(app),
    await signedIn(app, { email: 'kabir@example.in' }),
  ];
  const ask = (method: string, path: string, body?: object, as = token) =>
    app.call(method, path, { token: as, body });
  const waiting = async (): Promise<[number, string, string][]> => {
    const { body } = await ask('GET', '/admin/overview', undefined, admin);
    return body.waiting.map(({ count, text, to }: { count: number; text: string; to: string }) => [
      count,
      text,
      to,
    ]);
  };
  const hackathon = '/hackathons/monsoon-ready';
  await ask('PUT', `${hackathon}/registration`);
  await ask('POST', `${hackathon}/mentorship`, { words: 'Payments' });
  const post = (
    await ask('POST', `${hackathon}/team-posts`, {
      kind: 'person',
      skills: 'Maps',
      words: 'Free at night.',
    })
  ).body;
  for (const by of [other.token, admin])
    await ask('POST', `/team-posts/${post.id}/reports`, { reason: 'An advertisement' }, by);
  await ask('POST', '/ai-tools/suggestions', {
    name: 'Loomly',
    website: 'https://loomly.example.in',
    words: 'Builds apps.',
  });
  await ask('POST', '/ai-tools/airtable/reports', { words: 'No longer free' });
  await ask('POST', '/investor-letters', {
    email: 'a@example.in',
    about: 'Asha',
    words: 'Please take me out.',
  });
  const session = {
    title: 'Teardown',
    host: 'Meher',
    about: 'Bring yours.',
    minutes: 60,
    link: '',
  };
  const startsIn = (hours: number) =>
    new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
  const [soon] = await Promise.all(
    [5, 30].map((hours) =>
      ask('POST', '/admin/live-sessions', { ...session, startsAt: startsIn(hours) }, admin),
    ),
  );
  // A post with two reports counts once; a session on the day after can wait.
  const later: [number, string, string][] = [
    [1, 'mentor request', '/admin/hackathons'],
    [1, 'suggested AI tool', '/admin/ai-tools?show=missing'],
    [1, 'report about an AI tool', '/admin/ai-tools?show=changed'],
    [1, 'message about an investor', '/admin/investors?show=letters'],
  ];
  expect(await waiting()).toEqual([
    [1, 'live session within a day has no link yet', '/admin/live-sessions'],
    [1, 'reported team board post', '/admin/hackathons/monsoon-ready?show=board'],
    ...later,
  ]);

  const listed = async (): Promise<object[]> =>
    (await ask('GET', '/admin/hackathons', undefined, admin)).body.rows;
  const here = { id: 'monsoon-ready', newRequests: 1 };
  expect(await listed()).toContainEqual(expect.objectContaining({ ...here, reportedPosts: 1 }));
  await ask('PUT', `/admin/team-posts/${post.id}/hiding`, { hidden: true }, admin);
  expect(await listed()).toContainEqual(expect.objectContaining({ ...here, reportedPosts: 0 }));
  const { id, startsAt, version } = soon?.body ?? {};
  await ask(
    'PUT',
    `/admin/live-sessions/${id}`,
    { ...session, startsAt, version, link: 'https://meet.example.in/a' },
    admin,
  );
  expect(await waiting()).toEqual(later);
});

test('only an admin may read it', async () => {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  const { token } = await signedIn(app);
  expect(await app.call('GET', '/admin/overview', { token })).toMatchObject({
    status: 403,
    body: { code: 'auth/forbidden' },
  });
  expect((await app.call('GET', '/admin/overview')).status).toBe(401);
});
