import { failureText, isPassing } from '#app/shared/api-client.ts';

/**
 * `waiting`: the server could not be reached, and we will try again. `refused`: the server won't
 * accept it.
 */
export type TickState = 'sending' | 'waiting' | 'saved' | 'refused';

export interface Tick {
  done: boolean;
  /** The server's value, as far as the browser knows. */
  kept: boolean;
  state: TickState;
  /** Why it waits or was refused. */
  text: string;
}

type Send = (done: boolean) => Promise<unknown>;

const firstRetryMs = 2000;
const longestRetryMs = 60_000;

const offline = 'Not saved yet: you are offline. We will try again.';
const unanswered = 'Not saved yet: the server did not answer. We will try again.';

/**
 * Stores a learner's ticks until the server has them. It sends them at once, one after the other
 * for each key, and retries with growing waits while there is no connection. The last tick of a key
 * counts. One person's ticks are never sent for another.
 */
export class ProgressOutbox {
  readonly #owner: () => string | null;
  #ownedBy: string | null = null;
  #ticks: ReadonlyMap<string, Tick> = new Map();
  readonly #sends = new Map<string, Send>();
  readonly #flights = new Map<string, Promise<void>>();
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = firstRetryMs;

  /** `owner` returns who is signed in now. */
  constructor(owner: () => string | null) {
    this.#owner = owner;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly ticks = (): ReadonlyMap<string, Tick> => this.#ticks;

  /** Is there a tick that the server doesn't have yet? */
  get pending(): boolean {
    return [...this.#ticks.values()].some(
      ({ state }) => state === 'sending' || state === 'waiting',
    );
  }

  /** Resolves after the first try: saved, refused, or waiting for the next. */
  async tick(key: string, done: boolean, send: Send): Promise<TickState | undefined> {
    this.#dropStrangers();
    this.#sends.set(key, send);
    this.#put(key, { done, kept: this.#ticks.get(key)?.kept ?? !done, state: 'sending', text: '' });
    await this.#sendOnce(key);
    return this.#ticks.get(key)?.state;
  }

  /** Retries the waiting ticks at once: the connection is back, or the page is visible again. */
  readonly flush = (): void => {
    clearTimeout(this.#timer);
    this.#dropStrangers();
    for (const [key, { state }] of this.#ticks) if (state === 'waiting') void this.#sendOnce(key);
  };

  /** The keys that a later answer of the server includes. */
  settled(): string[] {
    return [...this.#ticks].flatMap(([key, { state }]) => (state === 'saved' ? [key] : []));
  }

  forget(keys: readonly string[]): void {
    const left = new Map(this.#ticks);
    for (const key of keys) if (left.get(key)?.state === 'saved') left.delete(key);
    this.#publish(left);
  }

  #sendOnce(key: string): Promise<void> {
    const flight =
      this.#flights.get(key) ?? this.#send(key).finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }

  /** Until the server has the last tick, or can't be reached. */
  async #send(key: string): Promise<void> {
    const sent = this.#ticks.get(key);
    const send = this.#sends.get(key);
    if (!sent || !send) return;
    const failure = await send(sent.done).then(
      () => undefined,
      (reason: unknown) => reason ?? new Error('Refused'),
    );
    this.#dropStrangers();
    const now = this.#ticks.get(key);
    if (!now) return;
    if (failure && isPassing(failure)) {
      this.#put(key, {
        ...now,
        state: 'waiting',
        text: failure.status === 0 ? offline : unanswered,
      });
      return this.#retryLater(failure.retryAfter);
    }
    this.#wait = firstRetryMs;
    const kept = failure ? now.kept : sent.done;
    if (now.done !== sent.done) {
      this.#put(key, { ...now, kept });
      return this.#send(key);
    }
    this.#put(key, {
      done: kept,
      kept,
      state: failure ? 'refused' : 'saved',
      text: failureText(failure, ''),
    });
  }

  #retryLater(retryAfter = 0): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.flush, Math.max(this.#wait, retryAfter * 1000));
    this.#wait = Math.min(this.#wait * 2, longestRetryMs);
  }

  /** Someone else has signed in meanwhile, or nobody is signed in any more. */
  #dropStrangers(): void {
    const owner = this.#owner();
    if (owner === this.#ownedBy) return;
    this.#ownedBy = owner;
    this.#sends.clear();
    if (this.#ticks.size > 0) this.#publish(new Map());
  }

  #put(key: string, tick: Tick): void {
    this.#publish(new Map(this.#ticks).set(key, tick));
  }

  #publish(ticks: ReadonlyMap<string, Tick>): void {
    this.#ticks = ticks;
    for (const listener of this.#listeners) listener();
  }
}
