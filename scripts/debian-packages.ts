// What the tests and measurements need from the machine beside Node. On Debian it comes from the
// distribution.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/**
 * The first file of that name on the path. Some commands are in a folder that only root's path
 * contains.
 */
export const onPath = (name: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/**
 * Installs missing packages if this process may: on Debian, as root.
 * @throws {Error} that says what is missing and how to install it.
 */
export async function providePackages(
  packages: readonly string[],
  isInstalled: () => boolean,
): Promise<void> {
  if (isInstalled()) return;
  const wanted = packages.join(' ');
  if (!onPath('apt-get') || process.getuid?.() !== 0) {
    throw new Error(
      `${wanted} must be installed for this. On Debian, root does it: apt-get install ${wanted}`,
    );
  }
  // This runlevel starts no services, because the tests start their own.
  const script = `export RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive; apt-get -qq update; apt-get -qq install -y --no-install-recommends ${wanted}`;
  // Makes parallel test runs wait for each other.
  const lock = join(tmpdir(), 'liftoff-packages.lock');
  await promisify(execFile)('flock', [lock, '/bin/sh', '-c', script], { maxBuffer: 100_000_000 });
  if (!isInstalled()) throw new Error(`apt-get has installed ${wanted}, but that is not enough.`);
}
