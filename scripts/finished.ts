// Runs the commands of the checks.
import { spawn, type ChildProcess } from 'node:child_process';
import { delimiter, join } from 'node:path';

const underWay = new Set<ChildProcess>();
process.once('exit', () => underWay.forEach(end));

/** A slow machine takes long for a file of tests, but not as long as this. */
const longestSilenceMs = 25 * 60_000;

/**
 * Runs a Node command to its end. One that prints nothing any more is ended together with every
 * process that it started: an application left behind would keep its output open for ever.
 */
export function finished(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const path = `${join(process.cwd(), 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: path,
      NODE_ENV: 'test',
      // The checks start hundreds of processes and threads of the same modules.
      NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules/.cache/compiled'),
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      ...env,
    },
    detached: true,
  });
  underWay.add(child);
  const silent = setTimeout(() => end(child), longestSilenceMs);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      silent.refresh();
    });
  return new Promise<{ code: number; output: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) =>
      resolve({ code: code ?? 1, output: signal ? `${output}\nended by ${signal}` : output }),
    );
  }).finally(() => {
    clearTimeout(silent);
    underWay.delete(child);
  });
}

/** With every process of its group. */
function end({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}
