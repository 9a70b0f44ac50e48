import { toast } from '#app/ui/dialog/toast.ts';
import { announceNotes } from './note-changes.ts';
import { writeNote, type Draft } from './note-drafts.ts';

export const deletedText = ({ quote }: Draft): string =>
  quote ? 'Highlight removed.' : 'Note deleted.';

/** False if the server refused, and a toast says so. */
export async function removeNote(draft: Draft): Promise<boolean> {
  const state = await writeNote(draft, '', { atOnce: true, remove: true });
  if (state === 'refused') toast.error('The note was not deleted. Please try again.');
  return state !== 'refused';
}

/** Undoes that, with the words it had. False if the server refused, and a toast says so. */
export async function restoreNote(draft: Draft, words: string): Promise<boolean> {
  const state = await writeNote(draft, words, { atOnce: true, remove: false });
  if (state === 'refused') toast.error('The note was not restored. Please try again.');
  return state !== 'refused';
}

interface Deletion {
  /** That it has now, to write them again. */
  words: string;
  onDeleted: () => void;
  onRestored: () => void;
}

/** Deletes a note, and offers to undo that. */
export async function deleteNote(
  draft: Draft,
  { words, onDeleted, onRestored }: Deletion,
): Promise<void> {
  if (!(await removeNote(draft))) return;
  onDeleted();
  announceNotes();
  const undo = async () => {
    toast.dismiss(shown);
    if (!(await restoreNote(draft, words))) return;
    onRestored();
    announceNotes();
  };
  const shown = toast.success(
    <>
      {deletedText(draft)}{' '}
      <button type="button" className="link" onClick={() => void undo()}>
        Undo
      </button>
    </>,
  );
}
