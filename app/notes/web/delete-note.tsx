import { toast } from '#app/ui/dialog/toast.ts';
import { announceNotes } from './note-changes.ts';
import { writeNote, type Draft } from './note-drafts.ts';

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
  const state = await writeNote(draft, '', { atOnce: true, remove: true });
  if (state === 'refused') {
    toast.error('The note was not deleted. Please try again.');
    return;
  }
  onDeleted();
  announceNotes();
  const undo = async () => {
    toast.dismiss(shown);
    if ((await writeNote(draft, words, { atOnce: true, remove: false })) === 'refused')
      toast.error('The note was not restored. Please try again.');
    else {
      onRestored();
      announceNotes();
    }
  };
  const shown = toast.success(
    <>
      Note deleted.{' '}
      <button type="button" className="link" onClick={() => void undo()}>
        Undo
      </button>
    </>,
  );
}
