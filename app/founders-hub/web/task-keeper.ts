import { ApiFailure, isPassing } from '#app/shared/api-client.ts';
import type { KeptTask } from '../contract.ts';
import { merged, mergedTick, type Kept } from '../merge.ts';

/**
 * `waiting`: the server can't be reached, and we retry. `conflict`: other notes were saved
 * elsewhere, and a person must choose.
 */
export type SavingState = 'saved' | 'typing' | 'saving' | 'waiting' | 'conflict' | 'refused';

export interface Draft {
  mine: Kept;
  /** The server's state when the edit began. */
  base: KeptTask;
  state: SavingState;
  /** In a conflict: the notes saved elsewhere. */
  theirs?: KeptTask;
  /** The reason for the refusal. */
  text?: string;
}

interface Server {
  save: (slug: string, task: KeptTask) => Promise<KeptTask>;
  read: (slug: string) => Promise<KeptTask>;
}

const restMs = 800;
const retryMs = 5000;

const same = (one: Kept, other: Kept): boolean =>
  one.done === other.done && one.notes === other.notes;

/**
 * Stores a founder's ticks and notes until the server has them: shows them at once, sends them when
 * the typing pauses, and retries while there is no connection. It outlives the page that shows it,
 * so that nothing typed is lost on the way to another page.
 */
export class TaskKeeper {
  readonly #server: Server;
  #owner = '';
  #drafts: ReadonlyMap<string, Draft> = new Map();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #listeners = new Set<() => void>();

  constructor(server: Server) {
    this.#server = server;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly drafts = (): ReadonlyMap<string, Draft> => this.#drafts;

  /** True if something has not reached the server yet. */
  get pending(): boolean {
    return [...this.#drafts.values()].some(({ state }) => state !== 'saved');
  }

  /**
   * Loads the server's state for this person. Unsent changes of this person stay; another person's
   * are dropped.
   */
  load(owner: string, tasks: readonly (KeptTask & { slug: string })[]): void {
    const before = owner === this.#owner ? this.#drafts : new Map<string, Draft>();
    if (owner !== this.#owner) for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#owner = owner;
    this.#drafts = new Map(
      tasks.map(({ slug, done, notes, version }) => {
        const draft = before.get(slug);
        const kept = { done, notes, version };
        return [
          slug,
          draft && draft.state !== 'saved' ? draft : { mine: kept, base: kept, state: 'saved' },
        ];
      }),
    );
    this.#tell();
  }

  tick(slug: string, done: boolean): void {
    this.#change(slug, { done }, 0);
  }

  note(slug: string, notes: string): void {
    this.#change(slug, { notes }, restMs);
  }

  /** In a conflict: the notes typed here, or those saved elsewhere. */
  choose(slug: string, which: 'mine' | 'theirs'): void {
    const draft = this.#drafts.get(slug);
    if (!draft?.theirs) return;
    const { theirs } = draft;
    const mine = which === 'mine' ? draft.mine : { done: draft.mine.done, notes: theirs.notes };
    const state = same(mine, theirs) ? 'saved' : 'typing';
    this.#put(slug, { mine, base: theirs, state });
    if (state === 'typing') this.#sendIn(slug, 0);
  }

  /** Sends waiting changes at once: the connection is back, or the page is being left. */
  flush(): void {
    for (const [slug, { state }] of this.#drafts)
      if (state === 'typing' || state === 'waiting') this.#sendIn(slug, 0);
  }

  #change(slug: string, change: Partial<Kept>, afterMs: number): void {
    const draft = this.#drafts.get(slug);
    if (!draft) return;
    const mine = { ...draft.mine, ...change };
    if (draft.state === 'conflict') return this.#put(slug, { ...draft, mine });
    this.#put(slug, {
      mine,
      base: draft.base,
      state: draft.state === 'saving' ? 'saving' : 'typing',
    });
    if (draft.state !== 'saving') this.#sendIn(slug, afterMs);
  }

  #sendIn(slug: string, ms: number): void {
    clearTimeout(this.#timers.get(slug));
    this.#timers.set(
      slug,
      setTimeout(() => void this.#send(slug, this.#owner), ms),
    );
  }

  async #send(slug: string, owner: string): Promise<void> {
    const draft = this.#drafts.get(slug);
    if (!draft || draft.state === 'saving' || draft.state === 'conflict') return;
    this.#put(slug, { mine: draft.mine, base: draft.base, state: 'saving' });
    const outcome = await this.#exchange(slug, draft);
    // Someone else has signed in meanwhile.
    if (owner !== this.#owner) return;
    const mine = this.#drafts.get(slug)?.mine ?? draft.mine;
    if ('kept' in outcome) {
      const state = same(mine, outcome.kept) ? 'saved' : 'typing';
      this.#put(slug, { mine, base: outcome.kept, state });
      if (state === 'typing') this.#sendIn(slug, restMs);
    } else if ('theirs' in outcome) this.#meet(slug, { mine, base: draft.base }, outcome.theirs);
    else if (outcome.again) {
      this.#put(slug, { mine, base: draft.base, state: 'waiting' });
      this.#sendIn(slug, retryMs);
    } else this.#put(slug, { mine, base: draft.base, state: 'refused', text: outcome.text });
  }

  async #exchange(
    slug: string,
    { mine, base }: Draft,
  ): Promise<{ kept: KeptTask } | { theirs: KeptTask } | { again: boolean; text: string }> {
    try {
      return { kept: await this.#server.save(slug, { ...mine, version: base.version }) };
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.status !== 409) return { again: isPassing(failure), text: failure.message };
    }
    try {
      return { theirs: await this.#server.read(slug) };
    } catch {
      return { again: true, text: '' };
    }
  }

  #meet(slug: string, { mine, base }: Pick<Draft, 'mine' | 'base'>, theirs: KeptTask): void {
    const both = merged(base, mine, theirs);
    if (!both)
      return this.#put(slug, {
        mine: { ...mine, done: mergedTick(base, mine, theirs) },
        base,
        state: 'conflict',
        theirs,
      });
    const done = same(both, theirs);
    this.#put(slug, { mine: both, base: theirs, state: done ? 'saved' : 'typing' });
    if (!done) this.#sendIn(slug, 0);
  }

  #put(slug: string, draft: Draft): void {
    this.#drafts = new Map(this.#drafts).set(slug, draft);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
