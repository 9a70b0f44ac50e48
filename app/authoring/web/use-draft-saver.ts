import { useEffect, useState, useSyncExternalStore } from 'react';
import { useBlocker, useRevalidator } from 'react-router';
import { DraftSaver } from './draft-saver.ts';
import { keepOpen } from './open-savers.ts';
import { unsentDraft } from './unsent-draft.ts';

interface Draft<Texts> {
  courseId: string;
  /** The lesson's or the quiz's. */
  id: string;
  /** As they were loaded. */
  texts: Texts;
  revision: string;
  /** Saves on top of a revision; resolves to the new one. */
  send: (texts: Texts, revision: string) => Promise<string>;
}

/**
 * Saves a lesson or a quiz while it is open; what is unsaved when it is left is sent then. What an
 * earlier window could not send is on the screen at first (`begun`). `leaving` is blocked while
 * something can't be saved. The outline shows what was saved.
 */
export function useDraftSaver<Texts>({ courseId, id, texts, revision, send }: Draft<Texts>) {
  const { revalidate } = useRevalidator();
  const [saver] = useState(() => {
    const unsent = unsentDraft<Texts>(`draft/${courseId}/${id}`);
    return new DraftSaver({ revision, send, ...unsent });
  });
  // A release may have added a field since.
  const [begun] = useState(() => ({ ...texts, ...saver.unsaved }));
  useEffect(() => {
    const forget = keepOpen(saver);
    if (saver.unsaved) void saver.flush();
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.unsaved) event.preventDefault();
    };
    // Someone who turns to another window may sign out there.
    const turnAway = () => void saver.flush();
    addEventListener('beforeunload', warn);
    addEventListener('blur', turnAway);
    return () => {
      removeEventListener('beforeunload', warn);
      removeEventListener('blur', turnAway);
      forget();
      void saver.flush();
    };
  }, [saver]);
  const saving = useSyncExternalStore(saver.subscribe, saver.current, saver.current);
  const stuck = saving.state === 'conflict' || saving.state === 'refused';
  const leaving = useBlocker(() => stuck && saver.unsaved !== undefined);
  const settled = saving.state === 'saved' && saver.saves;
  useEffect(() => {
    if (settled) void revalidate();
  }, [settled, revalidate]);
  return { saver, saving, leaving, begun };
}
