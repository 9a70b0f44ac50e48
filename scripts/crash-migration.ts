// A migration beside the running application. As a program, it is what migrates, so that a fault
// can end it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateToLatest } from '../app/platform/migrator.ts';
import { openPostgres } from '../app/platform/postgres.ts';
import type { Fault } from './crash-app.ts';

const name = '9999_proof';
const migration = `alter table orders add column proof_note text;
update orders set proof_note = id;
`;

/** Migrates in a process of its own, with a fault in the middle. True if it came to the fault. */
export async function migrateAside(databaseUrl: string, fault?: Fault): Promise<boolean> {
  const dir = mkdtempSync(join(tmpdir(), 'liftoff-migrations-'));
  cpSync('migrations', dir, { recursive: true });
  writeFileSync(join(dir, `${name}.sql`), migration);
  const child = fork('scripts/crash-migration.ts', [databaseUrl, dir], {
    execArgv: ['--import', './scripts/failpoints.ts'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let passed = false;
  child.on('message', () => {
    passed = true;
  });
  if (fault) child.send({ path: ['after statement add column proof_note'], fault });
  const ended = once(child, 'exit');
  child.send('go');
  await ended;
  rmSync(dir, { recursive: true, force: true });
  return passed;
}

/** The application that runs on has no such migration, and would refuse to start. */
export async function undoMigration(rows: (query: string) => Promise<unknown>): Promise<void> {
  await rows('alter table orders drop column if exists proof_note');
  await rows(`delete from migrations where name = '${name}'`);
}

if (process.argv[1] === import.meta.filename) {
  const [, , databaseUrl = '', dir] = process.argv;
  process.on('message', (message) => {
    if (message === 'go') void migrate();
  });
  const migrate = async (): Promise<void> => {
    const silent = { info: () => {}, warn: () => {}, error: () => {} };
    const connection = await openPostgres({ databaseUrl }, silent);
    await migrateToLatest(connection, dir)
      .catch(() => undefined)
      .finally(() => connection.close().catch(() => undefined));
    process.disconnect();
  };
}
