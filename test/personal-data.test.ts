import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { personalData } from '#app/product.ts';
import { q } from '#app/platform/database.ts';
import { openTestDatabase } from './database.ts';

beforeAll(openTestDatabase);

/**
 * Every table with a column that identifies a person: a uid, an address, or a foreign key to users.
 */
async function tablesOfPeople(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ '(^|_)(uid|email|recipient)$'
    union
    select conrelid::regclass::text from pg_constraint where contype = 'f' and confrelid = 'users'::regclass
    order by 1`.execute(q());
  return rows.map(({ name }) => name);
}

/** Tables that refer to a person but belong to no feature. */
const unaccounted = {
  mailbox: 'stands for people’s own mailboxes where no mail server is set (decisions.md ruling 42)',
};

const accounted = personalData.flatMap(({ tables }) => Object.keys(tables));

test('every table that refers to a person says what is exported of it, and what a deletion leaves', async () => {
  const found = await tablesOfPeople();
  expect(found.filter((table) => !accounted.includes(table) && !(table in unaccounted))).toEqual(
    [],
  );
  expect(
    [...accounted, ...Object.keys(unaccounted)].filter((table) => !found.includes(table)),
  ).toEqual([]);
  expect(new Set(accounted).size).toBe(accounted.length);
});

test('an unlisted table would be found', async () => {
  await sql`create table diaries (uid text, words text)`.execute(q());
  expect(await tablesOfPeople()).toContain('diaries');
  await sql`drop table diaries`.execute(q());
});

test('each part of an export has a name of its own', () => {
  const names = personalData.map(({ part }) => part);
  expect(new Set(names).size).toBe(names.length);
});
