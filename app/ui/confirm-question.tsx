import { Button } from './button.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { FormNote } from './note.tsx';
import { useSubmission } from './use-submission.ts';

export function ConfirmQuestion({
  onClose,
  title,
  children,
  action,
  onConfirm,
}: Omit<ConfirmDialogProps, 'open'>) {
  const { busy, text, submit } = useSubmission();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant="danger"
            busy={busy}
            onClick={() => void submit(onConfirm).then((done) => done && onClose())}
          >
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
