import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { projectRoot } from '../project-root.ts';

const childFile = join(projectRoot, 'app/platform/embedded/create-database-child.ts');

/**
 * Creates the data directory if it doesn't exist yet. Compiling the engine for this in a child
 * without the optimising compiler takes half the memory. A rename makes the directory appear, whole
 * or not at all. Call it under the directory lock.
 */
export async function createDatabase(dir: string): Promise<void> {
  const parent = dirname(dir);
  const unfinished = `${basename(dir)}.new-`;
  for (const name of readdirSync(parent))
    if (name.startsWith(unfinished)) rmSync(join(parent, name), { recursive: true, force: true });
  if (existsSync(dir)) return;

  const making = join(parent, `${unfinished}${process.pid}`);
  mkdirSync(making, { mode: 0o700 });
  const child = fork(childFile, [making], {
    execArgv: ['--liftoff-only'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'exit');
  const { exitCode, signalCode } = child;
  if (exitCode !== 0)
    throw new Error(
      `The embedded database could not be created in ${dir} (${signalCode ?? `exit code ${exitCode}`})`,
    );
  renameSync(making, dir);
  const folder = openSync(parent, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
