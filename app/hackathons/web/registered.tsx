import { useState } from 'react';
import { api } from '#app/shared/api-client.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import type { Hackathon, hackathonsContract } from '../contract.ts';

const call = api<typeof hackathonsContract>();

/** When the person registered, and a button to withdraw. */
export function Registered({
  hackathon: { id, title },
  since,
  onChanged,
}: {
  hackathon: Hackathon;
  since: string;
  onChanged: () => Promise<void>;
}) {
  const [leaving, setLeaving] = useState(false);
  const withdraw = async () => {
    await call('DELETE /hackathons/{id}/registration', { params: { id } });
    toast.success('Registration withdrawn');
    await onChanged();
  };
  return (
    <>
      <p className="row">
        <Badge kind="ok">Registered</Badge>
        <span className="text-soft">
          since <LocalTime instant={since} />
        </span>
      </p>
      <div>
        <Button variant="quiet" onClick={() => setLeaving(true)}>
          Withdraw
        </Button>
      </div>
      <ConfirmDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title={`Withdraw from “${title}”?`}
        action="Withdraw"
        onConfirm={withdraw}
      >
        What you wrote on the team board is deleted, with the answers to it. Until the deadline you
        may register again.
      </ConfirmDialog>
    </>
  );
}
