// Starts database servers that last as long as a test run, and leave nothing behind.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** These servers refuse to run as root, so root runs them as another user of this machine. */
export interface Owner {
  uid?: number;
  gid?: number;
}

/**
 * Runs beside the server. When its own input closes, on stop() or when the tests are killed, it
 * ends the server and removes the folder.
 */
const guard = '"$@" & server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$0"';

/**
 * Starts a server whose files are in `folder`, and waits until it answers at `url`. Returns the
 * function that stops it.
 * @throws {Error} with its log when it doesn't start.
 */
export async function startThrowAway(
  command: readonly string[],
  { url, folder, owner, name }: { url: string; folder: string; owner: Owner; name: string },
): Promise<() => Promise<void>> {
  const server = spawn('/bin/sh', ['-c', guard, folder, ...command], {
    cwd: '/',
    stdio: ['pipe', 'ignore', 'pipe'],
    ...owner,
  });
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)));
  if (!(await answers(url))) {
    await ended(server);
    throw new Error(`${name} did not come up:\n${log}`);
  }
  return async () => {
    await ended(server);
    // The copied server belongs to the user who copied it.
    rmSync(folder, { recursive: true, force: true });
  };
}

export function unprivileged(): Owner {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const names = ['postgres', 'nobody'];
  const user =
    names.map((name) => users.find(([known]) => known === name)).find(Boolean) ??
    users.find(([, , uid]) => Number(uid) > 0);
  if (!user)
    throw new Error('The server does not run as root, and this machine has no other user.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** A new folder that the owner can reach. TMPDIR may be inside a home that is closed to others. */
export function temporaryFolder(what: string, owner: Owner): string {
  for (const parent of [tmpdir(), '/tmp', '/var/tmp', '/dev/shm'].filter((path) =>
    existsSync(path),
  )) {
    const folder = mkdtempSync(join(parent, `liftoff-${what}-`));
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
    chmodSync(folder, 0o700);
    if (spawnSync('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], owner).status === 0)
      return folder;
    rmSync(folder, { recursive: true });
  }
  throw new Error('No temporary folder can be written by the user that the server would run as.');
}

export function run(command: string, options: string[], owner: Owner): string {
  const { status, stdout, stderr, error } = spawnSync(command, options, {
    encoding: 'utf8',
    cwd: '/',
    ...owner,
  });
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr.trim()}`);
  return stdout.trim();
}

/** Waits until the server answers: ten seconds at most. */
export async function answers(url: string): Promise<boolean> {
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
