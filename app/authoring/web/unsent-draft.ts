import { token } from '#app/shared/api-client.ts';
import { unsentStore } from '#app/ui/form/use-outbox.ts';
import type { Unsaved } from './draft-saver.ts';

/**
 * Where the texts of a lesson or a quiz outlast the window until the server has them. Whoever opens
 * it next in this browser is the same person: signing out empties the store.
 */
export function unsentDraft<Texts>(key: string) {
  const owner = token.read();
  const left = unsentStore.read()[key] as Unsaved<Texts> | undefined;
  /** What this window found there or last stored. */
  let own = left;
  const keep = (unsaved: Unsaved<Texts> | undefined): boolean => {
    if (owner === null || token.read() !== owner) return false;
    const { [key]: stored, ...others } = unsentStore.read();
    if (unsaved) {
      own = unsaved;
      return unsentStore.write({ ...others, [key]: unsaved });
    }
    // Another window may have stored a later text, which is its own to send.
    return JSON.stringify(stored) === JSON.stringify(own) && unsentStore.write(others);
  };
  return { left, keep };
}
