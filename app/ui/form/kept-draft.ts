import { token } from '#app/shared/api-client.ts';
import { personHere } from '#app/shared/identity.ts';

/** What somebody has typed and not sent, by the names of the fields. */
type Draft = Readonly<Record<string, string>>;

const nothing: Draft = {};
const keyOf = (name: string): string => `draft:${name}`;

interface Kept {
  session: string | null;
  person: string | undefined;
  draft: Draft;
}

/** A page may be drawn before we know whose session it is. A new session needs the same person. */
const isOwn = ({ session, person }: Kept): boolean =>
  session === token.read() || (person !== undefined && person === personHere());

/**
 * Until the window is closed, also after the session has ended; not for another person who signs in
 * here.
 */
export function readDraft(name: string): Draft {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Kept | null;
    return kept && isOwn(kept) ? kept.draft : nothing;
  } catch {
    return nothing;
  }
}

/** A browser that stores nothing loses it, and nothing else. */
export function keepDraft(name: string, form: HTMLFormElement): void {
  try {
    const draft = Object.fromEntries(new FormData(form));
    const kept = { session: token.read(), person: personHere(), draft };
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
