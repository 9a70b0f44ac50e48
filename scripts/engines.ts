// The browser engines beside Chromium that the tests run in. On Debian they come from the
// distribution.
import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

export type EngineName = 'webkit' | 'firefox';

const packages = {
  webkit: ['webkit2gtk-driver', 'xvfb'],
  firefox: ['firefox-esr'],
} as const satisfies Record<EngineName, readonly string[]>;

const onPath = (...names: string[]): string | undefined =>
  names
    .flatMap((name) =>
      (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)),
    )
    .find((path) => existsSync(path));

export const installedFirefox = (): string | undefined => onPath('firefox-esr', 'firefox');

export const installedMiniBrowser = (): string | undefined =>
  globSync('/usr/{lib,lib64,libexec}/{*/,}webkit2gtk-4.1/MiniBrowser')[0];

const isInstalled = {
  webkit: () => Boolean(onPath('WebKitWebDriver') && onPath('Xvfb') && installedMiniBrowser()),
  firefox: () => Boolean(installedFirefox()),
};

/**
 * Installs an engine where it is missing and this process may: on Debian, as root.
 * @throws {Error} that says what is missing and how it is installed.
 */
export async function provideEngine(name: EngineName): Promise<void> {
  if (isInstalled[name]()) return;
  const wanted = packages[name].join(' ');
  if (!onPath('apt-get') || process.getuid?.() !== 0) {
    throw new Error(
      `${wanted} must be installed for this. On Debian, root does it: apt-get install ${wanted}`,
    );
  }
  const script = `apt-get -qq update; DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends ${wanted}`;
  // Two runs of the tests wait for each other.
  const lock = join(tmpdir(), 'liftoff-engines.lock');
  await promisify(execFile)('flock', [lock, '/bin/sh', '-c', script], { maxBuffer: 100_000_000 });
  if (!isInstalled[name]())
    throw new Error(`apt-get has installed ${wanted}, but that is not enough.`);
}
