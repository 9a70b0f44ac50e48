import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { disableAccount } from '#app/accounts/server/handling.service.ts';
import { systemContext } from '#app/platform/context.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { lapsed, member, signedIn, signedInAdmin, type SignedIn } from '#test/people.ts';

const link = 'https://meet.example.in/teardown';
const teardown = {
  title: 'Teardown: three onboarding flows',
  host: 'Meher Contractor',
  about: 'Bring yours.\nWe take it apart.',
  minutes: 60,
  link,
};

interface Desk {
  app: TestApp;
  admin: SignedIn;
  naina: SignedIn;
  /** Plans the teardown this many minutes from now. */
  plan: (
    minutes: number,
    changes?: object,
  ) => Promise<{ id: string; version: number; startsAt: string }>;
  /** A member's answer about the sessions. */
  told: (
    who?: SignedIn,
  ) => Promise<{ sessions: Record<string, unknown>[]; changesInSeconds: number | null }>;
}

async function openDesk(): Promise<Desk> {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in', RATE_LIMIT_FACTOR: '100' });
  const admin = await signedInAdmin(app);
  const naina = await member(app);
  return {
    app,
    admin,
    naina,
    plan: async (minutes, changes) => {
      const startsAt = new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();
      const { status, body } = await app.call('POST', '/admin/live-sessions', {
        token: admin.token,
        body: { ...teardown, startsAt, ...changes },
      });
      expect(status).toBe(201);
      return body;
    },
    told: async ({ token } = naina) => (await app.call('GET', '/live-sessions', { token })).body,
  };
}

test('the link is available from 15 minutes before the start to the end, and at no other time', async () => {
  const { app, plan, told } = await openDesk();
  await plan(60);
  const seen = async () =>
    (await told()).sessions.map(({ state, linkIsOpen, link: address }) => [
      state,
      linkIsOpen,
      address,
    ])[0];
  expect(await seen()).toEqual(['upcoming', false, null]);
  expect((await told()).changesInSeconds).toBeGreaterThan(44 * 60);
  app.clock.advance({ minutes: 44 });
  expect(await seen()).toEqual(['upcoming', false, null]);
  app.clock.advance({ minutes: 1 });
  expect(await seen()).toEqual(['upcoming', true, link]);
  app.clock.advance({ minutes: 15 });
  expect(await seen()).toEqual(['live', true, link]);
  app.clock.advance({ minutes: 59 });
  expect(await seen()).toEqual(['live', true, link]);
  app.clock.advance({ minutes: 1 });
  expect(await seen()).toEqual(['over', false, null]);
  app.clock.advance({ minutes: 60 });
  expect(await told()).toEqual({ sessions: [], changesInSeconds: null });
});

test('a cancelled session stays visible as cancelled, and never shows its link', async () => {
  const { app, admin, plan, told } = await openDesk();
  const { id, version } = await plan(10);
  expect((await told()).sessions).toMatchObject([{ link }]);
  await app.call('POST', `/admin/live-sessions/${id}/cancellation`, {
    token: admin.token,
    body: { version },
  });
  expect((await told()).sessions).toMatchObject([{ state: 'cancelled', link: null }]);
});

test('a member’s home page shows the same, and someone without a membership gets neither', async () => {
  const { app, naina, plan, told } = await openDesk();
  await plan(10);
  const home = await app.call('GET', '/dashboard/home', { token: naina.token });
  expect(home.body).toMatchObject({
    live: { sessions: (await told()).sessions },
    highlights: [],
    current: null,
    membership: { status: 'active' },
  });
  for (const { token } of [
    await lapsed(app, { email: 'late@example.in' }),
    await signedIn(app, { email: 'kabir@example.in' }),
  ]) {
    expect((await app.call('GET', '/live-sessions', { token })).status).toBe(402);
    expect(await app.call('GET', '/dashboard/home', { token })).toMatchObject({
      status: 200,
      body: null,
    });
  }
});

/** The local time of a moment: "2026-12-01 19:30". */
const wallClock = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    moment,
  );

const events = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));

