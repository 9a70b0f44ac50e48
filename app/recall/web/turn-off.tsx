import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { Button } from '#app/ui/base/button.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import type { recallContract } from '../contract.ts';

const call = api<typeof recallContract>();

/** The button that turns revision off, after a question. */
export function TurnOff() {
  const [asking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const turnOff = async () => {
    await call('DELETE /recall');
    await revalidate();
    toast.success('Revision turned off');
  };
  return (
    <>
      <Button variant="quiet" size="small" className="recall-off" onClick={() => setAsking(true)}>
        Turn off revision
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Turn off revision?"
        action="Turn off revision"
        onConfirm={turnOff}
      >
        Nothing will come back any more, and we delete the list of what was due. Your lessons and
        their practice stay as they are.
      </ConfirmDialog>
    </>
  );
}
