import { globSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { q } from '#app/platform/database.ts';
import { features } from '#app/product.ts';
import { endpointsOf, lookout } from './matrix.ts';
import { buildTown } from './town.ts';

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

test('a trace in any table is seen', async () => {
  await buildTown();
  const look = lookout();
  const before = await look();
  expect(Object.keys(before).length).toBeGreaterThan(20);
  await sql`update users set display_name = display_name || '.' where email = 'other@example.in'`.execute(
    q(),
  );
  const after = await look();
  // The row of standings follows the name by a trigger.
  expect(
    Object.keys(after)
      .filter((table) => after[table] !== before[table])
      .toSorted(),
  ).toEqual(['standings', 'users']);
});
