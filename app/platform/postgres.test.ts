import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { testLog } from '#test/database.ts';
import { openPostgres, poolerQuery } from './postgres.ts';

const { serverUrl } = inject('databaseTemplate');

test('operators see what PgBouncer has to run on its connections', () => {
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(`connect_query='${poolerQuery}'`);
});

test.runIf(serverUrl)('a pooler that drops our settings is refused, with the remedy', async () => {
  const databaseUrl = serverUrl ?? '';
  await expect(openPostgres({ databaseUrl, directUrl: databaseUrl }, testLog)).rejects.toThrow(
    `connect_query='${poolerQuery}'`,
  );
});

test.runIf(serverUrl)('a commit is answered only when it is on the disk', async () => {
  const { pool, close } = await openPostgres({ databaseUrl: serverUrl ?? '' }, testLog);
  const { rows } = await pool.query('show synchronous_commit');
  await close();
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
});
