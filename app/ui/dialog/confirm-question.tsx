import type { ReactNode } from 'react';
import { Button } from '#app/ui/base/button.tsx';
import { Dialog } from './dialog.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { useSubmission } from '#app/ui/form/use-submission.ts';

export interface ConfirmQuestionProps {
  onClose: () => void;
  title: ReactNode;
  /** The consequences. */
  children: ReactNode;
  /** The verb on the button. */
  action: string;
  /** On the button that changes nothing. */
  decline?: string;
  /** False while the consequences are not known: nothing can be confirmed. */
  ready?: boolean;
  /** Rejects with the failure, whose text the dialog then shows. */
  onConfirm: () => Promise<unknown>;
}

export function ConfirmQuestion({
  onClose,
  title,
  children,
  action,
  decline = 'Keep it',
  ready = true,
  onConfirm,
}: ConfirmQuestionProps) {
  const { busy, text, submit } = useSubmission();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {decline}
          </Button>
          <Button
            variant="danger"
            busy={busy}
            aria-disabled={!ready}
            onClick={() => ready && void submit(onConfirm).then((done) => done && onClose())}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className="text-soft">{children}</div>
      <FormNote>{text}</FormNote>
    </Dialog>
  );
}
