import { api, ApiFailure } from '#app/shared/api-client.ts';
import type { EntryKey } from '#app/ui/form/outbox-entry.ts';
import { outbox } from '#app/ui/form/use-outbox.ts';
import type { notesContract } from '../contract.ts';
import type { TextQuote } from '../text-quote.ts';

const call = api<typeof notesContract>();

/** A note while it is written. */
export interface Draft {
  id: string;
  /** The lesson's id. */
  lesson: string;
  words: string;
  /** The passage that it is on. */
  quote: TextQuote | null;
  /** The one that was read from the server; 0 for a new note. */
  revision: number;
}

/** What one save sends. */
interface Saving {
  /** The note's. */
  id: string;
  lesson: string;
  words: string;
  quote: TextQuote | null;
  revision: number;
  savedBy: string;
  turn: number;
  /** Deletes the note. */
  remove: boolean;
}

/** Names this window, so that the server knows a repeated save. */
const savedBy = crypto.randomUUID();
let turn = 0;

/** While someone types, a save waits this long for the next word. */
const restMs = 800;

/** A note that is refused is shown beside its lesson again, for its text to be copied. */
const durable = 'until-saved';

export const noteKey = (id: string): EntryKey<Saving> => `note/${id}`;

/** What was written about a lesson and is not saved yet. */
export const unsavedNotes = (lesson: string): Draft[] =>
  [...outbox.entries()].flatMap(([key, { value, state }]) => {
    if (!key.startsWith(noteKey('')) || state === 'saved') return [];
    const saving = value as Saving;
    const id = key.slice(noteKey('').length);
    return saving.lesson === lesson
      ? [{ id, lesson, words: saving.words, quote: saving.quote ?? null, revision: 0 }]
      : [];
  });

export const newNote = (lesson: string, quote: TextQuote | null = null): Draft => ({
  id: crypto.randomUUID(),
  lesson,
  words: '',
  quote,
  revision: 0,
});

interface Writing {
  /** The note had been changed elsewhere: the text was saved as a note with this id. */
  onMoved?: (id: string) => void;
  atOnce?: boolean;
  /** Deletes the note. */
  remove?: boolean;
}

/** Saves what was typed; a note without words is deleted, unless it is on a passage. */
export function writeNote(
  { id, lesson, revision, words: before, quote }: Draft,
  words: string,
  { onMoved, atOnce, remove = !words.trim() && !quote }: Writing = {},
) {
  const send = async (latest: Saving): Promise<void> => {
    const saved = await sendNote(latest);
    if (saved && saved !== id) onMoved?.(saved);
  };
  turn += 1;
  const save = { id, lesson, words, quote, revision, savedBy, turn, remove };
  const kept = { ...save, words: before };
  return outbox.put(noteKey(id), save, { kept, send, restMs: atOnce ? 0 : restMs, durable });
}

/** The id under which it is saved; undefined if it is deleted. */
async function sendNote({ id, remove, ...body }: Saving): Promise<string | undefined> {
  if (remove) return removeIfSaved(id);
  return (await call('PUT /notes/{id}', { params: { id }, body })).id;
}

async function removeIfSaved(id: string): Promise<undefined> {
  await call('DELETE /notes/{id}', { params: { id } }).catch((failure: unknown) => {
    if (!(failure instanceof ApiFailure && failure.code === 'notes/not-found')) throw failure;
  });
}

if (typeof document !== 'undefined') outbox.resume(noteKey(''), sendNote, durable);
