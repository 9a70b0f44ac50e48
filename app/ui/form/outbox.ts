import { failureText, isPassing } from '#app/shared/api-client.ts';
import { isOpen, type Entry, type EntryKey, type EntryState } from './outbox-entry.ts';
import { RetryTimer } from './retry-timer.ts';

interface Saving<Value> {
  /** The server's value before the first entry of this key. */
  kept: Value;
  /** It must be safe to send the same value twice. */
  send: (value: Value) => Promise<unknown>;
  /** Milliseconds to wait for a later value, while someone types. */
  restMs?: number;
  /**
   * It outlasts the window (`resume`), so its value is JSON: until the server has answered, or until
   * it has accepted the value.
   */
  durable?: Durable;
}

type Durable = 'until-answered' | 'until-saved';

type Send = (value: unknown) => Promise<unknown>;

/** Where durable entries outlast the window. */
interface Store {
  read: () => Readonly<Record<string, unknown>>;
  /** False if there is no room. */
  write: (all: Readonly<Record<string, unknown>>) => boolean;
}

const nowhere: Store = { read: () => ({}), write: () => false };

const offline = 'Not saved yet: you are offline. We will try again.';
const unanswered = 'Not saved yet: the server did not answer. We will try again.';

/**
 * Stores what someone ticks and writes until the server has it. It sends one value after the other
 * for each key, and retries with growing waits while there is no connection. The last value of a
 * key counts. One person's entries are never sent for another.
 */
export class Outbox {
  readonly #owner: () => string | null;
  readonly #store: Store;
  #ownedBy: string | null = null;
  #entries: ReadonlyMap<string, Entry<unknown>> = new Map();
  readonly #sends = new Map<string, Send>();
  readonly #durable = new Map<string, Durable>();
  /** What this window last wrote to the store or found there, as JSON. */
  readonly #stored = new Map<string, string>();
  readonly #rests = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #flights = new Map<string, Promise<void>>();
  readonly #listeners = new Set<() => void>();
  readonly #timer = new RetryTimer(() => this.#retry());

  /** `owner` returns who is signed in now. Whoever signs them out also empties the store. */
  constructor(owner: () => string | null, store = nowhere) {
    this.#owner = owner;
    this.#store = store;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly entries = (): ReadonlyMap<string, Entry<unknown>> => this.#entries;

  /** Is there an entry that the server doesn't have yet, and that would be lost with the window? */
  get pending(): boolean {
    return [...this.#entries].some(([key, { state }]) => isOpen(state) && !this.#stored.has(key));
  }

  /** Resolves after the first try: saved, refused, or waiting for the next. */
  async put<Value>(
    key: EntryKey<Value>,
    value: Value,
    { kept, send, restMs = 0, durable }: Saving<Value>,
  ): Promise<EntryState | undefined> {
    this.#dropStrangers();
    this.#sends.set(key, send as Send);
    if (durable) this.#durable.set(key, durable);
    this.#set(key, {
      value,
      kept: this.#entries.has(key) ? this.#entries.get(key)?.kept : kept,
      state: 'sending',
      text: '',
    });
    if (durable) this.#keep(key, value);
    clearTimeout(this.#rests.get(key));
    if (restMs > 0)
      this.#rests.set(
        key,
        setTimeout(() => this.hurry(key), restMs),
      );
    else await this.#sendOnce(key);
    return this.#entries.get(key)?.state;
  }

