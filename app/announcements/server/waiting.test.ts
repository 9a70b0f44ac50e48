import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { q } from '#app/platform/database.ts';
import { naina, signedIn } from '#test/people.ts';
import { upcoming } from '#test/upcoming.ts';

const { email } = naina;

test('an address waits once its owner has confirmed it from the mailbox', async () => {
  const { app, ask, code, confirm, waiting, slug } = await upcoming();
  expect((await ask(email)).body).toEqual({
    message: 'Check your e-mail to confirm your address.',
  });
  const [mail] = await app.mailbox(email);
  expect(mail).toMatchObject({ subject: 'Confirm your address' });
  expect(mail?.text).toContain('Agents at work');
  expect(await waiting()).toBe(0);
  const oobCode = await code(email);
  expect((await confirm(oobCode)).body).toEqual({ slug, title: 'Agents at work' });
  expect(await waiting()).toBe(1);
  // A page that is loaded again.
  expect((await confirm(oobCode)).status).toBe(200);
  expect(await waiting()).toBe(1);
  expect((await confirm('guessed')).body).toEqual({
    error: 'This link is no longer valid. You can ask again on the page of the course.',
    code: 'waiting/invalid-code',
  });
});

test('asking again gets the same answer and floods no mailbox, whether the address waits or not', async () => {
  const { app, ask, waits, waiting } = await upcoming();
  const answers = [await ask(email), await ask(email)];
  await app.runJobs();
  answers.push(await ask(email));
  expect(await app.mailbox(email)).toHaveLength(1);
  await waits(email);
  app.clock.advance({ hours: 2 });
  answers.push(await ask(email));
  expect(await app.mailbox(email)).toHaveLength(1);
  for (const { status, body } of answers)
    expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body });
  expect(await waiting()).toBe(1);
});

test('who sends the form many times at once gets one mail', async () => {
  const { app, ask } = await upcoming();
  await Promise.all(Array.from({ length: 8 }, () => ask(email)));
  expect(await app.mailbox(email)).toHaveLength(1);
});

test('codes are stored as hashes', async () => {
  const { ask, code } = await upcoming();
  await ask(email);
  const oobCode = await code(email);
  const { rows } = await sql<{ found: string }>`
    select to_json(waiting_codes)::text as found from waiting_codes`.execute(q());
  expect(rows).toHaveLength(1);
  expect(rows[0]?.found).not.toContain(oobCode);
});

test('a link confirms for a week, and then its address is deleted', async () => {
  const { app, ask, code, confirm } = await upcoming();
  await ask(email);
  const first = await code(email);
  app.clock.advance({ days: 6 });
  await ask(email);
  const second = await code(email);
  expect(second).not.toBe(first);
  app.clock.advance({ days: 2 });
  await app.runJobs({ firing: 'waiting-forget-unconfirmed' });
  expect((await confirm(first)).body.code).toBe('waiting/invalid-code');
  app.clock.advance({ days: 5 });
  expect((await confirm(second)).body.code).toBe('waiting/invalid-code');
  await app.runJobs({ firing: 'waiting-forget-unconfirmed' });
  expect(await stored()).toBe(0);
});

test('the mailed link deletes the address at once, confirmed or not, however old it is', async () => {
  const { app, ask, code, confirm, forget } = await upcoming();
  await ask(email);
  const first = await code(email);
  expect((await forget('guessed')).status).toBe(204);
  expect(await stored()).toBe(1);
  expect((await forget(first)).status).toBe(204);
  expect((await forget(first)).status).toBe(204);
  expect(await stored()).toBe(0);
  expect((await confirm(first)).body.code).toBe('waiting/invalid-code');
  await ask(email);
  const second = await code(email);
  await confirm(second);
  app.clock.advance({ days: 100 });
  await app.runJobs({ firing: 'waiting-forget-unconfirmed' });
  expect(await stored()).toBe(1);
  await forget(second);
  expect(await stored()).toBe(0);
});

test('someone signed in waits with one call and no mail, and can leave', async () => {
  const { app, slug, waiting, ask } = await upcoming();
  const { token } = await signedIn(app);
  const own = (method: string) => app.call(method, `/announcements/${slug}/waiting`, { token });
  // An unconfirmed request from before.
  await ask(email);
  await app.runJobs();
  expect((await own('GET')).body).toEqual({ waiting: false });
  const both = await Promise.all([own('PUT'), own('PUT')]);
  expect(both.map(({ body }) => body)).toEqual([{ waiting: true }, { waiting: true }]);
  expect((await own('GET')).body).toEqual({ waiting: true });
  expect(await waiting()).toBe(1);
  expect(await app.mailbox(email)).toHaveLength(1);
  expect((await own('DELETE')).body).toEqual({ waiting: false });
  expect(await stored()).toBe(0);
});

test('nobody waits for a course that is not announced', async () => {
  const { app, ask, desk, waits, code } = await upcoming();
  await waits(email);
  await ask('kabir@example.in');
  const unconfirmed = await code('kabir@example.in');
  expect((await desk('DELETE')).body).toMatchObject({ announced: false, waiting: 0 });
  expect(await stored()).toBe(0);
  expect((await ask(email)).body.code).toBe('announcements/not-found');
  const confirming = await app.call('POST', '/waiting/confirm', {
    body: { oobCode: unconfirmed },
  });
  expect(confirming.status).toBe(400);
  const { token } = await signedIn(app);
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect(
      (await app.call(method, '/announcements/agents-at-work/waiting', { token })).status,
    ).toBe(404);
});

test('a request that is withdrawn before its mail is made leaves no address', async () => {
  const { app, ask, desk } = await upcoming();
  await ask(email);
  await desk('DELETE');
  await app.runJobs();
  expect(await stored()).toBe(0);
  expect(await app.mailbox(email)).toEqual([]);
});

test('requests are limited by internet address and by e-mail address', async () => {
  const { app, slug } = await upcoming({ RATE_LIMIT_FACTOR: '1' });
  const ask = async (address: string, ip: string) =>
    (
      await app.call('POST', `/announcements/${slug}/addresses`, {
        body: { email: address },
        ip,
      })
    ).status;
  const sameCaller = [];
  for (let n = 0; n < 6; n += 1) sameCaller.push(await ask(`n${n}@example.in`, '192.0.2.7'));
  expect(sameCaller).toEqual([200, 200, 200, 200, 200, 429]);
  const sameAddress = [];
  for (let n = 0; n < 6; n += 1) sameAddress.push(await ask(email, `192.0.2.${20 + n}`));
  expect(sameAddress).toEqual([200, 200, 200, 200, 200, 429]);
});

async function stored(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from waiting_addresses)::int + (select count(*) from waiting_codes
      where waiting_id not in (select id from waiting_addresses))::int as count`.execute(q());
  return rows[0]?.count ?? -1;
}
