// The built application, on PostgreSQL, with failpoints in front of it.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { printed } from './running-app.ts';

export const faults = ['kill', 'error', 'disconnect', 'stall'] as const;
export type Fault = (typeof faults)[number];

/**
 * Steps like `before statement insert into "payments"`, passed in this order; the last one is the
 * point. `…` stands for anything between two parts.
 */
export interface Armed {
  path: readonly string[];
  fault: Fault;
}

/** What the application says when it has come to the point, before it fails. */
export interface Passed {
  passed: string;
}

/** How long a point may take to be reached, including a job's wait of two seconds. */
const reachedWithinMs = 20_000;

/** How long a killed application may take to end. */
const endedWithinMs = 20_000;

/** How long we look whether one ends that nobody killed. */
const unexpectedWithinMs = 200;

export class CrashApp {
  readonly url: string;
  readonly #environment: Record<string, string>;
  #process: ChildProcess | undefined;

  private constructor(url: string, environment: Record<string, string>) {
    this.url = url;
    this.#environment = environment;
  }

  static async start(environment: Record<string, string>): Promise<CrashApp> {
    const port = await freePort();
    const app = new CrashApp(`http://127.0.0.1:${port}`, {
      NODE_ENV: 'production',
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'silent',
      ...environment,
      PORT: String(port),
      APP_URL: `http://127.0.0.1:${port}`,
    });
    await app.#spawn();
    return app;
  }

  /** Arms the point. The promise resolves when the application has come to it. */
  async arm(armed: Armed): Promise<{ reached: Promise<string | undefined> }> {
    const child = this.#running();
    const message = once(child, 'message').then(([told]) => (told as Passed).passed);
    const late = wait(reachedWithinMs, undefined, { ref: false });
    await new Promise<void>((resolve) => {
      child.send(armed, () => resolve());
    });
    return { reached: Promise.race([message, late]) };
  }

  /**
   * Starts it again if it has ended. True if it had. `expected`: it was killed, and on a busy machine
   * the end of a process takes its time.
   */
  async restartIfDead({ expected }: { expected: boolean }): Promise<boolean> {
    const child = this.#running();
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
    const until = performance.now() + (expected ? endedWithinMs : unexpectedWithinMs);
    while (!hasEnded() && performance.now() < until) await wait(10);
    if (!hasEnded()) return false;
    await this.#spawn();
    return true;
  }

  async stop(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  #running(): ChildProcess {
    if (!this.#process) throw new Error('The application is not running');
    return this.#process;
  }

  async #spawn(): Promise<void> {
    this.#process = spawn(
      process.execPath,
      ['--import', './scripts/failpoints.ts', 'scripts/serve.ts'],
      {
        env: { ...process.env, ...this.#environment },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      },
    );
    await printed(this.#process, /up at (http\S+)/);
  }
}
