import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, inject, onTestFinished, test } from 'vitest';
import { emptyLocation, testLog } from '#test/database.ts';
import { migrationFiles } from '#test/migration-files.ts';
import { closeDatabase, openDatabase, pool } from './database.ts';
import { projectRoot } from './project-root.ts';

const { serverUrl } = inject('databaseTemplate');
afterEach(closeDatabase);

async function location() {
  const { drop, ...place } = await emptyLocation();
  onTestFinished(drop);
  return place;
}

test('a failed migration leaves nothing behind, nor do the ones before it in the same run', async () => {
  const place = await location();
  const good = { '0001_first.sql': 'create table first (id text); create index on first (id);' };
  const bad = migrationFiles({
    ...good,
    '0002_second.sql': 'create table second (id text); select no_such_function();',
  });
  await expect(openDatabase({ ...place, migrationsDir: bad, log: testLog })).rejects.toMatchObject({
    code: '42883',
  });

  const mended = migrationFiles({ ...good, '0002_second.sql': 'create table second (id text);' });
  await openDatabase({ ...place, migrationsDir: mended, log: testLog });
  expect((await pool().query('select name from migrations order by name')).rows).toEqual([
    { name: '0001_first' },
    { name: '0002_second' },
  ]);
});

test('an applied migration that no longer exists is refused', async () => {
  const place = await location();
  await openDatabase({
    ...place,
    migrationsDir: migrationFiles({ '0001_first.sql': 'select 1', '0002_second.sql': 'select 2' }),
    log: testLog,
  });
  await closeDatabase();
  const shorter = migrationFiles({ '0001_first.sql': 'select 1' });
  await expect(openDatabase({ ...place, migrationsDir: shorter, log: testLog })).rejects.toThrow(
    '0002_second is missing',
  );
});

test.each([
  ['a number that is used twice', ['0001_a', '0001_b'], 'Two migrations have the number 0001'],
  ['a name without a number', ['first'], 'not named NNNN_name.sql'],
])('%s is refused', async (_, names, refusal) => {
  const files = Object.fromEntries(names.map((name) => [`${name}.sql`, 'select 1']));
  await expect(
    openDatabase({ ...(await location()), migrationsDir: migrationFiles(files), log: testLog }),
  ).rejects.toThrow(refusal);
});

test.runIf(serverUrl)(
  'four processes that start at once on an empty database all start, and each step runs once',
  async () => {
    const place = await location();
    const file = join(projectRoot, 'test/fixtures/database-process.ts');
    const children = Array.from({ length: 4 }, () =>
      fork(file, [JSON.stringify(place)], { execArgv: [] }),
    );
    const answers = await Promise.all(
      children.map(async (child) => ((await once(child, 'message')) as unknown[])[0]),
    );
    expect(answers).toEqual(['open', 'open', 'open', 'open']);
    await Promise.all(children.map(async (child) => child.exitCode ?? once(child, 'close')));

    await openDatabase({ ...place, log: testLog });
    const { rows } = await pool().query<{ name: string }>(
      'select name from migrations order by name',
    );
    const files = readdirSync(join(projectRoot, 'migrations')).toSorted();
    expect(rows.map(({ name }) => `${name}.sql`)).toEqual(files);
  },
);

const migrations = join(projectRoot, 'migrations');

/** Opens a school as it was before this migration. */
async function schoolBefore(migration: string) {
  const place = await location();
  const before = readdirSync(migrations).filter((name) => name < migration);
  const older = before.map((name) => [name, readFileSync(join(migrations, name), 'utf8')]);
  const migrationsDir = migrationFiles(Object.fromEntries(older));
  await openDatabase({ ...place, migrationsDir, log: testLog });
  return place;
}

test('a school from before practice keeps its questions, and nobody is a member unnoticed', async () => {
  const place = await schoolBefore('0061');
  // As if committed while 0054 ran, before its triggers were there.
  await pool().query(`
    begin;
    set local session_replication_role = replica;
    insert into membership_periods (id, uid, plan_type, grant_reason, starts_at, opened_at)
      values ('p', 'u', 'basicPlan', 'a test', now(), now());
    insert into users (uid, email, display_name, password_hash, password_set_at, created_at)
      values ('u', 'u@example.com', 'U', '', now(), now());
    insert into lessons (id, course_id, section_id, slug, title, position, minutes, preview, body, tasks, check_question)
      values ('l', 'c', 's', 'l', 'L', 1, 1, false, 'Text', '{}',
        '{"question": "Why?", "options": ["So", "Thus"], "answer": 1, "explanation": "It is."}');
    commit`);
  await closeDatabase();

  await openDatabase({ ...place, log: testLog });
  const { rows } = await pool().query('select uid, standing from standings');
  expect(rows).toEqual([{ uid: 'u', standing: 'active:basicPlan' }]);
  const lessons = await pool().query<{ body: string }>('select body from lessons');
  const [source = ''] = /(?<=```practice\n)[^]*(?=\n```)/.exec(lessons.rows[0]?.body ?? '') ?? [];
  expect(JSON.parse(source)).toEqual({
    id: 'before-you-go',
    kind: 'choose-one',
    question: 'Why?',
    options: [{ text: 'So' }, { text: 'Thus', right: true }],
    why: 'It is.',
  });
});

