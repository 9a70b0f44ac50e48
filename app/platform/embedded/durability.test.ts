import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { copyOfTemplate, testLog } from '#test/database.ts';
import { projectRoot } from '../project-root.ts';
import { openEmbedded } from './open-embedded.ts';

const embedded = !inject('databaseTemplate').serverUrl;
const runProcess = (task: object): ChildProcess =>
  fork(join(projectRoot, 'test/fixtures/database-process.ts'), [JSON.stringify(task)], {
    execArgv: [],
  });

/** A migrated data directory that is deleted after the test. */
async function dataDirectory(): Promise<string> {
  const { dataDir, drop } = await copyOfTemplate();
  onTestFinished(drop);
  return dataDir;
}

test.runIf(embedded)(
  'no acknowledged row is lost when the process is killed in the middle of a write',
  async () => {
    const dataDir = await dataDirectory();
    let acknowledged = 0;
    for (let round = 0; round < 3; round++) {
      const writer = runProcess({ dataDir, write: true });
      let last = 0;
      writer.on('message', (message) => {
        last = Number(message) || 0;
        if (last === 100 + round * 37) writer.kill('SIGKILL');
      });
      await once(writer, 'close');
      expect(last).toBeGreaterThan(0);
      acknowledged += last;
    }
    const { pool, close } = await openEmbedded({ dataDir, log: testLog });
    const { rows } = await pool.query('select key from mails');
    await close();
    // Each kill may leave one row that was committed but not yet acknowledged.
    expect(rows.length).toBeGreaterThanOrEqual(acknowledged);
    expect(rows.length).toBeLessThanOrEqual(acknowledged + 3);
  },
);

test.runIf(embedded)(
  'a second process is refused, with the owner of the directory and what to do',
  async () => {
    const dataDir = await dataDirectory();
    const { close } = await openEmbedded({ dataDir, log: testLog });
    const second = runProcess({ dataDir });
    const [answer] = (await once(second, 'message')) as unknown[];
    expect(answer).toContain(
      `The embedded database in ${dataDir}/database is in use by another process (pid ${process.pid})`,
    );
    expect(answer).toContain('DATABASE_URL');
    await close();

    const third = runProcess({ dataDir });
    expect(await once(third, 'message')).toEqual(['open', undefined]);
    await once(third, 'close');
  },
);

test.runIf(embedded)('a second opening in the same process is refused too', async () => {
  const dataDir = await dataDirectory();
  const { close } = await openEmbedded({ dataDir, log: testLog });
  await expect(openEmbedded({ dataDir, log: testLog })).rejects.toMatchObject({
    name: 'DirectoryInUse',
  });
  await close();
});
