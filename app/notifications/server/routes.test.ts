import { expect, test } from 'vitest';
import { tx } from '#app/platform/database.ts';
import { systemContext } from '#app/platform/context.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { disabled, signedIn, signIn, type SignedIn } from '#test/people.ts';
import { referralNews } from '#app/referrals/news.ts';
import { tellerOf } from './service.ts';

const notify = tellerOf(referralNews);

const payable = { kind: 'reward-payable', data: { friend: 'Kabir', amountPaise: 500_00 } } as const;
const tell = (
  { clock }: TestApp,
  { uid }: { uid: string },
  key: string,
  news: { kind: 'reward-payable'; data: { friend: string; amountPaise: number } } = payable,
) => notify(systemContext(clock, 'test'), { uid, key, ...news });
const list = async ({ call }: TestApp, { token }: SignedIn, query: Record<string, string> = {}) =>
  (await call('GET', '/notifications', { token, query })).body;
const titles = (body: { notifications: { title: string }[] }) =>
  body.notifications.map(({ title }) => title);
const ids = (body: { notifications: { id: string }[] }) => body.notifications.map(({ id }) => id);

/** Sends notifications about this many rewards, a minute apart; the first is ₹1. */
async function tellOf(app: TestApp, person: SignedIn, from: number, to: number): Promise<void> {
  for (let rupees = from; rupees <= to; rupees += 1) {
    app.clock.advance({ minutes: 1 });
    await tell(app, person, `reward:${rupees}`, {
      kind: 'reward-payable',
      data: { friend: 'Kabir', amountPaise: rupees * 100 },
    });
  }
}

test('each key is announced once, even when sent at once, in words and with a link', async () => {
  const app = await testApp();
  const naina = await signedIn(app);
  await Promise.all([1, 2, 3].map(() => tell(app, naina, 'reward:1')));
  await tell(app, naina, 'reward:1');
  const body = await list(app, naina);
  expect(body).toEqual({
    notifications: [
      {
        id: expect.any(String),
        category: 'referrals',
        title: 'Your reward of ₹500 is payable',
        text: 'You earned it by bringing Kabir. It is no longer pending.',
        link: { href: '/account/rewards', label: 'See your rewards' },
        otherLink: null,
        createdAt: expect.any(String),
        readAt: null,
      },
    ],
    next: null,
    unread: 1,
  });
  expect(
    (await app.mailbox(naina.email)).filter(
      ({ subject }) => subject === 'Your reward of ₹500 is payable',
    ),
  ).toHaveLength(1);
});

test('the same key notifies another person too', async () => {
  const app = await testApp();
  const [naina, kabir] = [await signedIn(app), await signedIn(app, { email: 'kabir@example.in' })];
  await tell(app, naina, 'reward:1');
  await tell(app, kabir, 'reward:1');
  for (const person of [naina, kabir]) expect((await list(app, person)).unread).toBe(1);
});

test('a notification that is rolled back was never sent or mailed', async () => {
  const app = await testApp();
  const naina = await signedIn(app);
  const before = (await app.mailbox(naina.email)).length;
  const failing = tx(async () => {
    await tell(app, naina, 'reward:1');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await list(app, naina)).toEqual({ notifications: [], next: null, unread: 0 });
  expect(await app.mailbox(naina.email)).toHaveLength(before);
});

test('pages continue without a gap or a repetition while new ones arrive', async () => {
  const app = await testApp();
  const naina = await signedIn(app);
  await tellOf(app, naina, 1, 7);
  const first = await list(app, naina, { limit: '3' });
  await tellOf(app, naina, 8, 9);
  const second = await list(app, naina, { limit: '3', before: first.next });
  const third = await list(app, naina, { limit: '3', before: second.next });
  const amounts = [first, second, third].flatMap(titles).map((title) => /\d+/.exec(title)?.[0]);
  expect(amounts).toEqual(['7', '6', '5', '4', '3', '2', '1']);
  expect(third.next).toBeNull();
});

test('notifications of the same instant are not lost between pages', async () => {
  const app = await testApp();
  const naina = await signedIn(app);
  const instant = app.clock.now();
  const frozen = { clock: { now: () => instant } };
  for (let n = 1; n <= 5; n += 1)
    await notify(frozen, { uid: naina.uid, key: `reward:${n}`, ...payable });
  const first = await list(app, naina, { limit: '3' });
  const second = await list(app, naina, { limit: '3', before: first.next });
  expect(new Set([...ids(first), ...ids(second)]).size).toBe(5);
  expect(second.notifications).toHaveLength(2);
});

test('one is marked as read, or all up to one; newer ones stay unread', async () => {
  const app = await testApp();
  const naina = await signedIn(app);
  const { token } = naina;
  await tellOf(app, naina, 1, 4);
  const [, third, , oldest] = ids(await list(app, naina));
  expect((await app.call('PUT', `/notifications/${oldest}/read`, { token })).body).toEqual({
    unread: 3,
  });
  expect((await app.call('PUT', `/notifications/${oldest}/read`, { token })).body).toEqual({
    unread: 3,
  });
  expect(
    (await app.call('PUT', '/notifications/read', { token, body: { upTo: third } })).body,
  ).toEqual({ unread: 1 });
  expect(
    (await list(app, naina)).notifications.map(
      ({ readAt }: { readAt: string | null }) => readAt !== null,
    ),
  ).toEqual([false, true, true, true]);
  expect((await app.call('GET', '/auth/session', { token })).body.unreadNotifications).toBe(1);
});

test('another person’s can’t be read, marked, or used as a place to page from', async () => {
  const app = await testApp();
  const naina = await signedIn(app);
  await tell(app, naina, 'reward:1');
  const [id = ''] = ids(await list(app, naina));
  const { token } = await signedIn(app, { email: 'kabir@example.in' });
  const tries = [
    app.call('GET', '/notifications', { token, query: { before: id } }),
    app.call('PUT', `/notifications/${id}/read`, { token }),
    app.call('PUT', '/notifications/read', { token, body: { upTo: id } }),
    app.call('PUT', '/notifications/none/read', { token }),
  ];
  for (const { status, body } of await Promise.all(tries))
    expect([status, body.code]).toEqual([404, 'notification/not-found']);
  expect((await list(app, naina)).unread).toBe(1);
});

test('a disabled person gets no mail', async () => {
  const app = await testApp();
  const naina = await disabled(app);
  const before = (await app.mailbox(naina.email)).length;
  await tell(app, naina, 'reward:1');
  expect(await app.mailbox(naina.email)).toHaveLength(before);
});

test('read ones are deleted after a year, unread ones never', async () => {
  const app = await testApp();
  const naina = await signedIn(app);
  await tellOf(app, naina, 1, 2);
  const [, first] = ids(await list(app, naina));
  await app.call('PUT', `/notifications/${first}/read`, { token: naina.token });
  const kept = async () => titles(await list(app, { ...naina, ...(await signIn(app, naina)) }));
  app.clock.advance({ days: 364 });
  await app.runJobs({ firing: 'notifications-forget-old' });
  expect(await kept()).toEqual(['Your reward of ₹2 is payable', 'Your reward of ₹1 is payable']);
  app.clock.advance({ days: 2 });
  await app.runJobs({ firing: 'notifications-forget-old' });
  expect(await kept()).toEqual(['Your reward of ₹2 is payable']);
});
