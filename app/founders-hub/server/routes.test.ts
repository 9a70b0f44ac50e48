import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { seedTools } from '#app/ai-tools/server/seed.ts';
import { personalData } from '#app/product.ts';
import { disableAccount } from '#app/accounts/server/handling.service.ts';
import { systemContext } from '#app/platform/context.ts';
import { contentChanged } from '#app/platform/content-changed.ts';
import { q } from '#app/platform/database.ts';
import { pageAt } from '#app/shared/pages.ts';
import startupBuilder from '#content/startup-builder.json' with { type: 'json' };
import { testApp } from '#test/app.ts';
import { member, signedIn, type SignedIn } from '#test/people.ts';
import { seedStartingCourses } from '#test/starting-courses.ts';
import type { Stage } from '../contract.ts';
import { journey } from './journey.service.ts';

const blank = {
  name: '',
  promise: '',
  problem: '',
  audience: '',
  solution: '',
  traction: '',
  team: '',
  ask: '',
  website: '',
  email: '',
};

async function openHub() {
  const app = await testApp();
  const founder = await member(app, 'premiumPlan');
  const put = (slug: string, body: object, who: SignedIn = founder) =>
    app.call('PUT', `/founders-hub/tasks/${slug}`, { token: who.token, body });
  const stages = async (): Promise<Stage[]> =>
    (await app.call('GET', '/founders-hub', founder)).body.stages;
  const write = (body: object) =>
    app.call('PUT', '/founders-hub/profile', {
      token: founder.token,
      body: { ...blank, version: 0, ...body },
    });
  const share = () => app.call('POST', '/founders-hub/profile/share', { token: founder.token });
  return { app, founder, put, stages, write, share };
}

test('24 tasks in the stages of the startup builder, and each of their links leads to something that exists', async () => {
  const { app, founder, stages } = await openHub();
  await seedStartingCourses(app);
  await seedTools(app.clock);
  const shown = await stages();
  expect(shown.map(({ title }) => title)).toEqual(startupBuilder.steps.map(({ title }) => title));
  expect(shown.flatMap(({ tasks }) => tasks)).toHaveLength(24);
  const links = shown.flatMap(({ tasks }) => tasks.flatMap((task) => task.links));
  expect(links).toHaveLength(
    journey.flatMap(({ tasks }) => tasks.flatMap((task) => task.links)).length,
  );
  expect(links.filter(({ href }) => !pageAt(href)).map(({ href }) => href)).toEqual([]);
  const lesson = links.find(({ label }) => label.startsWith('Lesson: '))?.href ?? '';
  const [course, slug] = lesson.replace('/dashboard/my-courses/', '').split('/lessons/');
  expect(
    (await app.call('GET', `/learning/courses/${course}/lessons/${slug}`, founder)).status,
  ).toBe(200);
  // Unpublished content leaves no dead link.
  await sql`update courses set published_at = null`.execute(q());
  await contentChanged('courses');
  expect(
    (await stages())
      .flatMap(({ tasks }) => tasks.flatMap((task) => task.links))
      .some(({ label }) => label.startsWith('Lesson')),
  ).toBe(false);
});

