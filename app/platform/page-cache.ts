import { setTimeout } from 'node:timers/promises';
import {
  mayBeKept,
  reply,
  Stored,
  type Acceptance,
  type Make,
  type Wire,
} from './stored-answer.ts';

/**
 * Answers that are the same for everyone, made once and served from memory. When content changes
 * (content-changed.ts tells all processes), the answers made of it are made anew, one after another,
 * and the old ones are served meanwhile, for a minute at most: no change makes a reader wait. Who
 * reloads a page waits for the new one. Least recently used answers leave when it is full. Who asks
 * first gets one that is compressed in haste; what is asked for again is compressed as well as it
 * can be, while nobody waits. Addresses that anyone can make up (`free`) have a shelf of their own,
 * and haste is enough for them: no flood of them pushes out the others, and they are made anew only
 * when they are asked for.
 */
export class PageCache {
  readonly #fixed: Shelf;
  readonly #free: Shelf;
  readonly #making = new Map<string, Promise<Stored | Response>>();
  readonly #changes = new Changes();
  #renewing: 'no' | 'yes' | 'and once more' = 'no';

  constructor({ fixed = 500, free = 200 } = {}) {
    this.#fixed = new Shelf(fixed);
    this.#free = new Shelf(free);
  }

  /** Something has changed: what was made of it is outdated from now on. */
  forget(topics: readonly string[] | 'everything'): void {
    this.#changes.note(topics);
    // It may be made of what was there before: who asks from now on has it made again.
    this.#making.clear();
    for (const shelf of [this.#fixed, this.#free]) shelf.outdate(topics);
    void this.#renew();
  }

  /**
   * The stored answer, or the one that `make` gives: kept when it is a 200 that allows it, passed
   * through otherwise.
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

  /** The stored answer, if it is there as the browser takes it. */
  find(key: string, accepts: Acceptance): Wire | undefined {
    const stored = this.#found(key);
    return accepts.fresh && stored?.isOutdated ? undefined : stored?.ready(accepts);
  }

  #found(key: string): Stored | undefined {
    const fixed = this.#fixed.take(key);
    void fixed?.compressWell();
    const found = fixed ?? this.#free.take(key);
    return found && !found.isTooOld ? found : undefined;
  }

  /** Many askers of one missing answer make it once. */
  #once(key: string, make: Make, free: boolean): Promise<Stored | Response> {
    const running = this.#making.get(key);
    if (running) return running;
    const shelf = free ? this.#free : this.#fixed;
    const begun = this.#changes.count;
    const making = make()
      .then(async (response) => {
        if (!mayBeKept(response)) {
          // What is not there any more is served to nobody; what fails for a moment, as it was.
          if (response.status < 500 && response.status !== 429) shelf.remove(key);
          return response;
        }
        const stored = await Stored.of(response, free ? undefined : make);
        await stored.compressLike(shelf.peek(key));
        // What was made from content that has changed meanwhile is served once and not kept.
        if (!this.#changes.since(begun, stored.topics)) shelf.put(key, stored);
        return stored;
      })
      .finally(() => {
        if (this.#making.get(key) === making) this.#making.delete(key);
      });
    this.#making.set(key, making);
    return making;
  }

  /** Makes anew what is outdated, what was asked for last first. */
  async #renew(): Promise<void> {
    if (this.#renewing !== 'no') {
      this.#renewing = 'and once more';
      return;
    }
    do {
      this.#renewing = 'yes';
      for (const [key, stored] of this.#fixed.newestFirst()) {
        const { make } = stored;
        if (!make || !stored.isOutdated) continue;
        const begun = performance.now();
        await this.#once(key, make, false).catch(() => undefined);
        // As long a rest as the work took: readers come first.
        await setTimeout(performance.now() - begun, undefined, { ref: false });
      }
    } while (this.#renewing !== 'yes');
    this.#renewing = 'no';
  }
}

/** What has changed, and when: in numbers of changes. */
class Changes {
  count = 0;
  #everything = 0;
  readonly #topics = new Map<string, number>();

  note(topics: readonly string[] | 'everything'): void {
    this.count += 1;
    if (topics === 'everything') this.#everything = this.count;
    else for (const topic of topics) this.#topics.set(topic, this.count);
  }

  /** Has something of this changed since then? */
  since(then: number, topics: readonly string[] | undefined): boolean {
    const last = (topics ?? [...this.#topics.keys()]).map((topic) => this.#topics.get(topic) ?? 0);
    return Math.max(this.#everything, ...last) > then;
  }
}

/** So many answers, those asked for last. */
class Shelf {
  readonly #stored = new Map<string, Stored>();
  readonly #capacity: number;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  newestFirst(): [string, Stored][] {
    return [...this.#stored].toReversed();
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

  /** A Map keeps the order of insertion: what was asked for moves to its end. */
  take(key: string): Stored | undefined {
    const stored = this.#stored.get(key);
    if (stored) this.put(key, stored);
    return stored;
  }

  put(key: string, stored: Stored): void {
    this.#stored.delete(key);
    this.#stored.set(key, stored);
    const [oldest] = this.#stored.keys();
    if (this.#stored.size > this.#capacity && oldest !== undefined) this.#stored.delete(oldest);
  }

  remove(key: string): void {
    this.#stored.delete(key);
  }
}
