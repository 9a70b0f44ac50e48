import { useId, type SubmitEvent } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FormNote } from '#app/ui/note.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { typedIn } from '#app/ui/typed-in.ts';
import { useSaving } from '#app/ui/use-saving.ts';

interface WordsDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  label: string;
  /** What the server calls it, for its refusals. */
  name: string;
  most: number;
  hint: string;
  action: string;
  /** Rejects with what went wrong, which is then said here. */
  onSend: (typed: string) => Promise<unknown>;
}

/** Asks for some words, and sends them. */
export function WordsDialog({ open, onClose, title, label, name, most, hint, action, onSend }: WordsDialogProps) {
  const form = useId();
  const { busy, text, fields, save, reset } = useSaving();
  const close = () => {
    reset();
    onClose();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget, name);
    if (!busy && (await save(() => onSend(typed)))) close();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <TextArea label={label} name={name} rows={5} maxLength={most} hint={hint} error={fields[name]} />
      </form>
      <FormNote>{text}</FormNote>
    </Dialog>
  );
}
