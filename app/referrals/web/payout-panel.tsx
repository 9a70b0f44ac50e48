import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/shared/api-client.ts';
import { paiseText } from '#app/shared/money.ts';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Card } from '#app/ui/base/surface.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { OwnRewards, Payout, payoutsContract } from '../payouts.contract.ts';
import { PayoutForm } from './payout-form.tsx';

const call = api<typeof payoutsContract>();

/**
 * The open request, the form for a new one, or why none can be made. `cancel` cancels the order that
 * reserves rewards.
 */
export function PayoutPanel({
  sums: { payable, reserved },
  least,
  available,
  payouts,
  cancel,
}: OwnRewards & { cancel: ReactNode }) {
  const open = payouts.find(({ state }) => state === 'requested' || state === 'sending');
  if (open) return <OpenPayout payout={open} />;
  if (reserved > 0)
    return (
      <Note kind="info">
        <div className="row">
          <p>
            An unfinished payment holds {paiseText(reserved)} of your rewards. You can request a
            payout once its order is paid or cancelled. After a day it closes by itself.
          </p>
          {cancel}
        </div>
      </Note>
    );
  if (!available)
    return (
      <Note kind="warn">
        Payouts can’t be requested here yet, because this school can’t store bank details safely.
        Please write to us. Your rewards are not affected.
      </Note>
    );
  if (payable < least)
    return (
      <Note kind="info">
        {payable < 0
          ? `${paiseText(-payable)} of rewards that we had paid out or you had used were reversed. We deduct it from what becomes payable next.`
          : `You can request a payout once ${paiseText(least)} is payable.`}
      </Note>
    );
  return <PayoutForm amount={payable} />;
}

function OpenPayout({
  payout: { id, state, amount, to, requestedAt, sentAt },
}: {
  payout: Payout;
}) {
  const { revalidate } = useRevalidator();
  const withdraw = async () => {
    try {
      await call('DELETE /referral/payouts/{id}', { params: { id } });
      toast.success('Request withdrawn');
    } finally {
      await revalidate();
    }
  };
  return (
    <Card as="section" className="payout-form" aria-labelledby="payout-heading">
      <div>
        <h2 id="payout-heading" className="heading-4">
          {state === 'requested'
            ? `You asked for ${paiseText(amount)}`
            : `${paiseText(amount)} is with our bank`}
        </h2>
        <p className="text-small text-soft">
          {to}. {sentAt ? 'Sent to the bank' : 'Asked for'}{' '}
          <LocalTime instant={sentAt ?? requestedAt} />
        </p>
      </div>
      {state === 'requested' ? (
        <div className="row">
          <SendButton variant="secondary" onSend={withdraw}>
            Withdraw the request
          </SendButton>
        </div>
      ) : (
        <p>We tell you when the bank has confirmed it, with its reference.</p>
      )}
    </Card>
  );
}
