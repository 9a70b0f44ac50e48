import { statfsSync } from 'node:fs';

const inMemory = '/dev/shm';
/** The tests need a fifth of it. */
const roomNeeded = 2 * 1024 ** 3;

/**
 * Temporary files of this process, and of those that it starts, are kept in memory where the
 * machine has room: on a disk, every commit of a throw-away database waits for it.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] || roomIn(inMemory) < roomNeeded) return;
  process.env['TMPDIR'] = inMemory;
}

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    // Not Linux.
    return 0;
  }
}
