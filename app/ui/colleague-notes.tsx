import { useRef, type SubmitEvent } from 'react';
import { instantText } from '#app/shared/instant-text.ts';
import { Button } from './button.tsx';
import { FormNote } from './note.tsx';
import { TextArea } from './text-area.tsx';
import { typedIn } from './typed-in.ts';
import { useSaving } from './use-saving.ts';
import './colleague-notes.css';

interface ColleagueNotesProps {
  /** Oldest first. */
  notes: readonly { id: string; author: string; words: string; writtenAt: string }[];
  /** Who never sees them. */
  hint: string;
  /** Rejects with what went wrong; what was typed then stays. */
  onLeave: (words: string) => Promise<unknown>;
}

/** What admins tell each other about something in their inbox, and a form to say more. */
export function ColleagueNotes({ notes, hint, onLeave }: ColleagueNotesProps) {
  const form = useRef<HTMLFormElement>(null);
  const { busy, text, fields, save } = useSaving();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const words = typedIn(event.currentTarget, 'words');
    if (await save(() => onLeave(words))) form.current?.reset();
  };
  return (
    <section className="stack" aria-labelledby="notes-heading">
      <h2 id="notes-heading" className="heading-4">
        Notes for colleagues
      </h2>
      {notes.length > 0 && (
        <ul className="colleague-notes">
          {notes.map(({ id, author, words, writtenAt }) => (
            <li key={id}>
              <p className="text-tiny text-faint">
                {author}, {instantText(writtenAt)}
              </p>
              <p className="colleague-words">{words}</p>
            </li>
          ))}
        </ul>
      )}
      <form ref={form} noValidate className="stack" onSubmit={(event) => void submit(event)}>
        <TextArea label="A note" name="words" rows={3} hint={hint} error={fields['words']} />
        <FormNote>{text}</FormNote>
        <div>
          <Button type="submit" variant="quiet" busy={busy}>
            Leave note
          </Button>
        </div>
      </form>
    </section>
  );
}
