import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { DatabaseLog } from '../connection.ts';
import { projectRoot } from '../project-root.ts';

export type EngineRequest = { kind: 'batch'; id: number; batch: Uint8Array } | { kind: 'close' };
export type EngineAnswer = { kind: 'ready' } | { kind: 'reply'; id: number; reply: Uint8Array };

interface Call {
  resolve(reply: Uint8Array): void;
  reject(error: Error): void;
}

/**
 * The engine stopped during a call: the outcome of a statement in flight is unknown, as with a lost
 * connection.
 */
class EngineStopped extends Error {
  override name = 'EngineStopped';
}

/** How long an orderly shutdown may take (ms) before the thread is ended. */
const shutdownTime = 5_000;

/**
 * By its path from the project's root, not by import: the bundle in build/server starts the same
 * file.
 */
const workerFile = join(projectRoot, 'app/platform/embedded/engine-worker.ts');

/**
 * PGlite in a worker thread, so that its long statements don't block the event loop. Opens on the
 * first call, and again on the next one after a crash. A statement over `statementSeconds` (which
 * WASM cannot interrupt) ends the thread.
 */
export class Engine {
  readonly #dir: string;
  readonly #statementSeconds: number;
  readonly #log: DatabaseLog;
  readonly #calls = new Map<number, Call>();
  /** Called when the engine stops: their session is lost with it. */
  readonly #sessions = new Set<(error: Error) => void>();
  #worker: Worker | undefined;
  #ready = false;
  #nextId = 0;
  #watchdog: NodeJS.Timeout | undefined;
  #unlimited = 0;

  constructor(
    dir: string,
    { statementSeconds, log }: { statementSeconds: number; log: DatabaseLog },
  ) {
    this.#dir = dir;
    this.#statementSeconds = statementSeconds;
    this.#log = log;
  }

  /**
   * Sends protocol messages up to one that requests an answer; resolves with the complete answer.
   * Calls are answered in order.
   */
  send(batch: Uint8Array): Promise<Uint8Array> {
    const worker = (this.#worker ??= this.#start());
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#calls.set(id, { resolve, reject });
      if (this.#calls.size === 1) this.#watch();
      post(worker, { kind: 'batch', id, batch: alone(batch) });
    });
  }

  /** Calls `lost` once if the engine stops; returns the function that removes the listener. */
  onDown(lost: (error: Error) => void): () => void {
    this.#sessions.add(lost);
    return () => void this.#sessions.delete(lost);
  }

  /** Runs work whose statements have no time limit. */
  async unlimited<T>(work: () => Promise<T>): Promise<T> {
    this.#unlimited++;
    this.#watch();
    try {
      return await work();
    } finally {
      this.#unlimited--;
      this.#watch();
    }
  }

  /** Shuts the database down properly, so that the next opening has nothing to recover. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#down(new EngineStopped('The embedded database was closed'));
    if (!worker) return;
    const ended = once(worker, 'exit').catch(() => {});
    post(worker, { kind: 'close' });
    await Promise.race([ended, setTimeout(shutdownTime, undefined, { ref: false })]);
    await worker.terminate();
  }

  #start(): Worker {
    // No inherited flags or loaders (Vite, Vitest, coverage): plain Node strips the types.
    const worker = new Worker(workerFile, {
      workerData: this.#dir,
      execArgv: [],
      name: 'database',
    });
    const isCurrent = () => this.#worker === worker;
    worker.on('message', (message: EngineAnswer) => isCurrent() && this.#receive(message));
    worker.on('error', (error) => isCurrent() && this.#crashed(error));
    worker.on('exit', (code) => isCurrent() && this.#crashed(new Error(`exit code ${code}`)));
    return worker;
  }

  #receive(message: EngineAnswer): void {
    if (message.kind === 'ready') {
      this.#ready = true;
    } else {
      this.#calls.get(message.id)?.resolve(message.reply);
      this.#calls.delete(message.id);
    }
    this.#watch();
  }

  /** Times the statement in progress: the oldest call, once the engine is open. */
  #watch(): void {
    clearTimeout(this.#watchdog);
    if (!this.#ready || this.#calls.size === 0 || this.#unlimited > 0) return;
    this.#watchdog = globalThis.setTimeout(() => {
      void this.#worker?.terminate();
      this.#crashed(new Error(`a statement ran over ${this.#statementSeconds} s`));
    }, this.#statementSeconds * 1000);
  }

  #crashed(cause: unknown): void {
    this.#log.error(
      { err: cause },
      'the embedded database went down; the next statement opens it again',
    );
    this.#down(new EngineStopped('The embedded database went down', { cause }));
  }

  #down(error: EngineStopped): void {
    this.#worker = undefined;
    this.#ready = false;
    clearTimeout(this.#watchdog);
    const calls = [...this.#calls.values()];
    const sessions = [...this.#sessions];
    this.#calls.clear();
    this.#sessions.clear();
    for (const call of calls) call.reject(error);
    for (const lost of sessions) lost(error);
  }
}

const post = (worker: Worker, request: EngineRequest): void => worker.postMessage(request);

/**
 * In memory of its own. A message to a thread is sent with all the memory that it lies in, and a
 * small Buffer lies in 64 KiB that it shares with others.
 */
const alone = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes);
