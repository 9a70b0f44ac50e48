import { setTimeout } from 'node:timers/promises';
import { systemClock, type Clock } from './clock.ts';
import {
  mayBeKept,
  reply,
  Stored,
  type Acceptance,
  type Make,
  type Wire,
} from './stored-answer.ts';

/**
 * Answers that are the same for everyone, rendered once and served from memory. When content
 * changes (content-changed.ts tells all processes), we render the affected answers again, one after
 * another. Meanwhile the old ones are served, for a minute at most: no change makes a reader wait.
 * A reader who reloads waits for the new one. When the cache is full, the least recently used
 * answers are evicted. The first reader gets a quick compression; if the answer is requested again,
 * we compress it at the highest level in the background. Addresses that anyone can make up (`free`)
 * have a shelf of their own and only the quick compression. A flood of them evicts none of the
 * others, and they are rendered again only on request. An answer that changes by itself at some
 * instant is not served after it.
 */
export class PageCache {
  readonly #clock: Clock;
  readonly #fixed: Shelf;
  readonly #free: Shelf;
  readonly #making = new Map<string, Promise<Stored | Response>>();
  readonly #changes = new Changes();
  #renewing: 'no' | 'yes' | 'and once more' = 'no';

  constructor({
    fixed = 500,
    free = 200,
    clock = systemClock(),
  }: { fixed?: number; free?: number; clock?: Clock } = {}) {
    this.#clock = clock;
    this.#fixed = new Shelf(fixed);
    this.#free = new Shelf(free);
  }

  /** Something has changed: answers made from it are outdated from now on. */
  forget(topics: readonly string[] | 'everything'): void {
    this.#changes.note(topics);
    // An answer in the making may contain the old content, so the next request makes it again.
    this.#making.clear();
    for (const shelf of [this.#fixed, this.#free]) shelf.outdate(topics);
    void this.#renew();
  }

  /**
   * The stored answer, or the result of `make`: stored if it is a 200 that allows it, otherwise
   * passed through.
   */
  async serve(
    key: string,
    accepts: Acceptance,
    make: Make,
    { free = false } = {},
  ): Promise<Response> {
    const found = this.#found(key);
    let stored: Stored | Response;
    if (found && !found.isOutdated) stored = found;
    else {
      const made = this.#once(key, make, free);
      if (found && !accepts.fresh) {
        stored = found;
        made.catch(() => undefined);
      } else stored = await made;
    }
    if (stored instanceof Response) return stored.clone();
    return reply(await stored.for(accepts));
  }

  /** The stored answer, if it exists in an encoding that the browser accepts. */
  find(key: string, accepts: Acceptance): Wire | undefined {
    const stored = this.#found(key);
    return accepts.fresh && stored?.isOutdated ? undefined : stored?.ready(accepts);
  }

  #found(key: string): Stored | undefined {
    const fixed = this.#fixed.take(key);
    fixed?.compressWell();
    const found = fixed ?? this.#free.take(key);
    return found && !found.isTooOld(this.#clock.now()) ? found : undefined;
  }

  /** Simultaneous requests for a missing answer make it once. */
  #once(key: string, make: Make, free: boolean): Promise<Stored | Response> {
    const running = this.#making.get(key);
    if (running) return running;
    const shelf = free ? this.#free : this.#fixed;
    const begun = this.#changes.count;
    const making = make()
      .then(async (response) => {
        if (!mayBeKept(response)) {
          // A page that is gone is no longer served. One that fails for a moment is served as it
          // was.
          if (response.status < 500 && response.status !== 429) shelf.remove(key);
          return response;
        }
        const stored = await Stored.of(response, free ? undefined : make);
        await stored.compressLike(shelf.peek(key));
        // If the content changed while the answer was made, it is served once and not stored.
        if (!this.#changes.since(begun, stored.topics)) shelf.put(key, stored);
        return stored;
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    this.#making.set(key, making);
    return making;
  }

  /** Renders outdated answers again, the most recently used first. */
  async #renew(): Promise<void> {
    if (this.#renewing !== 'no') {
      this.#renewing = 'and once more';
      return;
    }
    do {
      this.#renewing = 'yes';
      for (const key of this.#fixed.newestFirst()) {
        const { make, isOutdated } = this.#fixed.peek(key) ?? {};
        // A reader may have had it rendered meanwhile.
        if (!make || !isOutdated) continue;
        const begun = performance.now();
        await this.#once(key, make, false).catch(() => undefined);
        // Pauses as long as the work took: readers come first.
        await setTimeout(performance.now() - begun, undefined, { ref: false });
      }
    } while (this.#renewing !== 'yes');
    this.#renewing = 'no';
  }
}

/** Numbers the changes, and stores the number of each topic's last one. */
class Changes {
  count = 0;
  #everything = 0;
  readonly #topics = new Map<string, number>();

  note(topics: readonly string[] | 'everything'): void {
    this.count += 1;
    if (topics === 'everything') this.#everything = this.count;
    else for (const topic of topics) this.#topics.set(topic, this.count);
  }

  /** True if any of these topics (without a list: any topic at all) changed after `then`. */
  since(then: number, topics: readonly string[] | undefined): boolean {
    const last = (topics ?? [...this.#topics.keys()]).map((topic) => this.#topics.get(topic) ?? 0);
    return Math.max(this.#everything, ...last) > then;
  }
}

/** Stores so many answers, the most recently used ones. */
class Shelf {
  readonly #stored = new Map<string, Stored>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  newestFirst(): string[] {
    return [...this.#stored.keys()].toReversed();
  }

  outdate(topics: readonly string[] | 'everything'): void {
    for (const stored of this.#stored.values()) {
      const concerned =
        topics === 'everything' ||
        !stored.topics ||
        stored.topics.some((topic) => topics.includes(topic));
      if (concerned) stored.outdate();
    }
  }

  peek(key: string): Stored | undefined {
    return this.#stored.get(key);
  }

  /** A Map keeps insertion order, so an answer that is used moves to the end. */
  take(key: string): Stored | undefined {
    const stored = this.#stored.get(key);
    if (stored) this.put(key, stored);
    return stored;
  }

  put(key: string, stored: Stored): void {
    this.#stored.delete(key);
    this.#stored.set(key, stored);
    if (this.#stored.size <= this.#capacity) return;
    const [oldest] = this.#stored.keys();
    if (oldest !== undefined) this.#stored.delete(oldest);
  }

  remove(key: string): void {
    this.#stored.delete(key);
  }
}
