import { expect, inject, onTestFinished, test } from 'vitest';
import { closeTestDatabase, emptyLocation, openTestDatabase, testLog } from '#test/database.ts';
import { migrationFiles } from '#test/migration-files.ts';
import { backupOf } from './backup.ts';
import { systemClock } from './clock.ts';
import type { Connection } from './connection.ts';
import { pool } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { defineJob, enqueue, runJobsNow, startJobs, stopJobs } from './jobs.ts';
import { migrateToLatest } from './migrator.ts';
import { openPostgres } from './postgres.ts';
import { restoreBackup } from './restore.ts';

const { serverUrl } = inject('databaseTemplate');
type Kind = 'embedded' | 'server';
const own: Kind = serverUrl ? 'server' : 'embedded';
const directions: [Kind, Kind][] = serverUrl
  ? [
      ['embedded', 'server'],
      ['server', 'embedded'],
    ]
  : [['embedded', 'embedded']];

async function open(kind: Kind): Promise<Connection> {
  const { databaseUrl, directUrl = databaseUrl, dataDir, drop } = await emptyLocation();
  const connection =
    kind === 'server'
      ? await openPostgres({ databaseUrl: directUrl ?? '' }, testLog)
      : await openEmbedded({ dataDir, log: testLog });
  onTestFinished(async () => {
    await connection.close();
    await drop();
  });
  return connection;
}

const firstRelease = {
  '0001_people.sql': `
    create table people (id text primary key, manager text references people, name text not null, note text,
      paise bigint, born date, joined timestamptz, tags text[], profile jsonb, photo bytea, shout text generated always as (upper(name)) stored);
    create table badges (person text not null references people, number integer generated always as identity, primary key (person, number));
    create table plans (name text primary key);
    insert into plans values ('made by the migration'), ('and taken out again');
    create unlogged table counters (key text primary key)`,
};
const nextRelease = {
  ...firstRelease,
  '0002_country.sql': `alter table people add country text not null default 'IN'`,
};

async function fill({ pool }: Connection): Promise<void> {
  const awkward = 'tab\t newline\n return\r backslash\\ \\. \u2028 null\\N "quotes" लिफ़्ट ₹';
  await pool.query(
    `insert into people (id, manager, name, note, paise, born, joined, tags, profile, photo) values
       ('a', 'z', $1, null, 9007199254740991, '2026-02-28', '2026-02-28 23:30:00.123456+05:30', array[$1, null], jsonb_build_object('text', $1::text), '\\x000a5cff'),
       ('z', null, '', '', 0, null, null, '{}', '[]', '')`,
    [awkward],
  );
  await pool.query(
    `insert into people (id, name, note) select 'many ' || n, 'n', repeat('long ', 200) from generate_series(1, 6000) n`,
  );
  await pool.query(`insert into badges (person) values ('a'), ('a'), ('z')`);
  await pool.query(`delete from plans where name = 'and taken out again'`);
  await pool.query(`insert into counters values ('forgotten')`);
}

const contents = async ({ pool }: Connection) => {
  const people = await pool.query('select *, null as country from people order by id collate "C"');
  const badges = await pool.query('select * from badges order by number');
  const plans = await pool.query('select * from plans');
  return [people.rows, badges.rows, plans.rows];
};

async function bytesOf(connection: Connection): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of backupOf(connection)) chunks.push(chunk);
  return chunks;
}
async function* stream(chunks: Iterable<Buffer>): AsyncGenerator<Buffer> {
  yield* chunks;
}

async function filled(kind: Kind): Promise<Connection> {
  const connection = await open(kind);
  await migrateToLatest(connection, migrationFiles(firstRelease));
  await fill(connection);
  return connection;
}

