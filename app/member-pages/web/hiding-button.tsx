import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { DecisionDialog } from '#app/ui/dialog/decision-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { ListedPage, memberPagesContract } from '../contract.ts';

const call = api<typeof memberPagesContract>();

interface HidingButtonProps {
  page: ListedPage;
  onChanged: () => Promise<void>;
}

/** Hides a member's page with a reason, or stops hiding it. */
export function HidingButton({
  page: { uid, handle, hiddenBecause },
  onChanged,
}: HidingButtonProps) {
  const [open, setOpen] = useState(false);
  const params = { uid };
  if (hiddenBecause !== null)
    return (
      <SendButton
        size="small"
        variant="quiet"
        aria-label={`Stop hiding ${handle}`}
        onSend={async () => {
          await call('DELETE /admin/public-pages/{uid}/hiding', { params });
          toast.success('The page is no longer hidden');
          await onChanged();
        }}
      >
        Stop hiding
      </SendButton>
    );
  return (
    <>
      <Button
        size="small"
        variant="danger"
        aria-label={`Hide ${handle}`}
        onClick={() => setOpen(true)}
      >
        Hide
      </Button>
      <DecisionDialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Hide the page ${handle}?`}
        action="Hide page"
        done="The page is hidden"
        hint="Nobody will be able to see it. We tell its owner this reason, and the audit log stores it."
        danger
        onDecide={async (reason) => {
          await call('POST /admin/public-pages/{uid}/hiding', { params, body: { reason } });
          await onChanged();
        }}
      />
    </>
  );
}
