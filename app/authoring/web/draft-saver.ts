import { ApiFailure, failureText } from '#app/shared/api-client.ts';

/** Where the text on the screen stands. */
export type Saving =
  | { state: 'saved' | 'waiting' | 'saving' }
  /** It will be sent again. */
  | { state: 'failed'; text: string }
  /** It will not be sent again as it is: a field is wrong, or it is gone. */
  | { state: 'refused'; text: string; fields: Readonly<Record<string, string>> }
  /** Someone else saved another one meanwhile. */
  | { state: 'conflict'; text: string };

interface Settings<Texts> {
  revision: string;
  /** Saves on top of a revision; resolves to the new one. */
  send: (texts: Texts, revision: string) => Promise<string>;
  pauseMs?: number;
  retryMs?: number;
}

/**
 * Saves a lesson or a quiz while it is being written: after a pause in typing, one save at a time, the latest
 * text last. A failed save is repeated until it succeeds.
 */
export class DraftSaver<Texts> {
  readonly #send: Settings<Texts>['send'];
  readonly #pauseMs: number;
  readonly #retryMs: number;
  #revision: string;
  #unsaved: Texts | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #current: Saving = { state: 'saved' };
  #saves = 0;
  #sending: Promise<void> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor({ revision, send, pauseMs = 1000, retryMs = 4000 }: Settings<Texts>) {
    this.#revision = revision;
    this.#send = send;
    this.#pauseMs = pauseMs;
    this.#retryMs = retryMs;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): Saving => this.#current;

  /** How many times it has saved. */
  get saves(): number {
    return this.#saves;
  }

  /** The text on the screen that the server has not got. */
  get unsaved(): Texts | undefined {
    return this.#unsaved;
  }

  change(texts: Texts): void {
    this.#unsaved = texts;
    if (this.#current.state === 'conflict') return;
    if (!this.#sending) this.#become({ state: 'waiting' });
    this.#sendAfter(this.#pauseMs);
  }

  /** Sends at once what waits, for example before publishing. Resolves when it was tried. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#sending;
    await this.#work();
  }

  /** Saves the text on the screen over what someone else has saved as this revision. */
  async overwrite(revision: string): Promise<void> {
    this.#revision = revision;
    this.#become({ state: 'waiting' });
    await this.flush();
  }

  #sendAfter(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#work(), ms);
  }

  #work(): Promise<void> {
    const texts = this.#unsaved;
    if (this.#sending || !texts || this.#current.state === 'conflict') return Promise.resolve();
    this.#sending = this.#save(texts).finally(() => (this.#sending = undefined));
    return this.#sending;
  }

  async #save(texts: Texts): Promise<void> {
    this.#become({ state: 'saving' });
    try {
      this.#revision = await this.#send(texts, this.#revision);
      this.#saves += 1;
      if (this.#unsaved === texts) this.#unsaved = undefined;
      this.#become({ state: this.#unsaved ? 'waiting' : 'saved' });
      if (this.#unsaved) this.#sendAfter(this.#pauseMs);
    } catch (failure) {
      this.#become(outcomeOf(failure));
      if (this.#current.state === 'failed') this.#sendAfter(this.#retryMs);
    }
  }

  #become(saving: Saving): void {
    this.#current = saving;
    for (const listener of this.#listeners) listener();
  }
}

function outcomeOf(failure: unknown): Saving {
  const text = failureText(failure);
  if (!(failure instanceof ApiFailure)) return { state: 'failed', text };
  if (failure.code === 'drafts/changed-meanwhile') return { state: 'conflict', text };
  const lasting = failure.status >= 400 && failure.status < 500 && failure.status !== 429;
  return lasting ? { state: 'refused', text, fields: failure.fields } : { state: 'failed', text };
}
