import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { useOutbox } from '#app/ui/form/use-outbox.ts';
import { requiredText } from '#app/shared/text-rules.ts';
import { mostWordsOfNote } from '../note-limits.ts';
import { noteKey, writeNote, type Draft } from './note-drafts.ts';

interface NoteFormProps {
  draft: Draft;
  onClose: () => void;
  /** `words` is the text that was saved. */
  onSaved: (words: string) => void;
}

/** Ctrl and Enter save, Escape puts the text back. */
export function NoteForm({ draft, onClose, onSaved }: NoteFormProps) {
  const [words, setWords] = useState(draft.words);
  const [empty, setEmpty] = useState(false);
  const entry = useOutbox()(noteKey(draft.id));
  const refused = entry?.state === 'refused' ? `Not saved. ${entry.text}` : undefined;

  const save = async () => {
    const missing = !words.trim() && !draft.quote;
    setEmpty(missing);
    if (missing) return;
    const onMoved = () => void toast.info('This note was changed elsewhere too. Both are kept.');
    const state = await writeNote(draft, words, { onMoved, atOnce: true });
    if (state !== 'saved') return;
    toast.success('Note saved');
    onSaved(words);
    onClose();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
  };
  return (
    <form
      className="stack-tight"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextArea
        ref={(box) => box?.focus()}
        label="Note"
        hideLabel
        maxLength={mostWordsOfNote}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={press}
        error={empty ? requiredText('Text') : refused}
      />
      <p role="status" className="text-small text-soft">
        {entry?.state === 'waiting' && entry.text}
      </p>
      <div className="row">
        <Button type="submit" size="small" busy={entry?.state === 'sending'}>
          Save note
        </Button>
        <button type="button" className="link text-small" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
