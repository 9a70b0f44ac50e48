import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Health checks are never refused: a monitor would take a busy process for a dead one, and end it.
 */
const watched: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Decides which requests to refuse when there are too many: browsing first, money last. It measures
 * two things: the requests in flight, and how late the event loop runs.
 */
export class LoadShedder {
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  readonly #window: NodeJS.Timeout;
  readonly #most: number;
  #inFlight = 0;
  #late = false;

  constructor({ inFlight = 400, delayMs = 400 } = {}) {
    this.#most = inFlight;
    this.#delay.enable();
    this.#window = setInterval(() => {
      this.#late = this.#delay.percentile(50) / 1e6 > delayMs;
      this.#delay.reset();
    }, 500).unref();
  }

  get inFlight(): number {
    return this.#inFlight;
  }

  /** Admits the request or refuses it. Call `leave` for each admitted one. */
  enter(path: string): boolean {
    if (!watched.has(path) && this.#isTooMuch(path)) return false;
    this.#inFlight += 1;
    return true;
  }

  #isTooMuch(path: string): boolean {
    const carriesMoney = path.startsWith('/api/payment/');
    const most = carriesMoney ? this.#most * 2 : this.#most;
    return this.#inFlight >= most || (this.#late && !carriesMoney && this.#inFlight > 20);
  }

  leave(): void {
    this.#inFlight -= 1;
  }

  stop(): void {
    clearInterval(this.#window);
    this.#delay.disable();
  }
}
