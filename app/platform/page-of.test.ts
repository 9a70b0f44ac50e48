import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { statementsOf } from '#test/statements.ts';
import { q } from './database.ts';
import { pageOf } from './page-of.ts';

testDatabase();

const listOf = (length: number) =>
  q()
    .selectFrom(sql<{ n: number }>`generate_series(1, ${length}::int)`.as<'list'>(sql`list(n)`))
    .select('list.n')
    .orderBy('list.n', 'desc');

test('a page comes with its details and the length of its list, in one statement', async () => {
  let page: unknown;
  const sent = await statementsOf(async () => {
    page = await pageOf(listOf(5), { page: 2, perPage: 2 }, (row) => ({
      twice: sql<number>`${row('n')} * 2`,
    }));
  });
  const rows = [
    { n: 3, twice: 6 },
    { n: 2, twice: 4 },
  ];
  expect([page, sent.length]).toEqual([{ rows, page: 2, pages: 3, total: 5 }, 1]);
});

test('a page after the last is the last; an empty list has one empty page', async () => {
  const last = { rows: [{ n: 1 }], page: 3, pages: 3, total: 5 };
  expect(await pageOf(listOf(5), { page: 1_000_000, perPage: 2 })).toEqual(last);
  const empty = { rows: [], page: 1, pages: 1, total: 0 };
  expect(await pageOf(listOf(0), { page: 4, perPage: 2 })).toEqual(empty);
});
