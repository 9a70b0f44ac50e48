// npm run db:move: copies the embedded database in DATA_DIR to the PostgreSQL server of
// DATABASE_URL. Stop the application first; start it afterwards with DATABASE_URL. The embedded
// database stays unchanged. A target that has rows is refused unless you add `-- --force`.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backupOf } from '../app/platform/backup.ts';
import { restoreBackup } from '../app/platform/restore.ts';
import {
  databaseUrl,
  dataDir,
  openDirectory,
  openServer,
  runScript,
  using,
} from './database-tools.ts';

await runScript(async () => {
  const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } });
  if (!databaseUrl) throw new Error('Set DATABASE_URL to the PostgreSQL server to move to.');
  if (!existsSync(join(dataDir, 'database')))
    throw new Error(`There is no embedded database in ${dataDir}.`);
  const server = await openServer(databaseUrl);
  const { tables, rows } = await using(server, async (target) =>
    using(await openDirectory(), async (source) => restoreBackup(target, backupOf(source), values)),
  );
  return `Moved ${rows} rows in ${tables} tables to the server. Media files stay in ${dataDir}.`;
});
