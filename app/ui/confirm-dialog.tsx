import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormNote } from './note.tsx';
import { useSubmission } from './use-submission.ts';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What it leads to. */
  children: ReactNode;
  /** The verb on the button. */
  action: string;
  /** Rejects with what went wrong, which is then said here. */
  onConfirm: () => Promise<unknown>;
}

/** Asks once more before something that can't be taken back by pressing again. */
export function ConfirmDialog({ open, onClose, title, children, action, onConfirm }: ConfirmDialogProps) {
  const { busy, text, submit, reset } = useSubmission();
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            Keep it
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void submit(onConfirm).then((done) => done && close())}>
            {action}
          </Button>
        </>
      }
    >
      <p className="text-soft">{children}</p>
      <FormNote>{text}</FormNote>
    </Dialog>
  );
}
