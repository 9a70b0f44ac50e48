import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { tableColumns } from '../investor-table.ts';
import { readStartingInvestors, seedInvestors } from './seed.ts';
import { testApp } from '#test/app.ts';
import { member, signedInAdmin } from '#test/people.ts';

const gauri = {
  name: 'Gauri Chandanwala',
  headline: 'Small cheques, soon',
  company: 'Kite Ventures',
  location: 'Pune',
  industry: null,
  tags: ['seed', 'b2b'],
  verified: true,
  website: 'https://kite.example.in/',
  stages: ['Seed'],
  chequeFrom: 100_000,
  chequeTo: 500_000,
  sectors: [],
  geography: ['India'],
  thesis: 'Backs shops.\nSlowly.',
  approach: '=Write, and wait;\n-then call.',
};

async function openDesk() {
  const app = await testApp({ ADMIN_EMAIL: 'asha@example.in', RATE_LIMIT_FACTOR: '100' });
  const { token, uid } = await signedInAdmin(app);
  const ask = (method: string, path: string, body?: object) =>
    app.call(method, `/admin/${path}`, { token, body });
  const table = async () => (await ask('POST', 'investor-tables')).body as string;
  const take = (text: string, dryRun = false) =>
    app.call('POST', '/admin/investors/import', {
      token,
      query: { dryRun: String(dryRun) },
      body: text,
      headers: { 'content-type': 'text/csv' },
    });
  const shown = async () => (await app.call('GET', '/investors')).body.total as number;
  return { app, uid, ask, table, take, shown };
}

const recorded = async () =>
  (
    await sql`select actor, action, subject_id, details from admin_actions where actor <> 'setting' order by at, id`.execute(
      q(),
    )
  ).rows;

test('an investor is added, changed, hidden and shown again; the log holds no name', async () => {
  const { uid, ask, shown } = await openDesk();
  const { status, body } = await ask('POST', 'investors', gauri);
  expect([status, body]).toMatchObject([
    201,
    { ...gauri, key: 'gauri-chandanwala', shown: true, sample: false, version: 1 },
  ]);
  const path = `investors/${body.id}`;
  expect((await ask('POST', 'investors', gauri)).body.code).toBe('investors/known-already');
  expect(
    (await ask('POST', 'investors', { ...gauri, headline: 'Chandanwala writes cheques' })).body
      .error,
  ).toBe('Visitors read this, and it tells the name');
  expect((await ask('PUT', path, { ...gauri, location: 'Nashik', version: 1 })).body).toMatchObject(
    { location: 'Nashik', version: 2 },
  );
  expect((await ask('PUT', path, { ...gauri, version: 1 })).body.code).toBe(
    'investors/changed-meanwhile',
  );
  expect((await ask('PUT', 'investors/none', { ...gauri, version: 1 })).body.code).toBe(
    'investors/not-found',
  );
  expect((await ask('PUT', `${path}/publication`, { shown: false, version: 2 })).body.shown).toBe(
    false,
  );
  expect(await shown()).toBe(0);
  expect((await ask('PUT', `${path}/publication`, { shown: true, version: 3 })).body.shown).toBe(
    true,
  );
  expect(await shown()).toBe(1);
  const log = await recorded();
  expect(log.map((row) => (row as { action: string }).action)).toEqual([
    'investor/add',
    'investor/change',
    'investor/hide',
    'investor/show',
  ]);
  expect(log[0]).toEqual({
    actor: uid,
    action: 'investor/add',
    subject_id: body.id,
    details: { version: 1 },
  });
});

