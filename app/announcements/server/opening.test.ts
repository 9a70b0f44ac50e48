import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { makeAuthor, signedIn } from '#test/people.ts';
import { upcoming } from '#test/upcoming.ts';

const waiters = ['a@example.in', 'b@example.in', 'c@example.in'];

async function stored(): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from waiting_addresses order by email`.execute(q());
  return rows.map(({ email }) => email);
}

/** Adds confirmed addresses without their mails: the path through the mailbox has its own tests. */
const addWaiters = (courseId: string, count: number) =>
  sql`insert into waiting_addresses (id, course_id, email, asked_at, confirmed_at)
    select 'w' || n, ${courseId}, 'w' || lpad(n::text, 3, '0') || '@example.in', now(), now()
    from generate_series(1, ${count}::int) n`.execute(q());

test('everyone on the list is told once when an admin publishes, and the addresses are deleted', async () => {
  const { app, slug, waits, ask, publish, putOnSale, told } = await upcoming();
  for (const each of waiters) await waits(each);
  await ask('unconfirmed@example.in');
  await app.runJobs();
  expect((await publish()).body).toMatchObject({ published: true });
  expect(await told()).toEqual(waiters);
  const mail = (await app.mailbox('b@example.in')).find(
    ({ subject }) => subject === 'Agents at work is open',
  );
  expect(mail?.links).toContain(`http://127.0.0.1:3000/courses/${slug}`);
  expect(await stored()).toEqual([]);
  expect((await app.call('GET', `/announcements/${slug}`)).status).toBe(404);
  expect((await app.call('GET', `/catalogue/${slug}`)).status).toBe(200);
  await putOnSale(false);
  await putOnSale();
  expect(await told()).toEqual(waiters);
});

test('the switch in the list of courses opens a course too', async () => {
  const { waits, putOnSale, told } = await upcoming();
  await waits('a@example.in');
  await putOnSale();
  expect(await told()).toEqual(['a@example.in']);
  expect(await stored()).toEqual([]);
});

test('nobody is told when an author publishes, only once an admin puts the course on sale', async () => {
  const { app, admin, id, waits, write, told, publish } = await upcoming();
  const author = await signedIn(app, { email: 'author@example.in' });
  await makeAuthor(app, author, { token: admin }, id);
  await waits('a@example.in');
  await write('POST', '/stages', { title: 'Before launch' });
  const asAuthor = (method: string, path: string, body?: object) =>
    app.call(method, `/authoring/courses/${id}${path}`, { token: author.token, body });
  const { stamp } = (await asAuthor('GET', '/changes')).body;
  const published = await asAuthor('POST', '/publication', { stamp, words: '' });
  expect(published.body).toMatchObject({ published: false });
  expect(await told()).toEqual([]);
  expect(await stored()).toEqual(['a@example.in']);
  await publish();
  expect(await told()).toEqual(['a@example.in']);
});

test('a publication at a set time tells them then', async () => {
  const { app, waits, write, told } = await upcoming();
  await waits('a@example.in');
  const { stamp } = (await write('GET', '/changes')).body;
  const at = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  expect((await write('PUT', '/schedule', { stamp, words: '', at })).status).toBe(200);
  await app.runJobs({ firing: 'authoring-publish-due' });
  expect(await told()).toEqual([]);
  app.clock.advance({ hours: 1 });
  await app.runJobs({ firing: 'authoring-publish-due' });
  await app.runJobs({ firing: 'authoring-publish-due' });
  expect(await told()).toEqual(['a@example.in']);
});

test('a refused publication tells nobody', async () => {
  const { app, waits, write, told, admin, id } = await upcoming();
  await waits('a@example.in');
  await write('GET', '/changes');
  expect((await write('POST', '/publication', { stamp: 'old', words: '' })).status).toBe(409);
  const stale = { published: true, version: 99 };
  const path = `/admin/courses/${id}/publication`;
  expect((await app.call('PUT', path, { token: admin, body: stale })).status).toBe(409);
  expect(await told()).toEqual([]);
  expect(await stored()).toEqual(['a@example.in']);
});

/** Those that were sent, once for each mail. */
async function sentTo(): Promise<string[]> {
  const { rows } = await sql<{ waiter: string }>`
    select substr(key, 13) as waiter from mails
    where key like 'course-open:%' and sent_at is not null`.execute(q());
  return rows.map(({ waiter }) => waiter);
}

test('a long list is told in several runs, and a crash in between tells nobody twice', async () => {
  const { app, id, publish } = await upcoming({ LOG_LEVEL: 'silent' });
  await addWaiters(id, 230);
  // The second run dies when it has queued some of its mails.
  await sql`create function die() returns trigger language plpgsql as $$
    begin
      if new.key = 'course-open:w150' then raise exception 'the process died'; end if;
      return new;
    end $$`.execute(q());
  await sql`create trigger die before insert on mails for each row execute function die()`.execute(
    q(),
  );
  await publish();
  await app.runJobs();
  const first = await sentTo();
  expect(first).toHaveLength(100);
  expect(await stored()).toHaveLength(130);
  await sql`drop function die cascade`.execute(q());
  await app.runJobs({ ahead: true });
  const all = await sentTo();
  expect(all).toHaveLength(230);
  expect(all).toEqual(expect.arrayContaining(first));
  expect(await stored()).toEqual([]);
});

test('someone who asks or confirms during the publication is either told or refused', async () => {
  const { app, slug, ask, code, confirm, publish, told } = await upcoming();
  const { token } = await signedIn(app, { email: 'member@example.in' });
  await ask('a@example.in');
  const oobCode = await code('a@example.in');
  const [, joined, confirmed] = await Promise.all([
    publish(),
    app.call('PUT', `/announcements/${slug}/waiting`, { token }),
    confirm(oobCode),
  ]);
  const expected = [
    ...(confirmed.status === 200 ? ['a@example.in'] : []),
    ...(joined.status === 200 ? ['member@example.in'] : []),
  ];
  expect(await told()).toEqual(expected);
  expect(await stored()).toEqual([]);
});
