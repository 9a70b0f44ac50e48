import { useId, type ReactNode, type SubmitEvent } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormNote } from './note.tsx';
import { useFaultFocus } from './use-fault-focus.ts';
import { useSaving } from './use-saving.ts';

interface EditorDialogProps {
  title: string;
  /** On the button that saves. */
  action: string;
  /** Sends what stands in the form. */
  save: (form: HTMLFormElement) => Promise<unknown>;
  onClose: () => void;
  onSaved: () => void;
  /** The fields; `fields` are the faults that the server found, by the name of the field. */
  children: (fields: Readonly<Record<string, string>>) => ReactNode;
}

/** A form in a dialog; what was typed stays when the server refuses it. */
export function EditorDialog({ title, action, save: send, onClose, onSaved, children }: EditorDialogProps) {
  const { busy, text, fields, save } = useSaving();
  const form = useFaultFocus(fields);
  const id = useId();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (!busy && (await save(() => send(currentTarget)))) onSaved();
  };

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} noValidate className="stack" onSubmit={(event) => void submit(event)}>
        {children(fields)}
      </form>
      <FormNote>{text}</FormNote>
    </Dialog>
  );
}
