import { globSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { features } from '#app/product.ts';
import { endpointsOf } from './matrix.ts';
import { buildTown } from './town.ts';
import { watchTables } from './watched-tables.ts';

test('every feature with endpoints has its rows, once', () => {
  const sources = globSync('test/matrix/*.test.ts').map((path) => readFileSync(path, 'utf8'));
  const walked = sources.flatMap((source) =>
    [...source.matchAll(/^everyoneCalls\('([\w-]+)'/gm)].map(([, name = '']) => name),
  );
  const withEndpoints = features
    .map(({ name }) => name)
    .filter((name) => endpointsOf(name).size > 0);
  expect(withEndpoints.length).toBeGreaterThan(20);
  expect(walked.toSorted()).toEqual(withEndpoints.toSorted());
});

test('a trace in any table is seen, and none that was rolled back', async () => {
  await buildTown();
  const changedTables = await watchTables();
  expect(await changedTables()).toEqual([]);
  const rename = sql`update users set display_name = display_name || '.' where email = 'other@example.in'`;
  await rename.execute(q());
  // The row of standings follows the name by a trigger.
  expect(await changedTables()).toEqual(['standings', 'users']);
  expect(await changedTables()).toEqual([]);
  await sql`delete from standings`.execute(q());
  expect(await changedTables()).toEqual(['standing_changes', 'standings']);
  await q()
    .transaction()
    .execute(async (transaction) => {
      await rename.execute(transaction);
      throw new Error('not after all');
    })
    .catch(() => {});
  expect(await changedTables()).toEqual([]);
});
