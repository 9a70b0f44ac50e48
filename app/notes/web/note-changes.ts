import { useEffect, useEffectEvent } from 'react';

const listeners = new Set<() => void>();

/** Tells the other parts of this page that notes were added or deleted. */
export const announceNotes = (): void => {
  for (const listener of listeners) listener();
};

/** Calls the listener when another part of the page adds or deletes notes. */
export function useNoteChanges(listener: () => void): void {
  const tell = useEffectEvent(listener);
  useEffect(() => {
    const heard = () => tell();
    listeners.add(heard);
    return () => void listeners.delete(heard);
  }, []);
}
