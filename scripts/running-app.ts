// Starts the built application as in production: a separate process, on an empty data directory and
// a free port.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export interface RunningApp {
  url: string;
  process: ChildProcess;
  dataDir: string;
  stop: () => Promise<void>;
}

/** The first line of the process's output that matches `pattern`. */
export function printed(process: ChildProcess, pattern: RegExp): Promise<RegExpExecArray> {
  return new Promise((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer): void => {
      text += chunk.toString();
      const found = pattern.exec(text);
      if (!found) return;
      process.stdout?.off('data', read);
      process.off('exit', ended);
      // Later output must be drained.
      process.stdout?.resume();
      resolve(found);
    };
    const ended = (code: number | null): void =>
      reject(new Error(`The process ended with ${code} before it was up:\n${text}`));
    process.stdout?.on('data', read);
    process.once('exit', ended);
  });
}

/** The port is chosen in advance, because mailed links contain it. */
export async function startApp(
  environment: Record<string, string> = {},
  nodeOptions: readonly string[] = [],
): Promise<RunningApp> {
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'liftoff-'));
  const child = spawn(process.execPath, [...nodeOptions, 'scripts/serve.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(await freePort()),
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'error',
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [, url = ''] = await printed(child, /up at (http\S+)/);
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    if (!environment.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, process: child, dataDir, stop };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
