// The browser engines other than Chromium that the tests run in. On Debian they come from the
// distribution.
import { globSync } from 'node:fs';
import { onPath, providePackages } from './debian-packages.ts';

export type EngineName = 'webkit' | 'firefox';

const packages = {
  webkit: ['webkit2gtk-driver', 'xvfb'],
  firefox: ['firefox-esr'],
} as const satisfies Record<EngineName, readonly string[]>;

export const installedFirefox = (): string | undefined =>
  onPath('firefox-esr') ?? onPath('firefox');

export const installedMiniBrowser = (): string | undefined =>
  globSync('/usr/{lib,lib64,libexec}/{*/,}webkit2gtk-4.1/MiniBrowser')[0];

const isInstalled = {
  webkit: () => Boolean(onPath('WebKitWebDriver') && onPath('Xvfb') && installedMiniBrowser()),
  firefox: () => Boolean(installedFirefox()),
};

/**
 * Installs a missing engine if this process may: on Debian, as root.
 * @throws {Error} that says what is missing and how to install it.
 */
export const provideEngine = (name: EngineName): Promise<void> =>
  providePackages(packages[name], isInstalled[name]);
