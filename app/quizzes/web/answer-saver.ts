import { failureText, isPassing } from '#app/shared/api-client.ts';
import { RetryTimer } from '#app/ui/form/retry-timer.ts';
import type { Given } from '../attempt.ts';

/** `waiting`: the server could not be reached, and we will try again. */
export type Saving = { state: 'saved' | 'saving' | 'waiting' } | { state: 'refused'; text: string };

/**
 * Sends what someone makes of each question, one at a time and the latest of each, until the server
 * has it. To send one twice does no harm.
 */
export class AnswerSaver {
  readonly #send: (place: number, given: Given) => Promise<unknown>;
  readonly #unsaved = new Map<number, Given>();
  /** Why the server won’t accept what was made of these questions. */
  readonly #refused = new Map<number, string>();
  readonly #listeners = new Set<() => void>();
  #current: Saving = { state: 'saved' };
  #flight: Promise<void> | undefined;
  readonly #timer = new RetryTimer(() => void this.flush());
  #ended = false;

  constructor(send: (place: number, given: Given) => Promise<unknown>) {
    this.#send = send;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly current = (): Saving => this.#current;

  get pending(): boolean {
    return this.#unsaved.size > 0;
  }

  save(place: number, given: Given): void {
    this.#unsaved.set(place, given);
    this.#refused.delete(place);
    void this.flush();
  }

  /** Sends at once what waits. Resolves when everything is saved, or could not be. */
  readonly flush = (): Promise<void> => {
    this.#timer.stop();
    this.#flight ??= this.#sendAll().finally(() => (this.#flight = undefined));
    return this.#flight;
  };

  /** From now on, retries until `end`. */
  readonly start = (): void => void (this.#ended = false);

  /** Tries once more. Later tries could overwrite what is answered in another visit. */
  readonly end = (): void => {
    this.#ended = true;
    void this.flush();
  };

  async #sendAll(): Promise<void> {
    for (let next = this.#next(); next; next = this.#next()) {
      const [place, given] = next;
      this.#become({ state: 'saving' });
      try {
        await this.#send(place, given);
      } catch (failure) {
        if (!isPassing(failure)) {
          if (this.#unsaved.get(place) === given) this.#unsaved.delete(place);
          this.#refused.set(place, failureText(failure));
          continue;
        }
        this.#become({ state: 'waiting' });
        if (this.#ended) return;
        this.#timer.start();
        return;
      }
      this.#timer.forgetWaits();
      if (this.#unsaved.get(place) === given) this.#unsaved.delete(place);
    }
    const [text] = this.#refused.values();
    this.#become(text === undefined ? { state: 'saved' } : { state: 'refused', text });
  }

  #next(): [number, Given] | undefined {
    const [next] = this.#unsaved;
    return next;
  }

  #become(saving: Saving): void {
    this.#current = saving;
    for (const listener of this.#listeners) listener();
  }
}
