// A PostgreSQL that can be killed with SIGKILL and started again with the same files, as after a
// crash of its machine's kernel or of the server itself.
import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { freePort } from './free-port.ts';
import { onFirstServer, prepareServer, type PreparedServer } from './postgres.ts';
import { answers } from './throw-away-server.ts';

export class CrashingPostgres {
  readonly #server: PreparedServer;
  #process: ChildProcess;

  private constructor(server: PreparedServer, process: ChildProcess) {
    this.#server = server;
    this.#process = process;
  }

  /** Unlike the tests' server, it writes to the disk before it answers. */
  static start(): Promise<CrashingPostgres> {
    return onFirstServer(async (bin, place) => {
      const port = await freePort();
      const server = prepareServer(bin, { ...place, port, settings: {} });
      const started = new CrashingPostgres(server, await startedProcess(server));
      process.once('exit', () => started.#process.kill('SIGKILL'));
      return started;
    });
  }

  get url(): string {
    return this.#server.url;
  }

  get version(): string {
    return this.#server.version;
  }

  /** Returns when it answers again. Its sessions end by themselves once they miss it. */
  async killAndRestart(): Promise<void> {
    await ended(this.#process, 'SIGKILL');
    this.#process = await startedProcess(this.#server);
  }

  async stop(): Promise<void> {
    await ended(this.#process, 'SIGINT');
    rmSync(this.#server.folder, { recursive: true, force: true });
  }
}

/** A server refuses to start while a session of the killed one is still alive. */
async function startedProcess({ command, url, owner }: PreparedServer): Promise<ChildProcess> {
  const [program = '', ...options] = command;
  let log = '';
  for (let tries = 0; tries < 50; tries += 1) {
    const server = spawn(program, options, {
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
      ...owner,
    });
    server.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)));
    const exit = new Promise<false>((resolve) => void server.once('exit', () => resolve(false)));
    if (await Promise.race([exit, answers(url)])) return server;
    await ended(server, 'SIGKILL');
  }
  throw new Error(`PostgreSQL did not come up:\n${log}`);
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = new Promise((resolve) => void server.once('exit', resolve));
  server.kill(signal);
  await exit;
}