const practice = '```practice\nid: a\n```';
const video = 'v'.repeat(22);
const file = 'f'.repeat(22);
/** Texts of lessons from before kinds, and what they are. */
const textsByKind: Record<string, readonly (string | null)[]> = {
  reading: [
    null,
    ' ',
    'Read this.',
    `${practice}\n\nRead this.\n\n${practice}`,
    `Watch this.\n\n![A video](/media/${video})`,
    `[A video](/media/${video})`,
    `![A file](/media/${file})`,
    `![A video that is gone](/media/${'g'.repeat(22)})`,
    '```practices\n```',
  ],
  video: [`![A video](/media/${video})\n`],
  file: [`\n[A file](/media/${file})`],
  practice: [practice, `${practice}\n\n${practice}\n`, practice.replaceAll('\n', '\r\n')],
};

test('lessons from before kinds get theirs by their texts, in drafts, versions and schedules too', async () => {
  const place = await schoolBefore('0093');
  const kinds = Object.entries(textsByKind).flatMap(([kind, texts]) => texts.map(() => kind));
  const texts = Object.values(textsByKind).flat();
  const lessons = texts.map((body, index) => ({ id: `lesson-${index}`, body }));
  const content = {
    stages: [
      { id: 's', lessons },
      { id: 't', lessons: [] },
    ],
  };
  const client = await pool().connect();
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into media (id, owner, kind, name, content_type, size, key, fingerprint, state, description, decorative, facts, created_at)
       values ($1, 'u', 'video', 'v', 'v', 1, 'v', 'v', 'ready', '', false, '{}', now()),
         ($2, 'u', 'file', 'f', 'f', 1, 'f', 'f', 'ready', '', false, '{}', now())`,
    [video, file],
  );
  const columns = 'id, course_id, section_id, slug, title, position, minutes, preview, tasks';
  const given = `select 'lesson-' || nth - 1, 'c', 's', nth, 'L', nth, 1, false, '{}', body`;
  const from = 'from unnest($1::text[]) with ordinality as given (body, nth)';
  await client.query(`insert into lessons (${columns}, body) ${given} ${from}`, [texts]);
  await client.query(
    `insert into draft_lessons (${columns}, body, revision, changed_at) ${given}, 'r', now() ${from}`,
    [texts],
  );
  await client.query(
    `insert into course_versions (course_id, number, published_at, published_by, words, content)
       values ('c', 1, now(), 'u', '', $1)`,
    [JSON.stringify(content)],
  );
  await client.query(
    `insert into scheduled_publications (course_id, publish_at, scheduled_by, words, content)
       values ('c', now(), 'u', '', $1)`,
    [JSON.stringify(content)],
  );
  await client.query('set session_replication_role = default');
  client.release();
  await closeDatabase();

  await openDatabase({ ...place, log: testLog });
  for (const table of ['lessons', 'draft_lessons']) {
    const { rows } = await pool().query(`select kind from ${table} order by position`);
    expect(rows.map(({ kind }) => kind)).toEqual(kinds);
  }
  for (const table of ['course_versions', 'scheduled_publications']) {
    const { rows } = await pool().query(`select content from ${table}`);
    const [{ lessons: ofVersion }, empty] = rows[0].content.stages;
    expect(ofVersion).toEqual(lessons.map((each, index) => ({ ...each, kind: kinds[index] })));
    expect(empty).toEqual({ id: 't', lessons: [] });
  }
});

test('orders and rewards from before the setting keep 60 days, and an unedited answer names none', async () => {
  const place = await schoolBefore('0096');
  await pool().query(`
    begin; set local session_replication_role = replica;
    insert into orders (id, uid, kind, plan_type, list_price_paise, amount_paise, currency, status, created_at, starts_at)
      values ('o', 'u', 'purchase', 'premiumPlan', 1500000, 1500000, 'INR', 'paid', now(), now());
    insert into reward_entries (id, order_id, kind, referrer_uid, buyer_uid, amount_paise, reason, at)
      values ('e', 'o', 'earned', 'r', 'u', 150000, '', '2026-03-01T08:00:00Z'), ('h', 'o', 'held', 'r', 'u', 0, '', now());
    insert into courses (id, slug, title, description, topic, icon, palette, instructor_name, instructor_title, instructor_bio,
      learning_points, target_audience, faqs, is_new, is_trending, position, created_at, updated_at)
      select slug, slug, '', '', '', '', '', '', '', '', '{}', '{}', jsonb_build_array(jsonb_build_object('question', 'And if not?', 'answer', answer)),
        false, false, 1, now(), now()
      from (values ('kept', 'Ask within 60 days of paying. “Really.”'), ('told', 'Ask within 60 days of paying and the whole fee comes back. “Really.”')) given (slug, answer);
    commit`);
  await closeDatabase();

  await openDatabase({ ...place, log: testLog });
  const kept = await pool().query(
    "select guarantee_days, payable_at from orders join reward_entries on order_id = orders.id where reward_entries.kind = 'earned'",
  );
  expect(kept.rows).toEqual([{ guarantee_days: 60, payable_at: new Date('2026-04-30T08:00:00Z') }]);
  const { rows } = await pool().query(
    `select faqs->0->>'answer' as answer from courses order by id`,
  );
  expect(rows.map(({ answer }) => answer)).toEqual([
    'Ask within 60 days of paying. “Really.”',
    'There is a money-back guarantee. The page of your order says until when you can ask, and the whole fee comes back. “Really.”',
  ]);
});