test('a saved session is the same moment in every zone, and gets a higher sequence with every change until it is cancelled', async () => {
  const { app, admin, naina, plan } = await openDesk();
  const { id, version, startsAt } = await plan(600);
  const saved = async () => {
    const { status, body, headers } = await app.call('GET', `/live-sessions/${id}/calendar`, {
      token: naina.token,
    });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(body).not.toContain('meet.example.in');
    const [event, ...others] = events(body);
    expect(others).toEqual([]);
    if (!event) throw new Error('The calendar is empty');
    return event;
  };
  const first = await saved();
  expect(first.summary).toBe(teardown.title);
  expect(first.description).toContain(teardown.about);
  const start = first.startDate.toJSDate();
  expect(start.getTime()).toBe(Math.floor(Date.parse(startsAt) / 1000) * 1000);
  expect(first.endDate.toJSDate().getTime() - start.getTime()).toBe(60 * 60_000);

  const changed = await app.call('PUT', `/admin/live-sessions/${id}`, {
    token: admin.token,
    body: { ...teardown, startsAt, title: 'Teardown: four', version },
  });
  const second = await saved();
  await app.call('POST', `/admin/live-sessions/${id}/cancellation`, {
    token: admin.token,
    body: { version: changed.body.version },
  });
  const third = await saved();
  expect([first, second, third].map(({ uid, sequence }) => [uid, sequence])).toEqual(
    [0, 1, 2].map((sequence) => [`live-session-${id}`, sequence]),
  );
  expect([second, third].map((event) => event.component.getFirstPropertyValue('status'))).toEqual([
    'CONFIRMED',
    'CANCELLED',
  ]);
  expect(third.summary).toBe('Cancelled: Teardown: four');
});

test('7:30 pm in Kolkata is 6 am in Los Angeles, in the file and at the desk', async () => {
  const { app, admin, naina } = await openDesk();
  const year = app.clock.now().getUTCFullYear() + 1;
  const planned = { ...teardown, startsAt: `${year}-12-01T14:00:00.000Z` };
  const { body } = await app.call('POST', '/admin/live-sessions', {
    token: admin.token,
    body: planned,
  });
  const file = await app.call('GET', `/live-sessions/${body.id}/calendar`, { token: naina.token });
  const [start] = events(file.body).map((event) => event.startDate.toJSDate());
  if (!start) throw new Error('The calendar is empty');
  expect([wallClock(start, 'Asia/Kolkata'), wallClock(start, 'America/Los_Angeles')]).toEqual([
    `${year}-12-01 19:30`,
    `${year}-12-01 06:00`,
  ]);
});

test('a feed lists the sessions without a sign-in, until its member makes a new key or deletes it', async () => {
  const { app, naina, plan } = await openDesk();
  const { token } = naina;
  expect((await app.call('GET', '/calendar-feed', { token })).body).toEqual({ madeAt: null });
  const make = async () =>
    new URL((await app.call('POST', '/calendar-feed', { token })).body.address).pathname.replace(
      /^\/api/,
      '',
    );
  const first = await make();
  expect((await app.call('GET', '/calendar-feed', { token })).body).toEqual({
    madeAt: expect.any(String),
  });
  await plan(10);
  const feed = await app.call('GET', first);
  expect([feed.status, events(feed.body).map(({ summary }) => summary)]).toEqual([
    200,
    [teardown.title],
  ]);
  expect(feed.body).not.toContain('meet.example.in');
  const second = await make();
  expect([(await app.call('GET', first)).status, (await app.call('GET', second)).status]).toEqual([
    404, 200,
  ]);
  expect((await app.call('GET', '/calendar-feed/guessed')).body.code).toBe('live/feed-not-found');
  await app.call('DELETE', '/calendar-feed', { token });
  expect((await app.call('GET', second)).status).toBe(404);
});

test('a feed is empty while the membership is over, and gone when the account is disabled', async () => {
  const { app, naina, plan } = await openDesk();
  const { body } = await app.call('POST', '/calendar-feed', { token: naina.token });
  const path = new URL(body.address).pathname.replace(/^\/api/, '');
  await plan(10 + 366 * 24 * 60);
  app.clock.advance({ days: 366 });
  const feed = await app.call('GET', path);
  expect([feed.status, events(feed.body)]).toEqual([200, []]);
  await disableAccount(systemContext(app.clock, 'test'), {
    uid: naina.uid,
    reason: 'Shared the account',
  });
  expect((await app.call('GET', path)).status).toBe(404);
});
