import { fdatasyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const setting = (assignment: string): string[] => ['-c', assignment];

/**
 * PGlite's own start parameters without `-F`, which lets the operating system decide when commits
 * reach the disk.
 */
const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // Emscripten's fdatasync does nothing; its fsync calls the one below.
  ...['fsync=on', 'wal_sync_method=fsync', 'synchronous_commit=on'].flatMap(setting),
  ...['shared_buffers=32MB', 'max_wal_size=64MB', 'min_wal_size=32MB', 'timezone=UTC'].flatMap(
    setting,
  ),
];

/**
 * Opens (or first creates) the database in `dir`; every acknowledged commit is on the disk. The
 * engine finds extensions that a migration created only if it gets them at each opening.
 */
export const openDurably = (dir: string): Promise<PGlite> =>
  PGlite.create({
    fs: new DurableDirectory(dir),
    startParams: durableStart,
    extensions: { fuzzystrmatch, pg_trgm, unaccent },
  });

/** A data directory whose fsync reaches the disk. */
class DurableDirectory extends NodeFS {
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const ready = await super.init(...given);
    ready.emscriptenOpts.preRun?.push((mod) => {
      // The published types don't describe the parts of a mounted filesystem.
      const filesystem = mod.NODEFS as
        | { stream_ops?: { fsync?: (stream: { nfd: number }) => number } }
        | undefined;
      if (!filesystem?.stream_ops)
        throw new Error('PGlite has no NODEFS stream operations: commits would not be durable');
      filesystem.stream_ops.fsync = ({ nfd }) => {
        fdatasyncSync(nfd);
        return 0;
      };
    });
    return ready;
  }
}
