import { api } from '#app/shared/api-client.ts';
import { DecisionDialog } from '#app/ui/dialog/decision-dialog.tsx';
import type { collegeContract, DeskRequest } from '../contract.ts';

const call = api<typeof collegeContract>();

export interface Pending {
  request: DeskRequest;
  to: 'approval' | 'refusal';
}

interface CollegeDecisionDialogProps {
  pending: Pending | undefined;
  onClose: () => void;
  onDecided: () => void;
}

const words = {
  approval: {
    title: 'Approve for a year?',
    action: 'Approve',
    hint: 'For the audit log.',
    done: 'Request approved',
  },
  refusal: {
    title: 'Refuse this request?',
    action: 'Refuse',
    hint: 'For the audit log. The person who asked reads it too.',
    done: 'Request refused',
  },
} as const;

/** Asks for the reason, then approves or refuses. */
export function CollegeDecisionDialog({ pending, onClose, onDecided }: CollegeDecisionDialogProps) {
  const refuses = pending?.to === 'refusal';
  const decide = async (reason: string): Promise<void> => {
    if (!pending) return;
    await call(`POST /admin/college-requests/{id}/${pending.to}`, {
      params: { id: pending.request.id },
      body: { reason },
    });
    onDecided();
  };
  return (
    <DecisionDialog
      open={pending !== undefined}
      onClose={onClose}
      {...words[pending?.to ?? 'approval']}
      danger={refuses}
      optional={!refuses}
      onDecide={decide}
    >
      {pending && (
        <p>
          {pending.request.askedBy.name}, {pending.request.college}
        </p>
      )}
    </DecisionDialog>
  );
}
