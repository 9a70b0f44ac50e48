import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormNote } from './note.tsx';
import { TextArea } from './text-area.tsx';
import { useFaultFocus } from './use-fault-focus.ts';

interface DecisionDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What is decided on. */
  children?: ReactNode;
  /** Who reads the reason. */
  hint: string;
  /** On the button. */
  action: string;
  danger?: boolean;
  /** May the reason be left out? */
  optional?: boolean;
  /** Resolves to why it could not be done, as a sentence; to nothing when it was. */
  onDecide: (reason: string) => Promise<string | undefined>;
}

/** As long as the audit log keeps it. */
const longestReason = 500;

/** A decision with its reason in words, before it is carried out. */
export function DecisionDialog({ open, onClose, title, children, hint, action, danger, optional, onDecide }: DecisionDialogProps) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [refusal, setRefusal] = useState<string>();

  const form = useFaultFocus(fault);

  const close = (): void => {
    if (busy) return;
    setFault(undefined);
    setRefusal(undefined);
    onClose();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('reason');
    const reason = typeof typed === 'string' ? typed.trim() : '';
    if (!reason && !optional) return setFault('Please give a reason');
    setBusy(true);
    const refused = await onDecide(reason);
    setBusy(false);
    setRefusal(refused);
    if (!refused) onClose();
  };

  return (
    <Dialog open={open} onClose={close} title={title}>
      <form ref={form} method="post" noValidate className="stack" onSubmit={(event) => void submit(event)}>
        {children}
        <TextArea
          label={optional ? 'Reason (optional)' : 'Reason'}
          name="reason"
          rows={3}
          maxLength={longestReason}
          required={!optional}
          hint={hint}
          error={fault}
          onInput={() => setFault(undefined)}
        />
        <FormNote>{refusal}</FormNote>
        <div className="dialog-actions">
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
