import { api } from '#app/shared/api-client.ts';
import { paiseText } from '#app/shared/money.ts';
import { DecisionDialog } from '#app/ui/dialog/decision-dialog.tsx';
import { FormDialog } from '#app/ui/dialog/form-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { TextField } from '#app/ui/form/text-field.tsx';
import { typedIn } from '#app/ui/form/typed-in.ts';
import type { DeskPayout, payoutsContract } from '../payouts.contract.ts';

const call = api<typeof payoutsContract>();

export interface Pending {
  payout: DeskPayout;
  to: 'payment' | 'refusal';
}

interface PayoutDecisionProps {
  pending: Pending | undefined;
  onClose: () => void;
  onDecided: () => void;
}

/** Asks for the bank's reference of a payment, or for the reason of a refusal. */
export function PayoutDecision({ pending, onClose, onDecided }: PayoutDecisionProps) {
  if (!pending) return null;
  const { id, amount, to, person, state } = pending.payout;
  const params = { id };
  const about = `${paiseText(amount)} for ${person.name || 'a former member'}. ${to}.`;
  if (pending.to === 'payment')
    return (
      <FormDialog
        title="Mark this payout as paid?"
        action="Mark as paid"
        send={(form) =>
          call('POST /admin/payouts/{id}/payment', {
            params,
            body: { reference: typedIn(form, 'reference') },
          })
        }
        onClose={onClose}
        onSent={() => {
          toast.success('Payout marked as paid');
          onDecided();
          onClose();
        }}
      >
        {(field) => (
          <>
            <p>{about}</p>
            <TextField
              label="Bank reference"
              hint="The UTR or transaction number. The member reads it."
              maxLength={100}
              autoComplete="off"
              {...field('reference')}
            />
          </>
        )}
      </FormDialog>
    );
  return (
    <DecisionDialog
      open
      danger
      title="Refuse this payout?"
      action="Refuse"
      hint="For the audit log. The member reads it too."
      done="Payout refused"
      onClose={onClose}
      onDecide={async (reason) => {
        await call('POST /admin/payouts/{id}/refusal', { params, body: { reason } });
        onDecided();
      }}
    >
      <p>
        {about} The rewards stay payable.
        {state === 'sending' && ' Make sure that the bank has not paid it.'}
      </p>
    </DecisionDialog>
  );
}
