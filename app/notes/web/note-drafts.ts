import { api, ApiFailure } from '#app/shared/api-client.ts';
import type { EntryKey } from '#app/ui/form/outbox.ts';
import { outbox } from '#app/ui/form/use-outbox.ts';
import type { notesContract } from '../contract.ts';

const call = api<typeof notesContract>();

/** A note while it is written. */
export interface Draft {
  id: string;
  /** The lesson's id. */
  lesson: string;
  words: string;
  /** The one that was read from the server; 0 for a new note. */
  revision: number;
}

interface Saving {
  lesson: string;
  words: string;
  turn: number;
}

/** Names this window, so that the server knows a repeated save. */
const savedBy = crypto.randomUUID();
let turn = 0;

/** While someone types, a save waits this long for the next word. */
const restMs = 800;

export const noteKey = (id: string): EntryKey<Saving> => `note/${id}`;

/** What was written about a lesson and is not saved yet. */
export const unsavedNotes = (lesson: string): Draft[] =>
  [...outbox.entries()].flatMap(([key, { value, state }]) => {
    if (!key.startsWith(noteKey('')) || state === 'saved') return [];
    const saving = value as Saving;
    const id = key.slice(noteKey('').length);
    return saving.lesson === lesson ? [{ id, lesson, words: saving.words, revision: 0 }] : [];
  });

export const newNote = (lesson: string): Draft => ({
  id: crypto.randomUUID(),
  lesson,
  words: '',
  revision: 0,
});

interface Writing {
  /** The note had been changed elsewhere: the text was saved as a note with this id. */
  onMoved?: (id: string) => void;
  atOnce?: boolean;
}

/** Saves what was typed; a note without words is deleted. */
export function writeNote(
  { id, lesson, revision, words: before }: Draft,
  words: string,
  { onMoved, atOnce }: Writing = {},
) {
  const send = async (latest: Saving): Promise<void> => {
    if (!latest.words.trim()) return removeIfSaved(id);
    const saved = await call('PUT /notes/{id}', {
      params: { id },
      body: { ...latest, revision, savedBy },
    });
    if (saved.id !== id) onMoved?.(saved.id);
  };
  turn += 1;
  const kept = { lesson, words: before, turn: 0 };
  return outbox.put(
    noteKey(id),
    { lesson, words, turn },
    { kept, send, restMs: atOnce ? 0 : restMs },
  );
}

async function removeIfSaved(id: string): Promise<void> {
  await call('DELETE /notes/{id}', { params: { id } }).catch((failure: unknown) => {
    if (!(failure instanceof ApiFailure && failure.code === 'notes/not-found')) throw failure;
  });
}
