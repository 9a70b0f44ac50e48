import { expect, test } from 'vitest';
import { onContentChanged } from '#app/platform/content-changed.ts';
import { testApp } from '#test/app.ts';
import { signedInAdmin } from '#test/people.ts';
import { openingAddresses } from './sitemap.service.ts';

const day = 24 * 60 * 60 * 1000;

async function openDesk() {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  const { token } = await signedInAdmin(app);
  const written = (changes: object = {}) => ({
    title: 'AI Builder',
    firm: 'Kestrel Cloud',
    city: 'Pune',
    remote: true,
    employment: 'full-time',
    payFrom: 600_000,
    payTo: 900_000,
    payPer: 'year',
    description: 'You build.\n\nWe <ship>.',
    closesAt: new Date(app.clock.now().getTime() + 10 * day).toISOString(),
    ...changes,
  });
  const post = (changes?: object) =>
    app.call('POST', '/admin/openings', { token, body: written(changes) });
  const listed = async () =>
    (await app.call('GET', '/placements/openings')).body.openings.map(
      ({ slug }: { slug: string }) => slug,
    );
  return { app, token, written, post, listed };
}

test('everyone can read an opening until its closing date; after that its page stays and says so', async () => {
  const { app, token, post, listed } = await openDesk();
  const { status, body } = await post();
  expect([status, body]).toMatchObject([
    201,
    { slug: 'ai-builder-kestrel-cloud', payFrom: 600_000, open: true, version: 1 },
  ]);
  expect((await post({ city: '', payFrom: null, payTo: null })).body).toMatchObject({
    city: null,
    payFrom: null,
  });
  expect((await listed()).length).toBe(2);
  expect(new Set(await listed()).size).toBe(2);
  expect(
    (await openingAddresses.entries(app, { offset: 0, limit: 100 })).map(({ path }) => path),
  ).toContain('/placements/openings/ai-builder-kestrel-cloud');

  const forgotten: unknown[] = [];
  const stop = onContentChanged((topics) => forgotten.push(topics));
  app.clock.advance({ days: 10 });
  expect(await listed()).toEqual([]);
  expect(
    (await app.call('GET', '/placements/openings/ai-builder-kestrel-cloud')).body,
  ).toMatchObject({ open: false });
  expect((await app.call('GET', '/placements/openings/none')).status).toBe(404);
  await app.runJobs({ ahead: true });
  stop();
  expect(forgotten).toContainEqual(['openings']);
  expect(
    (await app.call('GET', '/admin/openings', { token, query: { when: 'closed' } })).body.counts,
  ).toEqual({ open: 0, closed: 2 });
});

test('fields that contradict each other are refused by field', async () => {
  const { post } = await openDesk();
  for (const [changes, field] of [
    [{ city: ' ', remote: false }, 'city'],
    [{ city: 'Pune\nMumbai' }, 'city'],
    [{ payTo: null }, 'payTo'],
    [{ payFrom: null }, 'payFrom'],
    [{ payTo: 1 }, 'payTo'],
    [{ payFrom: 1.5 }, 'payFrom'],
    [{ closesAt: '2020-01-01T00:00:00.000Z' }, 'closesAt'],
    [{ title: '' }, 'title'],
  ] as const)
    expect(await post(changes)).toMatchObject({
      status: 400,
      body: { fields: { [field]: expect.any(String) } },
    });
});

test('an opening is closed early, reopened, and not changed by someone who saw an older version', async () => {
  const { app, token, post, written, listed } = await openDesk();
  const { id, slug } = (await post()).body;
  const put = (version: number, changes = {}) =>
    app.call('PUT', `/admin/openings/${id}`, { token, body: { ...written(changes), version } });
  const close = (version: number) =>
    app.call('POST', `/admin/openings/${id}/closure`, { token, body: { version } });
  expect((await close(1)).body).toMatchObject({ open: false, version: 2 });
  expect(await listed()).toEqual([]);
  expect(await put(1)).toMatchObject({ status: 409, body: { code: 'openings/changed-meanwhile' } });
  expect((await put(2, { title: 'Automation Engineer' })).body).toMatchObject({
    open: true,
    slug,
    title: 'Automation Engineer',
    version: 3,
  });
  expect(await listed()).toEqual([slug]);
  expect(
    (await app.call('PUT', '/admin/openings/none', { token, body: { ...written(), version: 1 } }))
      .status,
  ).toBe(404);
});
