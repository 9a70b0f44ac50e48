import { expect, test } from 'vitest';
import { grantAdmin } from '#app/accounts/server/service.ts';
import { systemContext } from '#app/platform/context.ts';
import { testApp } from '#test/app.ts';
import { grantRole, mailedLink, signedIn, signedInAdmin, type SignedIn } from '#test/people.ts';

const title = 'An author published the content of Agents at the desk, which is not on sale';

/** An admin, and an author with a course that has never been on sale. */
async function deskOfAuthor() {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in' });
  const admin = await signedInAdmin(app);
  const author = await signedIn(app, { email: 'imran@example.in' });
  await grantRole(app, author, admin, 'author');
  const begun = { title: 'Agents at the desk', slug: '', description: 'A.', instructor: 'Imran' };
  const { id } = (
    await app.call('POST', '/authoring/courses', { token: author.token, body: begun })
  ).body;
  const write = (method: string, path: string, body?: object, { token } = author) =>
    app.call(method, `/authoring/courses/${id}${path}`, { token, body });
  /** Adds a stage, and takes this step towards readers. */
  const change = async (method: string, path: string, by = author, more: object = {}) => {
    await write('POST', '/stages', { title: 'Begin' }, by);
    const { stamp } = (await write('GET', '/changes', undefined, by)).body;
    expect((await write(method, path, { stamp, words: '', ...more }, by)).status).toBe(200);
  };
  const publish = (by?: SignedIn) => change('POST', '/publication', by);
  const newsOf = async ({ token }: SignedIn) =>
    (await app.call('GET', '/notifications', { token })).body.notifications;
  const toldTo = async (who: SignedIn): Promise<number> =>
    (await newsOf(who)).filter((each: { title: string }) => each.title === title).length;
  return { app, id, admin, author, change, publish, newsOf, toldTo };
}

test('when an author publishes in a course that is not on sale, each admin hears of it once a day', async () => {
  const { app, admin, author, publish, toldTo } = await deskOfAuthor();
  const second = await signedIn(app, { email: 'kabir@example.in' });
  await grantAdmin(systemContext(app.clock, 'test'), { uid: second.uid, reason: 'a test' });
  app.clock.set('2026-12-15T18:00:00Z');
  await publish();
  await publish();
  for (const each of [admin, second]) expect(await toldTo(each)).toBe(1);
  const mails = async () =>
    (await app.mailbox(admin.email)).filter(({ subject }) => subject === title);
  expect(await mails()).toHaveLength(1);
  // The next day in India.
  app.clock.set('2026-12-15T18:31:00Z');
  await publish();
  expect(await toldTo(admin)).toBe(2);
  expect(await mails()).toHaveLength(2);
  expect(await toldTo(author)).toBe(0);
});

test('the notification leads an admin to the course in the list, and to its desk', async () => {
  const { app, id, admin, publish, newsOf } = await deskOfAuthor();
  await publish();
  const [{ link, otherLink }] = await newsOf(admin);
  const { pathname, searchParams } = new URL(link.href, 'http://127.0.0.1');
  const { body } = await app.call('GET', pathname, {
    token: admin.token,
    query: Object.fromEntries(searchParams),
  });
  expect(body.courses).toMatchObject([{ id, published: false }]);
  expect(otherLink.href).toBe(`/teach/courses/${id}/content`);
});

test('nobody hears of it if an admin publishes, or if the course is on sale', async () => {
  const { admin, publish, toldTo } = await deskOfAuthor();
  await publish(admin);
  await publish();
  expect(await toldTo(admin)).toBe(0);
});

test('admins hear of a scheduled publication too, and its author is told that learners wait for the sale', async () => {
  const { app, admin, author, change, newsOf, toldTo } = await deskOfAuthor();
  const at = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  await change('PUT', '/schedule', author, { at });
  expect(await toldTo(admin)).toBe(0);
  app.clock.advance({ hours: 2 });
  await app.runJobs({ firing: 'authoring-publish-due' });
  expect(await toldTo(admin)).toBe(1);
  const [{ text }] = await newsOf(author);
  expect(text).toContain('Learners get it once an admin puts the course on sale.');
  expect(text).not.toContain('Learners have it now.');
});

test('authors and admins alone choose whether mails about courses they write come; one click ends them', async () => {
  const { app, admin, author, change } = await deskOfAuthor();
  const learner = await signedIn(app, { email: 'naina@example.in' });
  const choice = async ({ token }: SignedIn) =>
    (await app.call('GET', '/notifications/preferences', { token })).body.filter(
      ({ category }: { category: string }) => category === 'authoring',
    );
  expect(await choice(learner)).toEqual([]);
  for (const person of [author, admin])
    expect(await choice(person)).toMatchObject([{ mailed: true }]);

  const publishLater = async (by = author) => {
    const at = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    await change('PUT', '/schedule', by, { at });
    app.clock.advance({ hours: 2 });
    await app.runJobs({ firing: 'authoring-publish-due' });
  };
  const mails = async ({ email }: SignedIn) =>
    (await app.mailbox(email)).filter(({ subject }) => subject.endsWith('was published'));
  await publishLater();
  expect(await mails(author)).toHaveLength(1);
  // The link still works for a former author, who no longer has the choice.
  await app.call('POST', `/admin/members/${author.uid}/role-revocations`, {
    token: admin.token,
    body: { role: 'author', reason: 'Writes no more' },
  });
  expect(await choice(author)).toEqual([]);
  const link = await mailedLink(app, '/notifications/unsubscribe', author.email);
  const query = { oobCode: link.searchParams.get('oobCode') ?? '' };
  expect((await app.call('POST', '/notifications/unsubscribe', { query })).body.message).toBe(
    'You will get no more mails about courses that you write.',
  );
  await grantRole(app, author, admin, 'author');
  expect(await choice(author)).toMatchObject([{ mailed: false }]);
  // An admin who schedules a publication gets the mail, and has the choice, without being an author.
  await publishLater(admin);
  expect(await mails(author)).toHaveLength(1);
  expect(await mails(admin)).toHaveLength(1);
});

test('only admins choose whether these are mailed', async () => {
  const { app, admin, author } = await deskOfAuthor();
  const choices = async ({ token }: SignedIn): Promise<string[]> =>
    (await app.call('GET', '/notifications/preferences', { token })).body.map(
      ({ category }: { category: string }) => category,
    );
  expect(await choices(admin)).toContain('courses-off-sale');
  expect(await choices(author)).not.toContain('courses-off-sale');
});
