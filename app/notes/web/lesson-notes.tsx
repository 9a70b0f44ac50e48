import { useState } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { deleteNote } from './delete-note.tsx';
import { NoteEditor } from './note-editor.tsx';
import { useLessonNotes, type OpenNote } from './use-lesson-notes.ts';
import './lesson-notes.css';

/** The learner's notes on a lesson (its id), with room for a new one. Key it by the lesson. */
export function LessonNotes({ lesson }: { lesson: string }) {
  const { notes, problem, read, begin, remove, putBack, keepBoth } = useLessonNotes(lesson);
  const [begun, setBegun] = useState('');
  const ofLesson = notes?.filter(({ quote }) => !quote) ?? [];
  const onlyEmpty = ofLesson.length === 1 && !ofLesson[0]?.words ? ofLesson[0] : undefined;
  const moved = (note: OpenNote, id: string) => {
    toast.info('This note was changed elsewhere too. Both texts are kept.');
    void keepBoth(note, id);
  };
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
      {notes?.map((note, index) => (
        <NoteEditor
          key={note.key}
          draft={note}
          label={`Note ${index + 1}`}
          focused={note.key === begun || note === onlyEmpty}
          onMoved={(id) => moved(note, id)}
          onDelete={(words) =>
            void deleteNote(note, {
              words,
              onDeleted: () => remove(note),
              onRestored: () => putBack({ ...note, words }, index),
            })
          }
        />
      ))}
      {notes && (
        <Button variant="quiet" size="small" onClick={() => setBegun(begin())}>
          <Icon name="plus" /> Add a note
        </Button>
      )}
    </div>
  );
}
