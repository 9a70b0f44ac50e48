import { expect, test } from 'vitest';
import { atDesk, first, learn, slug } from '#test/author-desk.ts';
import { member, signedIn } from '#test/people.ts';

const due = { firing: 'authoring-publish-due' };

/** The desk with a changed first lesson, and ways to schedule and to wait. */
async function atScheduledDesk() {
  const desk = await atDesk();
  const { app, admin, stages, write, save } = desk;
  const { id, title } = first(first(await stages()).lessons);
  await save(id, { body: 'Ask five people.' });
  const inHours = (hours: number) =>
    new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
  const scheduleAt = async (at: string) => {
    const { stamp } = (await write('GET', '/changes')).body;
    return write('PUT', '/schedule', { stamp, words: 'Shorter', at });
  };
  /** The text, below what learners need for it. */
  const live = async (): Promise<string> =>
    (await write('GET', `/changes/${id}`)).body.before.replace(/^(You need: .*\n)+\n/, '');
  const news = async (): Promise<string[]> => {
    const { body } = await app.call('GET', '/notifications', { token: admin });
    return body.notifications.map((each: { title: string; text: string }) => each.title);
  };
  const wait = async (hours: number) => {
    app.clock.advance({ hours });
    await app.runJobs(due);
  };
  return { ...desk, lesson: id, lessonTitle: title, inHours, scheduleAt, live, news, wait };
}

test('a draft is published at its time, once, and not before', async () => {
  const { write, scheduleAt, inHours, live, news, wait, app, admin } = await atScheduledDesk();
  const at = inHours(5);
  expect((await scheduleAt(at)).body).toMatchObject({ publishesAt: at });
  await wait(4);
  expect(await live()).not.toBe('Ask five people.');
  await wait(1);
  await app.runJobs(due);
  expect(await live()).toBe('Ask five people.');
  expect((await write('GET', '')).body).toMatchObject({ publishesAt: null, draftSince: null });
  const { versions } = (await write('GET', '/versions')).body;
  expect(versions.map(({ words }: { words: string }) => words)).toEqual([
    'Shorter',
    'What learners had before the first publication from here',
  ]);
  expect((await news()).filter((title) => title.includes('was published'))).toHaveLength(1);
  const { body } = await app.call('GET', '/admin/audit', { token: admin });
  expect(body.items.map(({ action }: { action: string }) => action).slice(0, 2)).toEqual([
    'content/publish',
    'content/schedule',
  ]);
});

test('what is written after scheduling stays a draft', async () => {
  const { save, lesson, write, scheduleAt, inHours, live, wait } = await atScheduledDesk();
  await scheduleAt(inHours(5));
  await save(lesson, { body: 'Ask six people.' });
  expect((await write('GET', '/changes')).body.scheduled).toMatchObject({
    words: 'Shorter',
    asDraft: false,
  });
  await wait(6);
  expect(await live()).toBe('Ask five people.');
  expect((await write('GET', `/lessons/${lesson}`)).body.body).toBe('Ask six people.');
  expect((await write('GET', '')).body.draftSince).not.toBeNull();
});

test('a schedule can be moved and cancelled, and publishing or discarding cancels it', async () => {
  const { write, save, lesson, publish, scheduleAt, inHours, live, wait } = await atScheduledDesk();
  await scheduleAt(inHours(1));
  await scheduleAt(inHours(5));
  await wait(2);
  expect(await live()).not.toBe('Ask five people.');
  expect((await write('DELETE', '/schedule')).body).toMatchObject({ publishesAt: null });
  await wait(5);
  expect(await live()).not.toBe('Ask five people.');

  await scheduleAt(inHours(1));
  await save(lesson, { body: 'Ask seven people.' });
  expect((await publish()).body).toMatchObject({ publishesAt: null });
  await wait(2);
  expect(await live()).toBe('Ask seven people.');

  await save(lesson, { body: 'Ask eight people.' });
  await scheduleAt(inHours(1));
  expect((await write('DELETE', '/draft')).body).toMatchObject({ publishesAt: null });
  await wait(2);
  expect(await live()).toBe('Ask seven people.');
});

test('nothing is scheduled for the past, for a far future, or as it was not shown', async () => {
  const { write, save, lesson, scheduleAt, inHours } = await atScheduledDesk();
  for (const at of [inHours(-1), inHours(400 * 24)])
    expect(await scheduleAt(at)).toMatchObject({
      status: 400,
      body: { code: 'drafts/bad-time', fields: { at: 'Choose a time within the coming year.' } },
    });
  const { stamp } = (await write('GET', '/changes')).body;
  await save(lesson, { body: 'Ask nine people.' });
  expect(await write('PUT', '/schedule', { stamp, words: '', at: inHours(1) })).toMatchObject({
    status: 409,
    body: { code: 'drafts/not-as-shown' },
  });
});

test('an author who lost the role by then publishes nothing, and the course’s authors are told', async () => {
  const { app, id, admin, save, lesson, live, inHours, wait } = await atScheduledDesk();
  const author = await signedIn(app, { email: 'author@example.in' });
  const asAdmin = (method: string, path: string, body?: object) =>
    app.call(method, path, { token: admin, body });
  const roleOf = `/admin/members/${author.uid}`;
  await asAdmin('POST', `${roleOf}/role-grants`, { role: 'author', reason: 'Writes it' });
  await asAdmin('POST', `/authoring/courses/${id}/authors`, { email: author.email });
  const write = (method: string, path: string, body?: object) =>
    app.call(method, `/authoring/courses/${id}${path}`, { token: author.token, body });
  const { stamp } = (await write('GET', '/changes')).body;
  const scheduled = await write('PUT', '/schedule', { stamp, words: '', at: inHours(1) });
  expect(scheduled.status).toBe(200);
  await asAdmin('POST', `${roleOf}/role-revocations`, { role: 'author', reason: 'Has left' });
  await wait(2);
  expect(await live()).not.toBe('Ask five people.');
  const { body } = await app.call('GET', '/notifications', { token: author.token });
  expect(body.notifications[0]).toMatchObject({ title: expect.stringContaining('not published') });
  expect(body.notifications[0].text).toContain('may no longer publish');
  await save(lesson, { body: 'The draft is still there.' });
});

test('learners whom the scheduled publication finishes get their certificates', async () => {
  const { app, write, stages, scheduleAt, inHours, wait } = await atScheduledDesk();
  const { token } = await member(app);
  const lessons = (await stages()).flatMap((stage) => stage.lessons);
  const [done, ...rest] = lessons.filter(({ state }) => state === 'live');
  if (!done) throw new Error('Every lesson was changed');
  await learn(app, token, done);
  const others = [...rest, ...lessons.filter(({ state }) => state !== 'live')];
  for (const { id } of others) await write('DELETE', `/lessons/${id}`);
  for (const stage of await stages())
    if (stage.lessons.length === 0) await write('DELETE', `/stages/${stage.id}`);
  await scheduleAt(inHours(1));
  await wait(2);
  const { body } = await app.call('GET', `/learning/courses/${slug}`, { token });
  expect(body).toMatchObject({ certificate: expect.anything() });
});
