import { useEffect, useRef, useState } from 'react';
import { Icon } from '#app/ui/base/icon.tsx';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { outbox, useOutbox } from '#app/ui/form/use-outbox.ts';
import { mostWordsOfNote } from '../note-limits.ts';
import { noteKey, writeNote, type Draft } from './note-drafts.ts';
import './note-quote.css';

interface NoteEditorProps {
  draft: Draft;
  label: string;
  /** Begin here. */
  focused: boolean;
  onMoved: (id: string) => void;
  /** With the words that it has now. */
  onDelete: (words: string) => void;
}

/** A note beside its lesson, saved while it is typed. */
export function NoteEditor({ draft, label, focused, onMoved, onDelete }: NoteEditorProps) {
  const key = noteKey(draft.id);
  const entry = useOutbox()(key);
  const [words, setWords] = useState(() => entry?.value.words ?? draft.words);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => () => outbox.hurry(key), [key]);
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);

  const write = (typed: string) => {
    setWords(typed);
    void writeNote(draft, typed, { onMoved });
  };
  return (
    <div className="note-editor">
      {draft.quote && <blockquote className="note-quote">{draft.quote.words}</blockquote>}
      <TextArea
        ref={box}
        label={label}
        hideLabel
        rows={draft.quote ? 2 : 4}
        placeholder={draft.quote ? 'What do you think of it?' : 'What do you want to remember?'}
        maxLength={mostWordsOfNote}
        value={words}
        onChange={({ target }) => write(target.value)}
        onBlur={() => outbox.hurry(key)}
        error={entry?.state === 'refused' ? `Not saved. ${entry.text}` : undefined}
      />
      <p className="note-state text-tiny text-soft" role="status">
        {entry?.state === 'sending' && 'Saving …'}
        {entry?.state === 'waiting' && entry.text}
        {entry?.state === 'saved' && words.trim() && 'Saved'}
      </p>
      {(words.trim() || draft.quote) && (
        <IconButton
          small
          className="note-delete"
          label={`Delete ${label.toLowerCase()}`}
          icon={<Icon name="trash" />}
          onClick={() => onDelete(words)}
        />
      )}
    </div>
  );
}
