import { createHash } from 'node:crypto';

/** Asked this often, a statement is worth its memory on the server. */
const timesBefore = 3;
/** Each connection keeps a plan of each, so they are few. */
const mostNames = 200;
/** As many texts are counted; lists of every length would fill the memory. */
const mostCounted = 2_000;

/**
 * Names the statements that are asked again and again: the server plans a named statement once for
 * each connection, and for the large ones planning takes several times as long as running.
 * Statements that ask for all columns stay nameless: when another version of the application adds a
 * column, PostgreSQL refuses their old plans. So do those that write: `on conflict … where` finds its
 * index by values that a plan for all values doesn't have.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  /** Undefined while the text isn't asked often, or isn't to be prepared. */
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
