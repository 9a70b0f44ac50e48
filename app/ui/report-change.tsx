import { useState, type SubmitEvent } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormNote } from './note.tsx';
import { TextArea } from './text-area.tsx';
import { toast } from './toast.ts';
import { typedIn } from './typed-in.ts';
import { useSaving } from './use-saving.ts';

interface ReportChangeProps {
  /** What, or who, has changed. */
  name: string;
  hint: string;
  /** Resolves to the server's thanks. */
  onSend: (words: string) => Promise<{ message: string }>;
}

/** Something in a directory is wrong, or has changed: whoever reads it tells the admins in words. */
export function ReportChange({ name, hint, onSend }: ReportChangeProps) {
  const [open, setOpen] = useState(false);
  const { busy, text, fields, save, reset } = useSaving();
  const close = () => {
    setOpen(false);
    reset();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const words = typedIn(event.currentTarget, 'words');
    if (await save(async () => toast.success((await onSend(words)).message))) close();
  };
  return (
    <div>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        Report a change
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={`What has changed about ${name}?`}
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form="report-change" busy={busy}>
              Send report
            </Button>
          </>
        }
      >
        <form id="report-change" noValidate onSubmit={(event) => void submit(event)}>
          <TextArea label="What has changed" name="words" required hint={hint} error={fields['words']} />
        </form>
        <FormNote>{text}</FormNote>
      </Dialog>
    </div>
  );
}
