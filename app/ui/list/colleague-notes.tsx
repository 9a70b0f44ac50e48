import { instantText } from '#app/shared/instant-text.ts';
import { Form, FormEnd } from '#app/ui/form/form.tsx';
import { TextArea } from '#app/ui/form/text-area.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import { useSubmission } from '#app/ui/form/use-submission.ts';
import { Pagination } from './pagination.tsx';
import { useAddressQuery } from './use-address-query.ts';
import './colleague-notes.css';

interface ColleagueNotesProps {
  /** A page of them, oldest first. */
  notes: {
    items: readonly { id: string; author: string; words: string; writtenAt: string }[];
    page: number;
    pages: number;
  };
  /** Says who never sees them. */
  hint: string;
  /** Rejects with the failure; the input then stays. */
  onLeave: (words: string) => Promise<unknown>;
}

/** Notes that admins leave each other about an item in their inbox, and a form to add one. */
export function ColleagueNotes({ notes, hint, onLeave }: ColleagueNotesProps) {
  const submission = useSubmission();
  const { addressWith } = useAddressQuery();
  const send = async (form: HTMLFormElement) => {
    const words = typedIn(form, 'words');
    if (await submission.submit(() => onLeave(words))) form.reset();
  };
  return (
    <section className="stack" aria-labelledby="notes-heading">
      <h2 id="notes-heading" className="heading-4">
        Notes for colleagues
      </h2>
      {notes.items.length > 0 && (
        <ul className="colleague-notes">
          {notes.items.map(({ id, author, words, writtenAt }) => (
            <li key={id}>
              <p className="text-tiny text-faint">
                {author}, {instantText(writtenAt)}
              </p>
              <p className="colleague-words">{words}</p>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={notes.page}
        pages={notes.pages}
        // Without a place on the page: the router would not load the same address again.
        addressOf={(page) => addressWith({ notes: String(page) })}
        label="Notes"
      />
      <Form submission={submission} onSend={send}>
        <TextArea label="A note" rows={3} hint={hint} {...submission.field('words')} />
        <FormEnd submission={submission} action="Leave note" variant="quiet" />
      </Form>
    </section>
  );
}
