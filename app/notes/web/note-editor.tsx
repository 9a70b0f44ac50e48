import { useEffect, useRef, useState } from 'react';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { outbox, useOutbox } from '#app/ui/form/use-outbox.ts';
import { mostWordsOfNote } from '../note-limits.ts';
import { noteKey, writeNote, type Draft } from './note-drafts.ts';
import './note-editor.css';
import './note-quote.css';

/** Another object asks again. */
export interface NoteFocus {
  /** The note's. */
  key: string;
  /** A field opens the keyboard of a phone. */
  on: 'note' | 'field';
}

interface NoteEditorProps {
  draft: Draft;
  /** Counted from 1. */
  number: number;
  /** The path of the lesson that its passage is in. */
  lessonPath: string;
  focus: NoteFocus | undefined;
  onMoved: (id: string) => void;
  /** With the words that it has now. */
  onDelete: (words: string) => void;
}

/** A note beside its lesson, saved while it is typed. */
export function NoteEditor({
  draft,
  number,
  lessonPath,
  focus,
  onMoved,
  onDelete,
}: NoteEditorProps) {
  const { quote } = draft;
  const key = noteKey(draft.id);
  const entry = useOutbox()(key);
  const [words, setWords] = useState(() => entry?.value.words ?? draft.words);
  const [opened, setOpened] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => () => outbox.hurry(key), [key]);
  useEffect(() => {
    if (focus?.on === 'field') return box.current?.focus();
    if (!focus || !group.current) return;
    scrollInPane(group.current);
    group.current.focus({ preventScroll: true });
  }, [focus]);
  useEffect(() => {
    if (opened) box.current?.focus();
  }, [opened]);

  const write = (typed: string) => {
    setWords(typed);
    void writeNote(draft, typed, { onMoved });
  };
  const label = quote ? `Highlight ${number}` : `Note ${number}`;
  return (
    <div ref={group} className="note-editor" role="group" tabIndex={-1} aria-label={label}>
      {quote && <blockquote className="note-quote">{quote.words}</blockquote>}
      {(!quote || opened || draft.words || words) && (
        <TextArea
          ref={box}
          label={quote ? `Note on highlight ${number}` : label}
          hideLabel
          rows={quote ? 2 : 4}
          placeholder={quote ? 'What do you think of it?' : 'What do you want to remember?'}
          maxLength={mostWordsOfNote}
          value={words}
          onChange={({ target }) => write(target.value)}
          onBlur={() => outbox.hurry(key)}
          error={entry?.state === 'refused' ? `Not saved. ${entry.text}` : undefined}
        />
      )}
      <div className="note-foot">
        <p className="note-state text-tiny text-soft" role="status">
          {entry?.state === 'sending' && 'Saving …'}
          {entry?.state === 'waiting' && entry.text}
          {entry?.state === 'saved' && words.trim() && 'Saved'}
          {words.length >= mostWordsOfNote && ' This note is full. Go on in another one.'}
        </p>
        {quote && !opened && !draft.words && !words && (
          <button type="button" className="link text-small" onClick={() => setOpened(true)}>
            Write a note
          </button>
        )}
        {quote && (
          <AppLink
            className="link text-small"
            to={`${lessonPath}#note-${draft.id}`}
            preventScrollReset
          >
            Show in the lesson
          </AppLink>
        )}
        {(words.trim() || quote) && (
          <IconButton
            small
            label={quote ? `Remove highlight ${number}` : `Delete note ${number}`}
            icon={<Icon name="trash" />}
            onClick={() => onDelete(words)}
          />
        )}
      </div>
    </div>
  );
}

/** Below the title of the notes. `scrollIntoView` would move the lesson beside them, too. */
function scrollInPane(note: HTMLElement): void {
  const pane = note.closest('aside, dialog');
  if (!pane) return;
  const top = note.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  pane.scrollBy({ top: top - 80 });
}
