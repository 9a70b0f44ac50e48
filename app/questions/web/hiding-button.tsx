import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { DecisionDialog } from '#app/ui/dialog/decision-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { questionsDeskContract } from '../desk.contract.ts';

const call = api<typeof questionsDeskContract>();

interface HidingButtonProps {
  what: 'question' | 'answer';
  id: string;
  hidden: boolean;
  onChanged: () => Promise<void>;
}

/** For those who answer for the course: hides it with a reason, or shows it again. */
export function HidingButton({ what, id, hidden, onChanged }: HidingButtonProps) {
  const [open, setOpen] = useState(false);
  const path = what === 'question' ? 'PUT /questions/{id}/hiding' : 'PUT /answers/{id}/hiding';
  const params = { id };
  if (hidden)
    return (
      <SendButton
        size="small"
        variant="quiet"
        onSend={async () => {
          await call(path, { params, body: { hidden: false } });
          toast.success(`The ${what} is visible again`);
          await onChanged();
        }}
      >
        Show again
      </SendButton>
    );
  return (
    <>
      <Button size="small" variant="danger" onClick={() => setOpen(true)}>
        Hide
      </Button>
      <DecisionDialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Hide this ${what}?`}
        action={`Hide ${what}`}
        done={`The ${what} is hidden`}
        hint="Its writer is told this reason, and can still see it."
        danger
        onDecide={async (reason) => {
          await call(path, { params, body: { hidden: true, reason } });
          await onChanged();
        }}
      />
    </>
  );
}
