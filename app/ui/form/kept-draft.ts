import { token } from '#app/shared/api-client.ts';
import { personHere } from '#app/shared/identity.ts';

/** The texts of a form, by the names of its fields. */
export type Texts = Readonly<Record<string, string>>;

const keyOf = (name: string): string => `typed:${name}`;

/** What somebody has typed and not sent. */
interface Typed {
  /** What the fields had before. */
  before: Texts;
  typed: Texts;
  /** Typed earlier, and shown beside the fields, because one of them was changed elsewhere. */
  aside?: Texts | undefined;
}

interface Kept extends Typed {
  session: string | null;
  person: string | undefined;
}

/** A page may be drawn before we know whose session it is. A new session needs the same person. */
const isOwn = ({ session, person }: Kept): boolean =>
  session === token.read() || (person !== undefined && person === personHere());

/**
 * Until the window is closed, also after the session has ended; not for another person who signs in
 * here.
 */
export function readDraft(name: string): Typed | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Kept | null;
    return kept && isOwn(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** A browser that stores nothing loses it, and nothing else. */
export function keepDraft(name: string, texts: Typed): void {
  try {
    const kept: Kept = { session: token.read(), person: personHere(), ...texts };
    sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    // Full, or switched off.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was stored.
  }
}
