// A throw-away PgBouncer in transaction mode in front of a PostgreSQL, from Debian's package.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { poolerQuery } from '../app/platform/postgres.ts';
import { onPath, providePackages } from './debian-packages.ts';
import { freePort } from './free-port.ts';
import { startThrowAway, temporaryFolder, unprivileged } from './throw-away-server.ts';

const command = () => onPath('pgbouncer');

/**
 * Starts it in front of the server at `url`, for every database there.
 * @returns The same database's URL through PgBouncer.
 * @throws {Error} that says what is missing.
 */
export async function startPgBouncer(
  url: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  await providePackages(['pgbouncer'], () => command() !== undefined);
  const owner = unprivileged();
  const folder = temporaryFolder('pgbouncer', owner);
  const server = new URL(url);
  const through = new URL(url);
  through.port = String(await freePort());
  const ini = join(folder, 'pgbouncer.ini');
  writeFileSync(
    ini,
    `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username} connect_query='${poolerQuery}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${through.port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 1000
query_wait_timeout = 5
server_login_retry = 1
logfile =
pidfile =
`,
    { mode: 0o644 },
  );
  const stop = await startThrowAway([command() ?? 'pgbouncer', ini], {
    url: through.href,
    folder,
    owner,
    name: 'PgBouncer',
  });
  return { url: through.href, stop };
}
