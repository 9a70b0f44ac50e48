import { token } from '#app/shared/api-client.ts';

/** What somebody has typed and not sent. */
export interface Draft {
  link: string;
  words: string;
}

const empty: Draft = { link: '', words: '' };
const keyOf = (course: string): string => `project-draft:${course}`;

/** Until the window is closed; not for another person who signs in here. */
export function readDraft(course: string): Draft {
  try {
    const { owner, draft } = JSON.parse(sessionStorage.getItem(keyOf(course)) ?? '{}') as {
      owner?: string;
      draft?: Draft;
    };
    return draft && owner === token.read() ? draft : empty;
  } catch {
    return empty;
  }
}

/** A browser that stores nothing loses it, and nothing else. */
export function keepDraft(course: string, draft: Draft): void {
  try {
    sessionStorage.setItem(keyOf(course), JSON.stringify({ owner: token.read(), draft }));
  } catch {
    // Full, or switched off.
  }
}

export function dropDraft(course: string): void {
  try {
    sessionStorage.removeItem(keyOf(course));
  } catch {
    // Nothing was stored.
  }
}
