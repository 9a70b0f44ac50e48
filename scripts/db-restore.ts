// npm run db:restore FILE: restores a backup into the database (DATABASE_URL, else the embedded one
// in DATA_DIR), whichever kind it came from. A database that has rows is refused; `npm run
// db:restore FILE -- --force` replaces them. Stop the application first.
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { restoreBackup } from '../app/platform/restore.ts';
import { openOwn, runScript, using } from './database-tools.ts';

await runScript(async () => {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file) throw new Error('Say from where: npm run db:restore FILE');
  const { tables, rows } = await using(await openOwn(), async (connection) =>
    pipeline(createReadStream(file), createGunzip(), async (bytes: AsyncIterable<Buffer>) =>
      restoreBackup(connection, bytes, values),
    ),
  );
  return `Restored ${rows} rows in ${tables} tables from ${file}.`;
});
