// Runs before every command: the packages and the right Node. It needs no package itself and runs
// on Node 20.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const wantedMajor = 24;
const major = Number(process.versions.node.split('.')[0]);
const { platform, arch } = process;
const bundledNode = join(root, 'node_modules', `node-${platform}-${arch}`, 'bin', 'node');

/**
 * Makes this machine ready: the packages match package-lock.json, and the code after this call runs
 * on Node 24. On an older Node the calling script restarts on the one from the packages, and this
 * call never returns.
 */
export async function ready() {
  refuseUnsupported();
  endWithParent();
  if (!installed()) await step('Installing the packages', install);
  if (major < wantedMajor) await startAgainOn(bundledNode);
}

/** Prints the step's name and how long it took. */
export async function step(what, work) {
  const started = performance.now();
  console.log(`${what} …`);
  await work();
  console.log(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function refuseUnsupported() {
  const bundled =
    platform === 'linux' &&
    ['x64', 'arm64'].includes(arch) &&
    Boolean(process.report.getReport().header.glibcVersionRuntime);
  if (major >= (bundled ? 20 : wantedMajor)) return;
  console.error(
    bundled
      ? `Liftoff needs Node 20 or later to start; this is ${process.version}.`
      : `Liftoff runs on Node ${wantedMajor}. It brings its own on Linux (x64 and arm64, glibc) only; on this machine (${platform} ${arch}) please install Node ${wantedMajor}. This is ${process.version}.`,
  );
  process.exit(1);
}

/**
 * True when npm's own record of node_modules agrees with the lock file. npm writes that record
 * last.
 */
function installed() {
  const record = join('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  const { '': _itself, ...wanted } = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  return (
    Object.entries(wanted).every(([path, { version, optional }]) =>
      present[path] ? present[path].version === version : optional,
    ) && Object.keys(present).every((path) => path in wanted)
  );
}

async function install() {
  // The flags undo what NODE_ENV=production or a personal .npmrc may leave out. No package here
  // needs its install script.
  const flags = [
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = process.env.npm_execpath;
  if (npm) await succeed(process.execPath, [npm, 'ci', ...flags]);
  else await succeed(platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', ...flags]);
}

/**
 * A killed npm doesn't end its children, which would keep using the port and the database. So the
 * process ends itself.
 */
function endWithParent() {
  if (!process.env.npm_lifecycle_event && !process.env.LIFTOFF_STARTED_AGAIN) return;
  const before = ancestors();
  setInterval(() => ancestors() === before || process.kill(process.pid, 'SIGTERM'), 250).unref();
}

/**
 * The parent and, where Linux says, the parent's parent: there may be a shell between npm and its
 * script, and the shell stays.
 */
function ancestors() {
  const { ppid } = process;
  const status = `/proc/${ppid}/status`;
  try {
    return `${ppid} ${platform === 'linux' ? /^PPid:\t(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1] : ''}`;
  } catch {
    return 'none';
  }
}

function startAgainOn(node) {
  const child = spawn(node, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, LIFTOFF_STARTED_AGAIN: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal sends Ctrl-C to both processes by itself.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal));
  }
  return new Promise((_, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  });
}

/**
 * Runs a command with visible output. If it fails, it has already printed why, and this process
 * ends too.
 */
export function succeed(command, args, env = {}) {
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: command.endsWith('.cmd'),
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (code === 0) return resolve();
      console.error(`${command} ${args.join(' ')} ended with ${code ?? signal}`);
      process.exit(1);
    });
  });
}
