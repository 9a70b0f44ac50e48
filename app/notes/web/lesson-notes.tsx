import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { announceNotes } from './note-changes.ts';
import { removeNote, restoreNote } from './delete-note.tsx';
import { DeletedNote } from './deleted-note.tsx';
import { NoteEditor, type NoteFocus } from './note-editor.tsx';
import { useLessonNotes, type OpenNote } from './use-lesson-notes.ts';
import './lesson-notes.css';

interface LessonNotesProps {
  /** The lesson's id. */
  lesson: string;
  /** The note to begin at; another object asks again. */
  asked: { at?: string } | undefined;
}

/** The learner's notes on a lesson, with room for a new one. Key it by the lesson. */
export function LessonNotes({ lesson, asked }: LessonNotesProps) {
  const { notes, problem, read, begin, remove, putBack, keepBoth } = useLessonNotes(lesson);
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const [deleted, setDeleted] = useState<OpenNote & { place: number }>();
  const [focus, setFocus] = useState<NoteFocus>();
  const shown = useRef<object>(undefined);
  const onlyEmpty = notes?.length === 1 && !notes[0]?.words && !notes[0]?.quote && notes[0];

  useEffect(() => {
    if (!notes || !asked || shown.current === asked) return;
    shown.current = asked;
    const found = notes.find(({ id }) => id === asked.at);
    if (found) setFocus({ key: found.key, on: 'note' });
    else if (onlyEmpty && mayWrite(list.current)) setFocus({ key: onlyEmpty.key, on: 'field' });
  }, [notes, asked, onlyEmpty]);

  const moved = (note: OpenNote, id: string) => {
    toast.info('This note was changed elsewhere too. Both texts are kept.');
    void keepBoth(note, id);
  };
  const take = async (note: OpenNote, place: number) => {
    if (!(await removeNote(note))) return;
    remove(note);
    setDeleted({ ...note, place });
    announceNotes();
  };
  const restore = async ({ place, ...note }: OpenNote & { place: number }) => {
    if (!(await restoreNote(note, note.words))) return;
    setDeleted(undefined);
    putBack(note, place);
    setFocus({ key: note.key, on: 'note' });
    announceNotes();
  };
  const gone = deleted && (
    <li key="deleted">
      <DeletedNote key={deleted.key} note={deleted} onUndo={() => void restore(deleted)} />
    </li>
  );
  return (
    <div className="lesson-notes">
      {problem && (
        <Note kind="warn">
          Your earlier notes did not load. What you write now is kept.{' '}
          <button type="button" className="link" onClick={() => void read()}>
            Try again
          </button>
        </Note>
      )}
      {!notes && <Skeleton shape="panel" />}
      <ul ref={list}>
        {notes?.flatMap((note, index) => [
          deleted?.place === index && gone,
          <li key={note.key}>
            <NoteEditor
              draft={note}
              number={index + 1}
              lessonPath={pathname}
              focus={focus?.key === note.key ? focus : undefined}
              onMoved={(id) => moved(note, id)}
              onDelete={(words) => void take({ ...note, words }, index)}
            />
          </li>,
        ])}
        {deleted && deleted.place >= (notes?.length ?? 0) && gone}
      </ul>
      {onlyEmpty && (
        <p className="text-small text-soft">
          To highlight a passage, select it in the lesson. Its note opens when you press the
          highlight.
        </p>
      )}
      {notes && (
        <div className="lesson-notes-foot">
          <Button
            variant="quiet"
            size="small"
            onClick={() => setFocus({ key: begin(), on: 'field' })}
          >
            <Icon name="plus" /> Add a note
          </Button>
        </div>
      )}
    </div>
  );
}

/** Not on a touch screen, where a keyboard would cover half of it, or after the focus has moved on. */
const mayWrite = (list: HTMLElement | null): boolean =>
  !matchMedia('(pointer: coarse)').matches &&
  list?.closest('dialog, aside')?.contains(document.activeElement) === true;
