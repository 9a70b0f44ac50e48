import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** A directory that another running process has open. */
class DirectoryInUse extends Error {
  override name = 'DirectoryInUse';
}

/**
 * Kernel locks belong to the process, so we must refuse a second opening inside this one ourselves.
 */
const heldHere = new Set<string>();

/**
 * Locks `dir` for this process and returns the release. PGlite itself would let two processes
 * write, and lose rows. It is SQLite's own lock, which the kernel releases however the process
 * ends. Throws DirectoryInUse.
 */
export function lockDirectory(dir: string): () => void {
  const lockFile = `${dir}.lock`;
  const pidFile = `${dir}.pid`;
  if (heldHere.has(dir)) throw inUse(dir, process.pid);
  closeSync(openSync(lockFile, 'a', 0o600));
  const lock = new DatabaseSync(lockFile);
  try {
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && error.message.includes('locked'))) throw error;
    throw inUse(dir, holderIn(pidFile));
  }
  writeFileSync(pidFile, String(process.pid));
  heldHere.add(dir);
  return () => {
    rmSync(pidFile, { force: true });
    lock.close();
    heldHere.delete(dir);
  };
}

function holderIn(pidFile: string): number | undefined {
  try {
    return Number(readFileSync(pidFile, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

const inUse = (dir: string, pid: number | undefined) =>
  new DirectoryInUse(
    `The embedded database in ${dir} is in use by another process${pid ? ` (pid ${pid})` : ''}. ` +
      'It serves one process at a time: stop the other one first, or set DATABASE_URL to a PostgreSQL server to run several.',
  );
