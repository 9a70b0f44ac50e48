import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { copyOfTemplate } from '#test/database.ts';
import type { Connection } from '../connection.ts';
import { openEmbedded } from './open-embedded.ts';

const embedded = !inject('databaseTemplate').serverUrl;
const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() };

async function openShortTempered(): Promise<Connection> {
  const { dataDir, drop } = await copyOfTemplate();
  const connection = await openEmbedded({ dataDir, log, statementSeconds: 1 });
  onTestFinished(async () => {
    await connection.close();
    await drop();
  });
  return connection;
}
const runaway = 'select count(*) from generate_series(1, 1000000000) a, generate_series(1, 1000) b';

test.runIf(embedded)(
  'a statement over its time stops the engine, and the next one reopens it with every row',
  async () => {
    const { pool, unhurried } = await openShortTempered();
    await unhurried(() => pool.query(`insert into mails (key, message) values ('kept', '{}')`));
    await expect(pool.query(runaway)).rejects.toThrow('The embedded database went down');
    const { rows } = await unhurried(() => pool.query('select key from mails'));
    expect(rows).toEqual([{ key: 'kept' }]);
    expect(log.error).toHaveBeenCalledOnce();
  },
);

test.runIf(embedded)(
  'a transaction interrupted by the engine’s crash is rolled back, whatever its client believes',
  async () => {
    const { pool, unhurried } = await openShortTempered();
    const client = await pool.connect();
    client.on('error', () => {});
    await unhurried(async () => {
      await client.query('begin');
      await client.query(`insert into mails (key, message) values ('undone', '{}')`);
    });
    const [slow, waiting] = await Promise.allSettled([
      client.query(runaway),
      client.query('commit'),
    ]);
    expect([slow.status, waiting.status]).toEqual(['rejected', 'rejected']);
    client.release(true);
    const { rows } = await unhurried(() => pool.query('select key from mails'));
    expect(rows).toEqual([]);
  },
);

test.runIf(embedded)('long work may run without a limit', async () => {
  const { unhurried } = await openShortTempered();
  const { rows } = await unhurried((pool) =>
    pool.query<{ slept: string }>(`select pg_sleep(1.5)::text as slept`),
  );
  expect(rows).toHaveLength(1);
});
