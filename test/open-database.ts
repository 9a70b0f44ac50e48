import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeDatabase, openDatabase } from '#app/platform/database.ts';
import { log, setLogLevel } from '#app/platform/log.ts';

/** A fresh embedded database for tests of the platform itself; call the answer to close and delete it. */
export async function openFreshDatabase(): Promise<() => Promise<void>> {
  setLogLevel('silent');
  const directory = await mkdtemp(path.join(tmpdir(), 'liftoff-test-'));
  await openDatabase({ dataDir: path.join(directory, 'data'), log });
  return async () => {
    await closeDatabase();
    await rm(directory, { recursive: true, force: true });
  };
}
