import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { pool } from '../database.ts';

// The same on both engines; with TEST_DATABASE_URL a real server is the reference.
testDatabase();

const one = async (text: string, values: unknown[] = []): Promise<unknown> => {
  const { rows } = await pool().query<{ value: unknown }>(text, values);
  return rows[0]?.value;
};

test.each<[string, string, unknown]>([
  ['a bigint is a number', `9007199254740991::bigint`, 9007199254740991],
  ['a sum of bigints is a number', `sum(x) from (values (7::bigint), (8)) as t(x)`, 15],
  ['a numeric is a number', `12.50::numeric(6, 2)`, 12.5],
  ['a count is a number', `count(*) from generate_series(1, 3)`, 3],
  ['a date is its text', `date '2026-02-28'`, '2026-02-28'],
  [
    'an instant is a Date',
    `timestamptz '2026-02-28 23:30:00.125+05:30'`,
    new Date('2026-02-28T18:00:00.125Z'),
  ],
  [
    'a day begins in UTC',
    `date_trunc('day', timestamptz '2026-02-28 00:30+05:30')`,
    new Date('2026-02-27T00:00:00Z'),
  ],
  ['JSON is parsed', `'{"a": [1, null, "₹"]}'::jsonb`, { a: [1, null, '₹'] }],
  ['bytes are a Buffer', `'\\x00ff'::bytea`, Buffer.from([0, 255])],
  ['an array is an array', `array['a', 'b,"c"', null]`, ['a', 'b,"c"', null]],
  ['a truth is a boolean', `1 < 2`, true],
  ['nothing is null', `null::text`, null],
])('%s', async (_, expression, value) => {
  const [what = '', from] = expression.split(' from ');
  expect(await one(`select ${what} as value${from ? ` from ${from}` : ''}`)).toEqual(value);
});

test('a bigint beyond JavaScript’s range is refused, not rounded', async () => {
  await expect(one(`select 9007199254740993::bigint as value`)).rejects.toThrow('does not fit');
});

test.each<[string, string, unknown[]]>([
  ['22P02', `select $1::int`, ['zz']],
  ['42P01', `select * from nowhere`, []],
  ['42601', `selct 1`, []],
  ['22012', `select 1 / $1::int`, [0]],
  ['23514', `insert into mails (key, message) values ('a', null)`, []],
])('the error %s arrives with its code, and the pool goes on', async (code, text, values) => {
  await expect(pool().query(text, values)).rejects.toMatchObject({ code });
  expect(await one(`select $1::text as value`, ['still here'])).toBe('still here');
});

test('a unique key is enforced among simultaneous inserts', async () => {
  const attempts = Array.from({ length: 20 }, () =>
    pool().query(`insert into rate_limits (key) values ('one')`),
  );
  const outcomes = await Promise.allSettled(attempts);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('many simultaneous statements each get their own answer', async () => {
  const numbers = Array.from({ length: 200 }, (_, index) => index);
  expect(
    await Promise.all(numbers.map((number) => one(`select $1::int as value`, [number]))),
  ).toEqual(numbers);
});

test('five megabytes go in and come out unchanged', async () => {
  const text = 'लिफ़्टऑफ़ ₹ '.repeat(160_000);
  expect(await one(`select $1::text as value`, [text])).toBe(text);
});

test('a named statement may be prepared once and used often', async () => {
  for (const value of [1, 2, 3]) {
    const { rows } = await pool().query({
      name: 'twice',
      text: `select $1::int * 2 as value`,
      values: [value],
    });
    expect(rows).toEqual([{ value: value * 2 }]);
  }
});

test('a client that disconnects in the middle of a transaction leaves nothing behind', async () => {
  const client = await pool().connect();
  await client.query(
    `begin; insert into rate_limits (key) values ('undone'); set local timezone = 'Asia/Kolkata'`,
  );
  client.release(true);
  expect(await one(`select count(*) as value from rate_limits`)).toBe(0);
  expect(await one(`select current_setting('timezone') as value`)).toBe('UTC');
});

test('an answer of many rows arrives complete', async () => {
  const { rows } = await pool().query<{ n: number }>('select n from generate_series(1, 20000) n');
  expect(rows.map(({ n }) => n).reduce((sum, n) => sum + n, 0)).toBe(200_010_000);
});
