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

/** What the server has not got. */
export interface Unsaved<Texts> {
  texts: Texts;
  /** The one that they were written on top of. */
  revision: string;
  /** Earlier texts, sent on top of it without an answer. They may have arrived. */
  sent?: Texts | undefined;
}

interface Settings<Texts> {
  revision: string;
  /** Saves on top of a revision; resolves to the new one. */
  send: (texts: Texts, revision: string) => Promise<string>;
  /** What an earlier window could not save. It waits for `flush`. */
  left?: Unsaved<Texts> | undefined;
  /** Stores it in the browser, or forgets what was stored. False if there is no room. */
  keep?: (unsaved: Unsaved<Texts> | undefined) => boolean;
  pauseMs?: number;
  retryMs?: number;
}

/**
 * Saves a lesson or a quiz while it is being written: after a pause in typing, one save at a time, the latest
 * text last. A failed save is repeated until it succeeds.
 */
export class DraftSaver<Texts> {
  readonly #send: Settings<Texts>['send'];
  readonly #keep: NonNullable<Settings<Texts>['keep']>;
  readonly #pauseMs: number;
  readonly #retryMs: number;
  #revision: string;
  #unsaved: Texts | undefined;
  /** On its way, or sent without an answer. */
  #sent: Texts | undefined;
  #kept: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #current: Saving;
  #saves = 0;
  #sending: Promise<void> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor({
    revision,
    send,
    left,
    keep = () => false,
    pauseMs = 1000,
    retryMs = 4000,
  }: Settings<Texts>) {
    this.#revision = left?.revision ?? revision;
    this.#unsaved = left?.texts;
    this.#sent = left?.sent;
    this.#kept = left !== undefined;
    this.#current = { state: left ? 'waiting' : 'saved' };
    this.#send = send;
    this.#keep = keep;
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

  /** Whether the browser has it once the window is closed. */
  get kept(): boolean {
    return this.#kept;
  }

  change(texts: Texts): void {
    this.#unsaved = texts;
    this.#keepUnsaved();
    if (this.#current.state === 'conflict') return;
    if (!this.#sending) this.#become({ state: 'waiting' });
    this.#sendAfter(this.#pauseMs);
  }

  /** Sends at once what waits, for example before publishing. Resolves when it was tried. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#sending;
    do await this.#work();
    while (this.#current.state === 'waiting');
  }

  /** Saves the text on the screen over what someone else has saved as this revision. */
  async overwrite(revision: string): Promise<void> {
    this.#revision = revision;
    this.#become({ state: 'waiting' });
    await this.flush();
  }

  /** The author prefers what someone else has saved. */
  discard(): void {
    clearTimeout(this.#timer);
    this.#unsaved = undefined;
    this.#keepUnsaved();
    this.#become({ state: 'saved' });
  }

  #sendAfter(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#work(), ms);
  }

  #work(): Promise<void> {
    // A text whose answer was lost goes first: the server may have it, and would call it another's.
    const texts = this.#unsaved && (this.#sent ?? this.#unsaved);
    if (this.#sending || !texts || this.#current.state === 'conflict') return Promise.resolve();
    this.#sending = this.#save(texts).finally(() => (this.#sending = undefined));
    return this.#sending;
  }

  async #save(texts: Texts): Promise<void> {
    this.#sent = texts;
    this.#become({ state: 'saving' });
    const outcome = await this.#send(texts, this.#revision).then(
      (revision) => this.#took(texts, revision),
      outcomeOf,
    );
    if (outcome.state !== 'failed') this.#sent = undefined;
    this.#keepUnsaved();
    // The answer says nothing about text that was typed since.
    const typed = this.#unsaved && this.#unsaved !== texts;
    const open = typed && (outcome.state === 'saved' || outcome.state === 'refused');
    this.#become(open ? { state: 'waiting' } : outcome);
    if (open) this.#sendAfter(this.#pauseMs);
    if (outcome.state === 'failed') this.#sendAfter(this.#retryMs);
  }

  #took(texts: Texts, revision: string): Saving {
    this.#revision = revision;
    this.#saves += 1;
    if (this.#unsaved === texts) this.#unsaved = undefined;
    return { state: 'saved' };
  }

  #keepUnsaved(): void {
    const [texts, revision] = [this.#unsaved, this.#revision];
    const sent = this.#sent === texts ? undefined : this.#sent;
    this.#kept = this.#keep(texts && { texts, revision, sent });
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
