import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import type { DeskInvestor, investorDeskContract } from '../desk.contract.ts';

const call = api<typeof investorDeskContract>();

/** Asks for confirmation before someone is removed for good. */
export function RemovalDialog({
  investor,
  onClose,
}: {
  investor: DeskInvestor | undefined;
  onClose: () => void;
}) {
  const { revalidate } = useRevalidator();
  const remove = async ({ id }: DeskInvestor) => {
    await call('DELETE /admin/investors/{id}', { params: { id } });
    toast.success('Investor removed');
    await revalidate();
  };
  return (
    <ConfirmDialog
      open={investor !== undefined}
      onClose={onClose}
      title={`Remove ${investor?.name} for good?`}
      action="Remove"
      onConfirm={async () => investor && remove(investor)}
    >
      The profile is deleted, with members’ notes on it, and an import will not bring it back. To
      keep it for later, hide it instead.
    </ConfirmDialog>
  );
}
