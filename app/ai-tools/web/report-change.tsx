import { useState, type SubmitEvent } from 'react';
import { api } from '#app/shared/api-client.ts';
import { standingOf, useIdentity } from '#app/shared/identity.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FormNote } from '#app/ui/note.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { toast } from '#app/ui/toast.ts';
import { typedIn } from '#app/ui/typed-in.ts';
import { useSaving } from '#app/ui/use-saving.ts';
import type { toolsContract } from '../contract.ts';

const call = api<typeof toolsContract>();

/** Something is wrong, or has changed: whoever is signed in may tell the admins. */
export function ReportChange({ toolId, name }: { toolId: string; name: string }) {
  const { signedIn } = standingOf(useIdentity());
  const [open, setOpen] = useState(false);
  const { busy, text, fields, save, reset } = useSaving();
  if (!signedIn) return null;

  const close = () => {
    setOpen(false);
    reset();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const words = typedIn(event.currentTarget, 'words');
    const sent = await save(async () => {
      const { message } = await call('POST /ai-tools/{id}/reports', { params: { id: toolId }, body: { words } });
      toast.success(message);
    });
    if (sent) close();
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
          <TextArea
            label="What has changed"
            name="words"
            required
            hint="A price, a feature, a link that is dead. Say where it can be read."
            error={fields['words']}
          />
        </form>
        <FormNote>{text}</FormNote>
      </Dialog>
    </div>
  );
}
