import { token } from '#app/shared/api-client.ts';

/** What somebody has typed and not sent, by the names of the fields. */
type Draft = Readonly<Record<string, string>>;

const nothing: Draft = {};
const keyOf = (name: string): string => `project-draft:${name}`;

/** Until the window is closed; not for another person who signs in here. */
export function readDraft(name: string): Draft {
  try {
    const { owner, draft } = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}') as {
      owner?: string;
      draft?: Draft;
    };
    return draft && owner === token.read() ? draft : nothing;
  } catch {
    return nothing;
  }
}

/** A browser that stores nothing loses it, and nothing else. */
export function keepDraft(name: string, form: HTMLFormElement): void {
  try {
    const draft = Object.fromEntries(new FormData(form));
    sessionStorage.setItem(keyOf(name), JSON.stringify({ owner: token.read(), draft }));
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
