import { expect, inject, test } from 'vitest';
import { testLog } from '#test/database.ts';
import { openPostgres } from './postgres.ts';
import { StatementNames } from './statement-names.ts';

const { serverUrl } = inject('databaseTemplate');

const namedAfter = (times: number, text: string): string | undefined => {
  const names = new StatementNames();
  return Array.from({ length: times }, () => names.of(text)).at(-1);
};

test('a statement gets its name on its third run', () => {
  expect(namedAfter(2, 'select 1')).toBeUndefined();
  expect(namedAfter(3, 'select 1')).toMatch(/^[\w-]{30}$/);
  expect(namedAfter(4, 'select 1')).toBe(namedAfter(3, 'select 1'));
  expect(namedAfter(3, 'select 1')).not.toBe(namedAfter(3, 'select 2'));
});

test.each([
  'select * from users',
  'select "users".* from "users"',
  'insert into users (uid) values ($1) on conflict do nothing',
  'with made as (insert into users (uid) values ($1) returning uid) select uid from made',
  'begin',
  'set lock_timeout to 1',
])('%s stays nameless', (text) => {
  expect(namedAfter(9, text)).toBeUndefined();
});

test('only so many statements have names', () => {
  const names = new StatementNames();
  const texts = Array.from({ length: 300 }, (_, index) => `select ${index}`);
  const named = texts.filter((text) => [1, 2, 3].map(() => names.of(text)).at(-1));
  expect(named).toEqual(texts.slice(0, 200));
});

test.runIf(serverUrl)('the server plans it once for each connection', async () => {
  const { pool, close } = await openPostgres({ databaseUrl: serverUrl ?? '' }, testLog);
  try {
    const client = await pool.connect();
    for (const value of [1, 2, 3, 4]) {
      const { rows } = await client.query('select $1::integer + 1 as next', [value]);
      expect(rows).toEqual([{ next: value + 1 }]);
    }
    const { rows } = await client.query('select statement from pg_prepared_statements');
    expect(rows).toEqual([{ statement: 'select $1::integer + 1 as next' }]);
    client.release();
  } finally {
    await close();
  }
});