  /** Has this window, or an earlier one, something durable to send? */
  get holdsStored(): boolean {
    return Object.keys(this.#store.read()).length > 0;
  }

  /** Sends what an earlier window stored under keys that begin like this. */
  resume(
    beginning: string,
    send: (value: never, key: string) => Promise<unknown>,
    durable: Durable,
  ): void {
    if (!this.#owner()) return;
    for (const [key, value] of Object.entries(this.#store.read()))
      if (key.startsWith(beginning) && !this.#entries.has(key)) {
        const again = (latest: unknown) => send(latest as never, key);
        void this.put<unknown>(key, value, { kept: undefined, send: again, durable });
      }
  }

  /** Resolves when everything on its way has been tried. */
  async tried(): Promise<void> {
    await Promise.all(this.#flights.values());
  }

  /** Sends at once what waits for a later value. */
  readonly hurry = (key: string): void => {
    clearTimeout(this.#rests.get(key));
    if (this.#rests.delete(key)) void this.#sendOnce(key);
  };

  /**
   * Retries the waiting entries at once: the connection is back, or the page is visible again. What
   * is still on its way over the lost connection waits only briefly after it fails.
   */
  readonly flush = (): void => {
    this.#timer.forgetWaits();
    this.#retry();
  };

  #retry(): void {
    this.#timer.stop();
    this.#dropStrangers();
    for (const key of this.#rests.keys()) this.hurry(key);
    for (const [key, { state }] of this.#entries) if (state === 'waiting') void this.#sendOnce(key);
  }

  /** The keys that a later answer of the server includes. */
  settled(): string[] {
    return [...this.#entries].flatMap(([key, { state }]) => (state === 'saved' ? [key] : []));
  }

  forget(keys: readonly string[]): void {
    const left = new Map(this.#entries);
    for (const key of keys) if (left.get(key)?.state === 'saved') left.delete(key);
    this.#publish(left);
  }

  #sendOnce(key: string): Promise<void> {
    const flight =
      this.#flights.get(key) ?? this.#send(key).finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }

  /** Until the server has the last value, or can't be reached. */
  async #send(key: string): Promise<void> {
    const sent = this.#entries.get(key);
    const send = this.#sends.get(key);
    if (!sent || !send) return;
    const failure = await send(sent.value).then(
      () => undefined,
      (reason: unknown) => reason ?? new Error('Refused'),
    );
    this.#dropStrangers();
    const now = this.#entries.get(key);
    if (!now) return;
    if (failure && isPassing(failure)) {
      this.#set(key, {
        ...now,
        state: 'waiting',
        text: failure.status === 0 ? offline : unanswered,
      });
      return this.#timer.start((failure.retryAfter ?? 0) * 1000);
    }
    this.#timer.forgetWaits();
    const kept = failure ? now.kept : sent.value;
    if (now.value !== sent.value) {
      this.#set(key, { ...now, kept });
      // A text that is still being typed is sent when the typing rests.
      return this.#rests.has(key) ? undefined : this.#send(key);
    }
    // What someone wrote is not taken out of their hands.
    const value = this.#durable.get(key) === 'until-saved' ? sent.value : kept;
    this.#set(key, {
      value,
      kept,
      state: failure ? 'refused' : 'saved',
      text: failureText(failure, ''),
    });
  }

  /** Someone else has signed in meanwhile, or nobody is signed in any more. */
  #dropStrangers(): void {
    const owner = this.#owner();
    if (owner === this.#ownedBy) return;
    this.#ownedBy = owner;
    this.#sends.clear();
    this.#durable.clear();
    this.#stored.clear();
    for (const rest of this.#rests.values()) clearTimeout(rest);
    this.#rests.clear();
    if (this.#entries.size > 0) this.#publish(new Map());
  }

  #set(key: string, entry: Entry<unknown>): void {
    this.#publish(new Map(this.#entries).set(key, entry));
    const durable = this.#durable.get(key);
    const done =
      entry.state === 'saved' || (entry.state === 'refused' && durable !== 'until-saved');
    if (durable && done) this.#unstore(key);
  }

  /** The newest text counts, whichever window it was typed in. */
  #keep(key: string, value: unknown): void {
    if (this.#store.write({ ...this.#store.read(), [key]: value }))
      this.#stored.set(key, JSON.stringify(value));
    else this.#stored.delete(key);
  }

  /** Another window may have stored a later text, which is its own to send. */
  #unstore(key: string): void {
    const { [key]: value, ...others } = this.#store.read();
    if (JSON.stringify(value) === this.#stored.get(key)) this.#store.write(others);
  }

  #publish(entries: ReadonlyMap<string, Entry<unknown>>): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}
