import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { member } from '#test/people.ts';
import { gauri, openDesk } from '#test/investors-desk.ts';

test('change reports and removal requests arrive at one desk, and are closed once', async () => {
  const { app, ask } = await openDesk();
  const { id } = (await ask('POST', 'investors', gauri)).body;
  const { token } = await member(app, 'premiumPlan');
  const report = (to: string) =>
    app.call('POST', `/investors/${to}/letters`, { token, body: { words: 'They have moved.' } });
  expect((await report(id)).status).toBe(201);
  expect((await report('none')).body.code).toBe('investors/not-found');
  const leave = (email: string) =>
    app.call('POST', '/investor-letters', {
      body: { email, about: 'Gauri Chandanwala', words: 'Please take me out.' },
    });
  expect((await leave('nobody')).body.fields ?? {}).toEqual({
    email: 'Please enter a valid email address',
  });
  app.clock.advance({ seconds: 1 });
  expect((await leave(' Gauri@Example.in ')).status).toBe(201);
  const { letters, counts } = (await ask('GET', 'investor-letters')).body;
  expect(counts.letters).toBe(2);
  expect(letters).toMatchObject([
    {
      kind: 'change',
      email: 'naina@example.in',
      about: gauri.name,
      words: 'They have moved.',
      investor: { id },
    },
    { kind: 'removal', email: 'gauri@example.in', words: 'Please take me out.', investor: null },
  ]);
  const close = (letter: string) =>
    ask('POST', `investor-letters/${letter}/closing`, { accepted: true });
  expect((await close(letters[0].id)).status).toBe(204);
  expect((await close(letters[0].id)).body.code).toBe('investors/closed-meanwhile');
  expect((await close('none')).body.code).toBe('investors/no-letter');
  expect((await ask('GET', 'investor-letters')).body.letters).toHaveLength(1);
});

test('someone who reports a change is told the outcome, also at another address; neither message names the investor', async () => {
  const { app, ask } = await openDesk();
  const { id } = (await ask('POST', 'investors', gauri)).body;
  const naina = await member(app, 'premiumPlan');
  const settle = async (accepted: boolean) => {
    await app.call('POST', `/investors/${id}/letters`, {
      token: naina.token,
      body: { words: 'Gauri Chandanwala has moved.' },
    });
    const [letter] = (await ask('GET', 'investor-letters')).body.letters;
    await sql`update users set email = 'naina@elsewhere.example.in' where uid = ${naina.uid}`.execute(
      q(),
    );
    const tries = await Promise.all(
      [1, 2].map(() => ask('POST', `investor-letters/${letter.id}/closing`, { accepted })),
    );
    expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      204, 409,
    ]);
    return (await app.call('GET', '/notifications', { token: naina.token })).body.notifications;
  };
  const [first] = await settle(true);
  expect(first).toMatchObject({
    title: 'We corrected an investor’s profile',
    link: { href: `/investors/${id}` },
  });
  await ask('PUT', `investors/${id}/publication`, { shown: true, version: 1 });
  const all = await settle(false);
  expect(all).toMatchObject([
    { title: 'We looked at your report about an investor' },
    { title: first.title },
  ]);
  const mailed = (await app.mailbox('naina@elsewhere.example.in')).map(({ subject, text, html }) =>
    [subject, text, html].join(' '),
  );
  expect(mailed).toHaveLength(2);
  for (const secret of ['Gauri', 'Chandanwala', 'Kite'])
    expect(JSON.stringify([all, mailed])).not.toContain(secret);
});

test('someone who asks to be removed is answered by mail, which repeats nothing they wrote and, in a refusal, does not say who is listed', async () => {
  const { app, ask } = await openDesk();
  const answered = async (email: string, accepted: boolean) => {
    await app.call('POST', '/investor-letters', {
      body: { email, about: 'Gauri Chandanwala', words: 'Buy at evil.example.in' },
    });
    const [letter] = (await ask('GET', 'investor-letters')).body.letters;
    await ask('POST', `investor-letters/${letter.id}/closing`, { accepted });
    const mails = await app.mailbox(email);
    expect(mails.map(({ text, html }) => text + html).join(' ')).not.toMatch(
      /Gauri|Chandanwala|evil/,
    );
    return mails.map(({ subject }) => subject);
  };
  expect(await answered('gauri@kite.example.in', true)).toEqual(['The profile has been removed']);
  expect(await answered('mallory@example.in', false)).toEqual([
    'About your request to leave our directory',
  ]);
});