test.each(directions)(
  'a backup of the %s database restores completely into an empty %s one',
  async (from, to) => {
    const source = await filled(from);
    const target = await open(to);
    const done = await restoreBackup(target, backupOf(source), {
      force: false,
      migrationsDir: migrationFiles(firstRelease),
    });
    expect(done).toEqual({ tables: 3, rows: 6_006 });
    expect(await contents(target)).toEqual(await contents(source));
    expect((await target.pool.query('select * from counters')).rows).toEqual([]);

    await expect(
      target.pool.query(`insert into badges (person) values ('nobody')`),
    ).rejects.toMatchObject({ code: '23503' });
    const { rows } = await target.pool.query<{ number: number }>(
      `insert into badges (person) values ('z') returning number`,
    );
    expect(rows[0]?.number).toBeGreaterThan(3);
  },
);

test('a backup of an earlier release is brought up to this one', async () => {
  const target = await open(own);
  await restoreBackup(target, backupOf(await filled(own)), {
    force: false,
    migrationsDir: migrationFiles(nextRelease),
  });
  const { rows } = await target.pool.query(
    `select count(*) as people, min(country) as country from people`,
  );
  expect(rows).toEqual([{ people: 6_002, country: 'IN' }]);
});

test('a backup from a later release, a truncated one and a damaged one are refused, and the existing rows stay', async () => {
  const source = await filled(own);
  const bytes = await bytesOf(source);
  const dir = migrationFiles(firstRelease);
  const before = await contents(source);
  const restore = async (chunks: Iterable<Buffer>) =>
    restoreBackup(source, stream(chunks), { force: true, migrationsDir: dir });

  await expect(restore(bytes.slice(0, -1))).rejects.toThrow('cut short');
  await expect(restore(bytes.slice(0, 3))).rejects.toThrow('cut short');
  await expect(restore([Buffer.from('not a backup\n')])).rejects.toThrow('damaged');
  await expect(restore([Buffer.from('{"format":"other"}\n')])).rejects.toThrow('not a backup');
  const text = Buffer.concat(bytes).toString();
  await expect(
    restore([Buffer.from(text.replace('"0001_people"', '"0001_people","0009_later"'))]),
  ).rejects.toThrow('does not know 0009_later');
  await expect(
    restore([Buffer.from(text.replace('{"rows":6002}', '{"rows":6001}'))]),
  ).rejects.toThrow('has 6002 rows instead of 6001');
  await expect(
    restore([Buffer.from(text.replace('\na\tz\t', '\na\tnobody\t'))]),
  ).rejects.toMatchObject({ code: '23503' });
  expect(await contents(source)).toEqual(before);
});

test('a database with rows is replaced only on explicit request', async () => {
  const source = await filled(own);
  const bytes = await bytesOf(source);
  const dir = migrationFiles(firstRelease);
  const before = await contents(source);
  await source.pool.query(`update people set note = 'changed since'`);

  await expect(
    restoreBackup(source, stream(bytes), { force: false, migrationsDir: dir }),
  ).rejects.toMatchObject({ name: 'NotEmpty' });
  await restoreBackup(source, stream(bytes), { force: true, migrationsDir: dir });
  expect(await contents(source)).toEqual(before);
});

test('a database that was never used has nothing to back up', async () => {
  await expect(bytesOf(await open(own))).rejects.toThrow('nothing to back up');
});

test('waiting jobs are backed up, finished jobs are not', async () => {
  await openTestDatabase();
  onTestFinished(closeTestDatabase);
  const errand = defineJob<{ number: number }>({ name: 'test-errand', handler: async () => {} });
  await startJobs({ clock: systemClock(), byHand: true });
  onTestFinished(async () => stopJobs());
  await enqueue(errand, { number: 1 });
  await runJobsNow();
  // Later, as a worker that was woken for the first may still look for another.
  await enqueue(errand, { number: 2 }, { startAfterSeconds: 3600 });

  const target = await open(own);
  await restoreBackup(target, backupOf({ pool: pool() }), { force: false });
  const { rows } = await target.pool.query(`select name, data from jobs.job`);
  expect(rows).toEqual([{ name: 'test-errand', data: { number: 2 } }]);
});
