import { onContentChanged } from './content-changed.ts';
import { runningTransaction } from './database.ts';

const memories = new Set<ContentMemory<unknown>>();

interface About {
  /** The topics of `contentChanged` that empty it. */
  topics: readonly string[];
  /** How many values it stores: the most recently read ones. */
  most: number;
}

/**
 * Content that is the same for everyone but part of many personal answers, such as the outline of a
 * course. It is read once and stored in this process until it changes. Callers share the values and
 * must not change them. A transaction reads from the database, since it may have changed them.
 */
export class ContentMemory<Value> {
  readonly #about: About;
  readonly #kept = new Map<string, Value>();
  /** Counts the drops: a value read before a drop is not stored after it. */
  #drops = 0;

  constructor(about: About) {
    this.#about = about;
    memories.add(this);
  }

  /** The values of these keys. `read` fetches the missing ones, and omits unknown keys. */
  async all(
    keys: readonly string[],
    read: (missing: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<Map<string, Value>> {
    if (runningTransaction()) return new Map(await read(keys));
    const found = new Map<string, Value>();
    for (const key of keys) {
      const value = this.#take(key);
      if (value !== undefined) found.set(key, value);
    }
    const missing = keys.filter((key) => !found.has(key));
    if (missing.length === 0) return found;
    const drops = this.#drops;
    for (const [key, value] of await read(missing)) {
      found.set(key, value);
      if (drops === this.#drops) this.#keep(key, value);
    }
    return found;
  }

  async one(key: string, read: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const values = await this.all([key], async () => {
      const value = await read();
      return value === undefined ? new Map() : new Map([[key, value]]);
    });
    return values.get(key);
  }

  forget(topics: readonly string[] | 'everything'): void {
    if (topics !== 'everything' && !this.#about.topics.some((topic) => topics.includes(topic)))
      return;
    this.#drops += 1;
    this.#kept.clear();
  }

  /** A Map keeps insertion order, so a value that is used moves to the end. */
  #take(key: string): Value | undefined {
    const value = this.#kept.get(key);
    if (value !== undefined) this.#keep(key, value);
    return value;
  }

  #keep(key: string, value: Value): void {
    this.#kept.delete(key);
    this.#kept.set(key, value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#about.most && oldest !== undefined) this.#kept.delete(oldest);
  }
}

let stopListening: (() => void) | undefined;

/** Empties all memories, and from now on drops content when any process changes it. */
export function startContentMemory(): void {
  stopListening?.();
  const forget = (topics: readonly string[] | 'everything') => {
    for (const memory of memories) memory.forget(topics);
  };
  forget('everything');
  stopListening = onContentChanged(forget);
}
