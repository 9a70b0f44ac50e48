import { useEffect, useId, useRef } from 'react';
import { deletedText } from './delete-note.tsx';
import type { Draft } from './note-drafts.ts';

interface DeletedNoteProps {
  note: Draft;
  onUndo: () => void;
}

/**
 * In the place of a note that was deleted beside its lesson. Unlike a toast, it stays as long as the
 * notes are open, where the reader is looking.
 */
export function DeletedNote({ note, onUndo }: DeletedNoteProps) {
  const text = useId();
  const button = useRef<HTMLButtonElement>(null);
  // Unless the focus has moved on, it was on the button that is gone.
  useEffect(() => {
    if (document.activeElement?.contains(button.current)) button.current?.focus();
  }, []);
  return (
    <p className="note-deleted text-small">
      <span id={text}>{deletedText(note)}</span>
      <button ref={button} type="button" className="link" aria-describedby={text} onClick={onUndo}>
        Undo
      </button>
    </p>
  );
}