test('what is exported is imported again as it was; a changed line changes one, a new line adds one', async () => {
  const { app, ask, table, take, shown } = await openDesk();
  await seedInvestors(app.clock);
  await ask('POST', 'investors', gauri);
  const text = await table();
  expect(text).toContain("'=Write, and wait;\n'-then call.");
  expect(text).toContain('seed; b2b');
  const all = (await readStartingInvestors()).length + 1;
  expect((await take(text)).body).toEqual({
    added: 0,
    changed: 0,
    unchanged: all,
    faults: [],
    imported: true,
  });

  const edited = text.replace('Small cheques, soon', 'Large cheques, later');
  const more = `${edited}lata-motiwala,Lata Motiwala,Early,Coral,Goa,,,no,,Seed,1,2,,,Looks.,Call.,yes\r\n`;
  expect((await take(more, true)).body).toEqual({
    added: 1,
    changed: 1,
    unchanged: all - 1,
    faults: [],
    imported: false,
  });
  expect(await shown()).toBe(all);
  expect((await take(more)).body).toMatchObject({ added: 1, changed: 1, imported: true });
  expect(await shown()).toBe(all + 1);
  expect((await take(more)).body).toMatchObject({ added: 0, changed: 0 });
  const { token } = await member(app, 'premiumPlan');
  const { items } = (
    await app.call('GET', '/investor-profiles', { token, query: { q: 'Chandanwala' } })
  ).body;
  expect(items).toMatchObject([{ headline: 'Large cheques, later', sample: false }]);
  expect(
    (await app.call('GET', '/investor-profiles', { token, query: { q: 'Motiwala' } })).body.items,
  ).toMatchObject([{ sample: true }]);
  // An import makes nobody real who was invented.
  expect((await take(more.replaceAll(/,"yes"(?=\r\n)/g, ',"no"'))).body).toMatchObject({
    added: 0,
    changed: 0,
    faults: [],
  });
  expect(
    (await app.call('GET', '/investor-profiles', { token, query: { q: 'Charkhawala' } })).body
      .items,
  ).toMatchObject([{ sample: true }]);
});

test('a fault anywhere, told with its line, and nothing is written', async () => {
  const { ask, take, shown } = await openDesk();
  const head = tableColumns.join(',');
  const good =
    'lata-motiwala,Lata Motiwala,Early,Coral,Goa,,,no,,Seed,1,2,,,"Looks.\nTwice.",Call.,no';
  const faults = async (...lines: string[]) =>
    (await take([head, ...lines].join('\n'))).body.faults;
  expect(await faults(good, '', good.replace('Early', ''), 'a,b')).toEqual([
    { line: 5, column: 'headline', message: 'Headline is required' },
    { line: 7, column: '', message: '2 cells where the first line has 17' },
  ]);
  expect(await faults(good, good)).toEqual([
    { line: 4, column: 'key', message: 'lata-motiwala stands on line 2 already' },
  ]);
  expect(
    await faults(
      good.replace('no,,', 'perhaps,,').replace(',1,2,', ',5,2,').replace('lata-m', 'Lata-M'),
    ),
  ).toMatchObject([
    { line: 2, column: 'verified' },
    { line: 2, column: 'key' },
  ]);
  expect((await take(`name,nonsense\na,b\n`)).body.faults).toContainEqual({
    line: 1,
    column: 'nonsense',
    message: expect.stringContaining('not known'),
  });
  expect((await take(`${head}\n"a`)).body.code).toBe('investors/import-unreadable');
  expect((await take(head)).body.error).toBe('At least one investor is required');
  expect(
    (await take([head, ...Array.from({ length: 1001 }, () => good)].join('\n'))).body.error,
  ).toBe('Maximum 1,000 investors can be imported at once');
  expect(await shown()).toBe(0);
  expect(await recorded()).toEqual([]);
  expect((await ask('GET', 'investors')).body.investors).toEqual([]);
});

test('whoever was taken out comes back neither by an import nor by hand', async () => {
  const { ask, table, take, shown } = await openDesk();
  const { body } = await ask('POST', 'investors', gauri);
  const text = await table();
  expect((await ask('DELETE', `investors/${body.id}`)).status).toBe(204);
  expect((await ask('DELETE', `investors/${body.id}`)).body.code).toBe('investors/not-found');
  expect((await take(text)).body).toMatchObject({
    faults: [{ line: 2, column: 'key' }],
    imported: false,
  });
  expect((await ask('POST', 'investors', gauri)).body.code).toBe('investors/left');
  expect(await shown()).toBe(0);
});

test('reports of change and requests to leave arrive in one desk, and are closed once', async () => {
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

test('who reports a change is told what came of it, also at another address; neither names who is listed', async () => {
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

test('who asks to be taken out is answered by mail, which says nothing that they wrote, nor in a refusal who is listed', async () => {
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
  expect(await answered('gauri@kite.example.in', true)).toEqual(['The profile is taken out']);
  expect(await answered('mallory@example.in', false)).toEqual([
    'About your request to leave our directory',
  ]);
});
