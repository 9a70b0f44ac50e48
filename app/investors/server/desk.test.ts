import { expect, test } from 'vitest';
import startingInvestors from '#content/investors.json' with { type: 'json' };
import { tableColumns } from '../investor-table.ts';
import { seedInvestors } from './seed.ts';
import { member } from '#test/people.ts';
import { gauri, openDesk, recorded } from '#test/investors-desk.ts';

test('an investor is added, changed, hidden and shown again; the log contains no name', async () => {
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
  ).toBe('Visitors read this, and it gives the name away');
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

test('an exported table is imported unchanged; a changed line changes one investor, a new line adds one', async () => {
  const { app, ask, table, take, shown } = await openDesk();
  await seedInvestors(app.clock);
  await ask('POST', 'investors', gauri);
  const text = await table();
  expect(text).toContain("'=Write, and wait;\n'-then call.");
  expect(text).toContain('seed; b2b');
  const all = startingInvestors.length + 1;
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
  // An import can't turn an invented investor into a real one.
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

test('any fault is reported with its line, and nothing is written', async () => {
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
    { line: 4, column: 'key', message: 'lata-motiwala is already on line 2' },
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
    message: expect.stringContaining('unknown'),
  });
  expect((await take(`${head}\n"a`)).body.code).toBe('investors/import-unreadable');
  // In Latin-1, as some spreadsheets save it.
  expect((await take(Buffer.from(good.replace('Lata', 'Látà'), 'latin1'))).body.error).toBe(
    'This is not UTF-8 text. Nothing was imported.',
  );
  expect((await take(head)).body.error).toBe('At least one investor is required');
  expect(
    (await take([head, ...Array.from({ length: 1001 }, () => good)].join('\n'))).body.error,
  ).toBe('Maximum 1,000 investors can be imported at once');
  expect(await shown()).toBe(0);
  expect(await recorded()).toEqual([]);
  expect((await ask('GET', 'investors')).body.investors).toEqual([]);
});

test('a removed investor can’t return, neither by an import nor by hand', async () => {
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
