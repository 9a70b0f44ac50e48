// npm run db:backup FILE: copies the database (DATABASE_URL, else the embedded one in DATA_DIR)
// into a new file that db:restore reads. The embedded one must not be in use: stop the application
// first. A server's database is copied as of one instant, and may be in use.
import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { backupOf } from '../app/platform/backup.ts';
import { databaseUrl, dataDir, openOwn, runScript, using } from './database-tools.ts';

await runScript(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Say where to: npm run db:backup FILE');
  if (existsSync(file)) throw new Error(`${file} exists already.`);
  if (!databaseUrl && !existsSync(join(dataDir, 'database')))
    throw new Error(`There is no embedded database in ${dataDir}.`);
  const partial = `${file}.partial`;
  try {
    await using(await openOwn(), async (connection) =>
      // It contains personal data, so only the owner may read it. It gets its name when it is
      // complete and on the disk.
      pipeline(
        backupOf(connection),
        createGzip(),
        createWriteStream(partial, { mode: 0o600, flush: true }),
      ),
    );
    renameSync(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
  const size = Math.ceil(statSync(file).size / 1024);
  return `Backed up ${databaseUrl ? 'the server' : dataDir} to ${file} (${size} KiB). The bytes of media are not in it: copy ${process.env['S3_BUCKET'] ? 'the bucket' : join(dataDir, 'media')} too.`;
});
