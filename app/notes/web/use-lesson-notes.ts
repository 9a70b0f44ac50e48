import { useEffect, useEffectEvent, useState } from 'react';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { outbox } from '#app/ui/form/use-outbox.ts';
import type { Note, notesContract } from '../contract.ts';
import { inTextOrder } from '../text-order.ts';
import { useNoteChanges } from './note-changes.ts';
import { newNote, noteKey, unsavedNotes, type Draft } from './note-drafts.ts';
import { lessonOnPage } from './passages.ts';

const call = api<typeof notesContract>();

/** `key` stays when the note is saved under another id. */
export interface OpenNote extends Draft {
  key: string;
}

const isEmpty = ({ id, words, quote }: Draft): boolean =>
  !quote &&
  !((outbox.entries().get(noteKey(id))?.value as Draft | undefined)?.words ?? words).trim();

/**
 * The notes on a lesson as they are edited beside it, in the order of their passages. If there are
 * none, it begins one. It reads them once, so key its component by the lesson.
 */
export function useLessonNotes(lesson: string) {
  const [notes, setNotes] = useState<readonly OpenNote[]>();
  const [problem, setProblem] = useState(false);
  const opened = (draft: Draft): OpenNote => ({ ...draft, key: draft.id });
  const ask = async (): Promise<OpenNote[]> => {
    const answer = await call('GET /notes/lessons/{id}', { params: { id: lesson } });
    return answer.notes.map((note: Note) => opened({ ...note, lesson }));
  };
  const show = (found: readonly OpenNote[]) => {
    const unsaved = unsavedNotes(lesson).filter(({ id }) => !found.some((each) => each.id === id));
    const all = inTextOrder(lessonOnPage(), [...found, ...unsaved.map(opened)]);
    setNotes(all.length > 0 ? all : [opened(newNote(lesson))]);
  };

  const read = async (): Promise<void> => {
    const included = outbox.settled().filter((key) => key.startsWith(noteKey('')));
    try {
      show(await ask());
      outbox.forget(included);
      setProblem(false);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setProblem(true);
      if (!notes) show([]);
    }
  };
  const start = useEffectEvent(read);
  useEffect(() => void start(), []);
  useNoteChanges(() => void read());

  return {
    notes,
    problem,
    read,
    /** Returns the key of the new note, or of one that is still empty. */
    begin: (): string => {
      const begun = notes?.find((note) => isEmpty(note));
      if (begun) return begun.key;
      const fresh = opened(newNote(lesson));
      setNotes((before = []) => [...before, fresh]);
      return fresh.key;
    },
    remove: ({ key }: OpenNote): void =>
      setNotes((before = []) => before.filter((each) => each.key !== key)),
    putBack: (note: OpenNote, place: number): void =>
      setNotes((before = []) => before.toSpliced(place, 0, note)),
    /** The text in the window is saved under another id now. The other text appears above it. */
    keepBoth: async (note: OpenNote, id: string): Promise<void> => {
      const other = (await ask()).find((each) => each.id === note.id);
      // What was sent under the id that the other text has now.
      outbox.forget([noteKey(note.id)]);
      setNotes((before = []) =>
        before.flatMap((each) => {
          if (each.key !== note.key) return each;
          const own = { ...each, id, revision: 0 };
          return other ? [{ ...other, key: `${each.key} elsewhere` }, own] : own;
        }),
      );
    },
  };
}
