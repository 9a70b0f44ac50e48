import { useId, type ReactNode } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { Dialog } from './dialog.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { useSubmission, type Refusal, type Submission } from '#app/ui/form/use-submission.ts';

interface FormDialogProps {
  title: ReactNode;
  /** On the button that sends. */
  action: string;
  wide?: boolean;
  danger?: boolean;
  /** False while what the person decides about is not shown yet: nothing can be sent. */
  ready?: boolean;
  /** Sends the form's input. */
  send: (form: HTMLFormElement) => Promise<unknown>;
  /** Checks the form before it is sent. */
  check?: (form: HTMLFormElement) => Refusal['fields'] | undefined;
  onClose: () => void;
  onSent: () => void;
  /** The fields; `field` names one, with its error. */
  children: (field: Submission['field']) => ReactNode;
}

/** A form in a dialog, mounted while it is open; the input stays when the server refuses it. */
export function FormDialog({
  title,
  action,
  wide,
  danger,
  ready = true,
  send,
  check,
  onClose,
  onSent,
  children,
}: FormDialogProps) {
  const submission = useSubmission();
  const { busy, text, field, submit, refuse } = submission;
  const id = useId();

  const press = async (form: HTMLFormElement) => {
    if (!ready) return;
    const faults = check?.(form);
    if (faults) refuse(faults);
    else if (await submit(() => send(form))) onSent();
  };

  return (
    <Dialog
      open
      wide={wide}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            aria-disabled={!ready}
          >
            {action}
          </Button>
        </>
      }
    >
      <Form id={id} submission={submission} onSend={press}>
        {children(field)}
      </Form>
      <FormNote>{text}</FormNote>
    </Dialog>
  );
}
