import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { myLessonPath } from '#app/shared/addresses.ts';
import { AppLink } from '#app/ui/base/app-link.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Menu } from '#app/ui/dialog/menu.tsx';
import type { NotedCourse } from '../contract.ts';
import { deleteNote } from './delete-note.tsx';
import { NoteForm } from './note-form.tsx';
import './listed-note.css';
import './note-quote.css';

interface ListedNoteProps {
  note: NotedCourse['notes'][number];
  /** The course's slug; null if there is no such course to open. */
  course: string | null;
}

/** A note in the list of all: it can be changed in its place. */
export function ListedNote({ note, course }: ListedNoteProps) {
  const { lesson, quote, revision } = note;
  const { revalidate } = useRevalidator();
  const [editing, setEditing] = useState(false);
  // Until the list arrives again, it has the text from before a change.
  const [written, setWritten] = useState<{ words: string; over: number }>();
  const words = written?.over === revision ? written.words : note.words;
  const text = useRef<HTMLDivElement>(null);
  const draft = { ...note, words, lesson: lesson.id };
  const refresh = () => void revalidate();

  const close = () => {
    setEditing(false);
    text.current?.focus();
  };
  return (
    <article className="listed-note">
      {course && lesson.slug ? (
        <AppLink
          className="listed-note-place"
          to={`${myLessonPath(course, lesson.slug)}${quote ? `#note-${note.id}` : ''}`}
          aria-label={
            quote ? `Open the passage in ${lesson.title}` : `Open the lesson ${lesson.title}`
          }
        >
          <Icon name="book-open" />
        </AppLink>
      ) : (
        <span className="listed-note-place">
          <Icon name="book-open" />
        </span>
      )}
      <div ref={text} tabIndex={-1} className="listed-note-text">
        {editing ? (
          <NoteForm
            draft={draft}
            onClose={close}
            onSaved={(saved) => {
              setWritten({ words: saved, over: revision });
              refresh();
            }}
          />
        ) : (
          <>
            {quote && <blockquote className="note-quote">{quote.words}</blockquote>}
            {words && <p className="listed-note-words">{words}</p>}
            <p className="text-tiny text-faint">
              {lesson.title}
              {!lesson.slug && ', which is no longer part of the course'}
            </p>
          </>
        )}
      </div>
      <span className="listed-note-menu">
        <Menu
          label={`Actions for the note on ${lesson.title}`}
          trigger={<Icon name="ellipsis" />}
          triggerClassName="icon-button icon-button-small"
          align="end"
        >
          <button type="button" className="menu-item" onClick={() => setEditing(true)}>
            <Icon name="pencil" /> {quote && !words ? 'Write a note' : 'Edit note'}
          </button>
          <button
            type="button"
            className="menu-item"
            onClick={() =>
              void deleteNote(draft, { words, onDeleted: refresh, onRestored: refresh })
            }
          >
            <Icon name="trash" /> {quote ? 'Remove highlight' : 'Delete note'}
          </button>
        </Menu>
      </span>
    </article>
  );
}
