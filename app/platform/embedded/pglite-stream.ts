import { Duplex } from 'node:stream';
import type { Engine } from './engine.ts';
import {
  code,
  copyInResponse,
  messagesIn,
  queryMessage,
  SSL_REQUEST,
  startsCopyIn,
  welcome,
  withoutCopyInResponse,
} from './protocol.ts';

/** The messages after which PostgreSQL answers: Query, Sync, Flush, CopyDone, CopyFail. */
const asking = new Set(['Q', 'S', 'H', 'c', 'f'].map(code));
const TERMINATE = code('X');

/**
 * A PostgreSQL connection to the embedded engine for pg's `stream` option: pg uses it like a
 * socket. The engine has one session, so the pool has one client. We pass messages on in batches,
 * each up to the one that requests an answer: PGlite loses track when an extended query's messages
 * come one by one and one of them fails.
 */
export class PgliteStream extends Duplex {
  readonly #engine: Engine;
  readonly #forget: () => void;
  #received: Buffer = Buffer.alloc(0);
  #batch: Buffer[] = [];
  #started = false;
  #copying = false;
  #used = false;
  #closed = false;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
    this.#forget = engine.onDown((error) => {
      this.#closed = true;
      this.destroy(error);
    });
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#received = this.#received.length > 0 ? Buffer.concat([this.#received, chunk]) : chunk;
    if (!this.#started) this.#start();
    if (this.#started) {
      const { messages, rest } = messagesIn(this.#received);
      this.#received = rest;
      for (const frame of messages) this.#take(frame);
    }
    done();
  }

  /** The first messages have no letter. There is nothing to negotiate, so we answer them here. */
  #start(): void {
    while (
      !this.#started &&
      this.#received.length >= 8 &&
      this.#received.length >= this.#received.readInt32BE(0)
    ) {
      const code = this.#received.readInt32BE(4);
      this.#received = this.#received.subarray(this.#received.readInt32BE(0));
      this.#started = code !== SSL_REQUEST;
      this.push(this.#started ? welcome : 'N');
    }
  }

  #take(frame: Buffer): void {
    const letter = frame[0] ?? 0;
    if (letter === TERMINATE) return this.#end();
    this.#batch.push(frame);
    if (startsCopyIn(frame)) {
      // The engine exits when it runs out of rows to read, so it gets the rows together with the
      // statement.
      this.#copying = true;
      this.push(copyInResponse);
    } else if (asking.has(letter)) {
      this.#send();
    }
  }

  #send(): void {
    const batch = Buffer.concat(this.#batch);
    const answered = this.#copying;
    this.#batch = [];
    this.#copying = false;
    this.#used = true;
    this.#engine.send(batch).then(
      (reply) => this.#closed || this.push(answered ? withoutCopyInResponse(reply) : reply),
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  }

  /** Cleans the engine's session for the next client, as a server does when a connection closes. */
  #end(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#forget();
    const cleaned = this.#used
      ? Promise.all(
          ['rollback', 'discard all'].map((statement) =>
            this.#engine.send(queryMessage(statement)),
          ),
        )
      : Promise.resolve();
    // A failure means that the engine, and the session with it, is gone.
    void cleaned.catch(() => {}).then(() => this.push(null));
  }

  override _final(done: () => void): void {
    this.#end();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#end();
    done(error);
  }
}
