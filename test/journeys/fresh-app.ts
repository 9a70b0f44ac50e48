import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp, type RunningApp } from '../../scripts/running-app.ts';

/**
 * The embedded database is compiled once, and not again for speed: in the few minutes that it lives,
 * that would cost more than it saves.
 */
const withoutOptimising = ['--liftoff-only'];

/** The built application as it is after its first start, with the starting content. */
export async function startFreshApp(environment: Record<string, string> = {}): Promise<RunningApp> {
  const dataDir = await freshDataDirectory();
  const app = await startApp({ DATA_DIR: dataDir, ...environment }, withoutOptimising);
  const stop = async () => {
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...app, stop };
}

/**
 * A copy of the data directory that a first start leaves. The start that makes a database takes ten
 * times as long as one that finds it.
 */
export async function freshDataDirectory(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'liftoff-'));
  cpSync(await startedDirectory(), dataDir, { recursive: true });
  return dataDir;
}

/** It is made again only when the build, the migrations or the content change. */
async function startedDirectory(): Promise<string> {
  const cache = 'node_modules/.cache/started';
  const started = join(cache, state());
  if (existsSync(started)) return started;
  mkdirSync(cache, { recursive: true });
  // Not the others that are being made: the journeys and the pages start at the same moment.
  for (const old of readdirSync(cache).filter((name) => !name.startsWith('making-')))
    rmSync(join(cache, old), { recursive: true, force: true });
  const making = mkdtempSync(join(cache, 'making-'));
  const app = await startApp({ DATA_DIR: making }, withoutOptimising);
  await app.stop();
  try {
    renameSync(making, started);
  } catch (error) {
    // Another process finished first.
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(started)) throw error;
  }
  return started;
}

function state(): string {
  const hash = createHash('sha256').update(readFileSync('build/.stamp'));
  for (const file of globSync('{migrations,content}/**/*').toSorted())
    if (statSync(file).isFile()) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
