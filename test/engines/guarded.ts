import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs outside the tests' process group, so it outlives them however they end. Its input closes
 * when they end. Then it kills everything that the program started, and removes the folder.
 */
const guard = `
setsid "$@" & group=$!
cat >/dev/null
exec 2>/dev/null
kill -TERM "-$group"; sleep 1; kill -KILL "-$group"
rm -rf "$0"`;

/** A new temporary folder for one guarded program. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'liftoff-engine-'));

/**
 * Starts a program that ends with this process, and waits until it is ready. `ready` receives what
 * the program has printed so far.
 * @throws {Error} with that text when the program isn't ready within a minute.
 */
export async function startGuarded<T>(
  folder: string,
  command: readonly string[],
  env: Record<string, string>,
  ready: (printed: string) => T | undefined | Promise<T | undefined>,
): Promise<T> {
  const child = spawn('/bin/sh', ['-c', guard, folder, ...command], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  for (const end = performance.now() + 60_000; performance.now() < end; await sleep(50)) {
    const answer = await ready(printed);
    if (answer !== undefined) return answer;
  }
  throw new Error(`${command.join(' ')} did not start:\n${printed}`);
}
