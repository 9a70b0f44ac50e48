import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { planLabel } from '#app/memberships/plans.ts';
import { api } from '#app/shared/api-client.ts';
import { paiseText } from '#app/shared/money.ts';
import { Button } from '#app/ui/base/button.tsx';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import { Note } from '#app/ui/base/note.tsx';
import { Panel } from '#app/ui/base/surface.tsx';
import { DecisionDialog } from '#app/ui/dialog/decision-dialog.tsx';
import { toast } from '#app/ui/dialog/toast.ts';
import { SendButton } from '#app/ui/form/send-button.tsx';
import type { DeskOrder } from '../orders.contract.ts';
import type { refundsContract } from '../refunds.contract.ts';

const call = api<typeof refundsContract>();

/** The request that waits, with what approving it returns; or a refund that failed. */
export function RefundDecision({ order }: { order: DeskOrder }) {
  const [asked, setAsked] = useState<'approval' | 'refusal'>();
  const { revalidate } = useRevalidator();
  const [request] = order.requests;
  if (!request) return null;
  const { id, failedAt, arrivedAt } = request;
  if (request.state === 'approved' && failedAt && !arrivedAt)
    return (
      <Note kind="warn">
        <p className="strong">The gateway did not pay out this refund</p>
        <p>
          {order.seats === null ? 'The buyer’s membership has ended' : 'The codes are withdrawn'},
          and the money is still at the gateway.
        </p>
        <SendButton
          size="small"
          onSend={async () => {
            await call('POST /admin/refunds/{id}/retry', { params: { id } });
            toast.success('Refund sent again');
            await revalidate();
          }}
        >
          Send the refund again
        </SendButton>
      </Note>
    );
  if (request.state !== 'requested') return null;
  const { bill } = order;
  const amount = paiseText(bill.amount);
  const decide = async (reason: string) => {
    const params = { id };
    try {
      await (asked === 'approval'
        ? call('POST /admin/refunds/{id}/approval', {
            params,
            body: { amount: bill.amount, reason },
          })
        : call('POST /admin/refunds/{id}/refusal', { params, body: { reason } }));
    } finally {
      // Also after a refusal: somebody else may have decided, or the amount may have changed.
      await revalidate();
    }
  };
  return (
    <Panel as="section" field="genda" className="refund-decision" aria-labelledby="asked-heading">
      <h2 id="asked-heading" className="heading-4">
        {order.buyer.name || 'A former member'} asked for {paiseText(request.amount)} back
      </h2>
      <p className="text-small">
        On <LocalTime instant={request.requestedAt} />
        {request.reason ? `: “${request.reason}”` : ', without a reason.'}
      </p>
      {bill.amount !== request.amount && (
        <p className="strong">The amount has changed since. Approving it returns {amount}.</p>
      )}
      {order.disputed && (
        <p className="strong">
          The buyer disputes the payment with their bank. Wait for the bank’s decision.
        </p>
      )}
      <div className="row">
        {!order.disputed && (
          <Button onClick={() => setAsked('approval')} disabled={bill.amount === 0}>
            Refund {amount}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setAsked('refusal')}>
          Refuse
        </Button>
      </div>
      <DecisionDialog
        {...words[asked ?? 'approval']}
        title={asked === 'refusal' ? 'Refuse this refund?' : `Refund ${amount}?`}
        action={asked === 'refusal' ? 'Refuse' : `Refund ${amount}`}
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onDecide={decide}
        draft={asked && `refund-${asked}:${id}`}
      >
        {asked !== 'refusal' && (
          <ul className="stack">
            {bill.parts.map((part) => (
              <li key={part.orderId}>
                {planLabel(part.planType)}: {paiseText(part.amount)}.{' '}
                {part.kind === 'seats'
                  ? 'The codes that it paid for stop working now.'
                  : 'The membership that it paid for ends now.'}
              </li>
            ))}
            {bill.rewards > 0 && (
              <li>
                The rewards that the buyer used, {paiseText(bill.rewards)}, become payable again.
              </li>
            )}
            <li>A reward that someone earned from it is reversed.</li>
            <li>The gateway is asked at once. The money arrives in 5-7 business days.</li>
          </ul>
        )}
      </DecisionDialog>
    </Panel>
  );
}

const words = {
  approval: { hint: 'For the audit log.', done: 'Refund approved', optional: true, danger: false },
  refusal: {
    hint: 'The member reads it, in the mail and on the order’s page.',
    done: 'Refund refused',
    optional: false,
    danger: true,
  },
} as const;
