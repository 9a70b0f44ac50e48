import { createHash } from 'node:crypto';

/** A statement that runs this often is worth its memory on the server. */
const timesBefore = 3;
/** Each connection stores a plan for each, so we name few. */
const mostNames = 200;
/** We count this many texts; lists of every length would fill the memory. */
const mostCounted = 2_000;

/**
 * Names the statements that run again and again: the server plans a named statement once per
 * connection, and planning a large one takes several times as long as running it. Statements that
 * select all columns get no name: when another version of the application adds a column, PostgreSQL
 * refuses their old plans. Neither do writes: `on conflict … where` finds its index by values that
 * a generic plan doesn't have.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  /** Undefined if the text doesn't run often, or must not be prepared. */
  of(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= mostNames || !mayBePrepared(text)) return undefined;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < timesBefore) {
      if (this.#counts.size >= mostCounted) this.#counts.clear();
      this.#counts.set(text, count);
      return undefined;
    }
    this.#counts.delete(text);
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 30);
    this.#names.set(text, name);
    return name;
  }
}

const mayBePrepared = (text: string): boolean =>
  /^\s*select\b/i.test(text) && !/\bselect \*|\.\*/i.test(text);