test('a task can be ticked and noted; an older version is refused, but not a repeat of the same words', async () => {
  const { app, founder, put, stages } = await openHub();
  const first = await put('talk-to-ten', { done: false, notes: 'Lata, 5 hours', version: 0 });
  expect([first.status, first.body]).toEqual([
    200,
    { done: false, notes: 'Lata, 5 hours', version: 1 },
  ]);
  expect(
    (await put('talk-to-ten', { done: true, notes: 'Lata, 5 hours', version: 1 })).body.version,
  ).toBe(2);
  // The answer was lost on the way, and the browser repeats the request.
  expect(
    (await put('talk-to-ten', { done: true, notes: 'Lata, 5 hours', version: 1 })).body,
  ).toMatchObject({ done: true, version: 2 });
  const late = await put('talk-to-ten', { done: true, notes: 'Other words', version: 1 });
  expect([late.status, late.body.code]).toEqual([409, 'hub/changed-meanwhile']);
  expect((await app.call('GET', '/founders-hub/tasks/talk-to-ten', founder)).body).toMatchObject({
    notes: 'Lata, 5 hours',
    version: 2,
  });
  expect((await stages())[0]?.tasks[1]).toMatchObject({
    slug: 'talk-to-ten',
    done: true,
    notes: 'Lata, 5 hours',
  });
  expect((await put('none', { done: true, notes: '', version: 0 })).status).toBe(404);
  expect(
    (await put('talk-to-ten', { done: true, notes: 'x'.repeat(5001), version: 2 })).status,
  ).toBe(400);

  const races = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      put('set-a-price', { done: false, notes: `tab ${index}`, version: 0 }),
    ),
  );
  expect(races.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('only Premium members may enter, and nobody reads another’s notes', async () => {
  const { app, put, stages } = await openHub();
  const basic = await member(app, 'basicPlan', { email: 'basic@example.in' });
  const refused = await app.call('GET', '/founders-hub', basic);
  expect([refused.status, refused.body.code]).toEqual([402, 'membership/premium-required']);
  const other = await member(app, 'premiumPlan', { email: 'kabir@example.in' });
  await put('talk-to-ten', { done: true, notes: 'mine', version: 0 }, other);
  expect((await stages())[0]?.tasks[1]).toMatchObject({ done: false, notes: '', version: 0 });
});

test('anyone who has its link can read a profile until it is revoked; a new link is a different one', async () => {
  const { app, founder, write, share } = await openHub();
  expect((await share()).body.code).toBe('hub/profile-empty');
  expect((await write({ website: 'http://tally.example.in' })).body.fields).toHaveProperty(
    'website',
  );
  expect((await write({ email: 'not an address' })).body.fields).toHaveProperty('email');
  const written = await write({
    name: ' Tiffin Tally ',
    promise: 'Counts tiffins',
    website: 'https://tally.example.in',
  });
  expect([written.status, written.body]).toMatchObject([
    200,
    { profile: { name: 'Tiffin Tally', ask: '' }, version: 1, shareKey: null },
  ]);
  expect(await write({ name: 'Old tab', promise: 'x' })).toMatchObject({
    status: 409,
    body: { code: 'hub/profile-changed' },
  });

  const { shareKey } = (await share()).body;
  expect((await share()).body.shareKey).toBe(shareKey);
  const read = (key: string) => app.call('GET', `/startup-profiles/${key}`);
  const seen = await read(shareKey);
  expect(Object.keys(seen.body).toSorted()).toEqual(Object.keys(blank).toSorted());
  expect(seen.body).toMatchObject({
    name: 'Tiffin Tally',
    website: 'https://tally.example.in/',
    email: '',
  });
  expect(JSON.stringify(seen.body)).not.toContain(founder.email);

  expect((await app.call('DELETE', '/founders-hub/profile/share', founder)).status).toBe(204);
  expect((await read(shareKey)).status).toBe(404);
  const next = (await share()).body.shareKey;
  expect(next).not.toBe(shareKey);
  expect((await read(next)).status).toBe(200);
  await disableAccount(systemContext(app.clock, 'test'), { uid: founder.uid, reason: 'a test' });
  expect((await read(next)).status).toBe(404);
});

test('someone without Premium no longer shares anything; an export and a deletion cover all of it', async () => {
  const { app, founder, put, write, share } = await openHub();
  await put('talk-to-ten', { done: true, notes: 'Lata', version: 0 });
  await write({ name: 'Tiffin Tally', promise: 'Counts tiffins' });
  const { shareKey } = (await share()).body;
  const part = personalData.find((each) => each.part === 'foundersHub');
  expect((await part?.exportOf?.(founder))?.data).toMatchObject({
    tasks: [{ notes: 'Lata' }],
    startupProfile: { name: 'Tiffin Tally' },
  });
  expect(JSON.stringify(await part?.exportOf?.(founder))).not.toContain(shareKey);
  await sql`delete from membership_periods`.execute(q());
  expect((await app.call('GET', `/startup-profiles/${shareKey}`)).status).toBe(404);
  await part?.erase?.(systemContext(app.clock, 'test'), founder);
  expect((await part?.exportOf?.(founder))?.data).toEqual({ tasks: [], startupProfile: null });
  expect(
    (
      await app.call(
        'DELETE',
        '/founders-hub/profile/share',
        await signedIn(app, { email: 'new@example.in' }),
      )
    ).status,
  ).toBe(204);
});
