const firstMs = 2000;
const longestMs = 60_000;

/** Retries what could not be sent: after 2 seconds, then after waits that double up to a minute. */
export class RetryTimer {
  readonly #retry: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = firstMs;

  constructor(retry: () => void) {
    this.#retry = retry;
  }

  /** One failure more or less doesn't change the wait; only another retry makes it grow. */
  start(atLeastMs = 0): void {
    this.stop();
    this.#timer = setTimeout(
      () => {
        this.#wait = Math.min(this.#wait * 2, longestMs);
        this.#retry();
      },
      Math.max(this.#wait, atLeastMs),
    );
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Something arrived, or may arrive again: the next wait is the first. */
  forgetWaits(): void {
    this.#wait = firstMs;
  }
}
