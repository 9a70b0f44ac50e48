import { paiseText } from '#app/shared/money.ts';
import { LocalTime } from '#app/ui/base/local-time.tsx';
import type { OrderAnswer } from '../history.contract.ts';

interface Said {
  kind: 'neutral' | 'warn' | 'ok' | 'info' | 'bad';
  text: string;
  /** What happens next, or why. */
  next?: string;
}

const states: Record<OrderAnswer['status'], Said> = {
  created: { kind: 'neutral', text: 'Not paid' },
  attempted: {
    kind: 'warn',
    text: 'Waiting for the bank',
    next: 'The plan starts automatically once the bank has paid, and we tell you by e-mail.',
  },
  paid: { kind: 'ok', text: 'Paid' },
  refunded: { kind: 'info', text: 'Refunded' },
  expired: { kind: 'neutral', text: 'Not paid' },
};

/** What became of an order, as its buyer reads it. */
export function saidOf({ status, declined, returned }: OrderAnswer): Said {
  // Paid after the membership had changed, so that it added nothing (decisions.md ruling 65).
  if (returned && status !== 'paid' && status !== 'refunded')
    return {
      kind: 'info',
      text: returned.refundedAt ? 'Refunded' : 'Being refunded',
      next: 'The payment came when the order no longer matched the membership.',
    };
  return declined ? { kind: 'bad', text: 'Declined by the bank' } : states[status];
}

/** A second payment of a paid order. */
export const PaidAgain = ({
  order: { status, returned },
  className,
}: {
  order: OrderAnswer;
  className: string;
}) =>
  returned &&
  status === 'paid' && (
    <span className={className}>
      {paiseText(returned.amount)} more reached us on{' '}
      <LocalTime instant={returned.at} format="date" /> and{' '}
      {returned.refundedAt ? (
        <>
          was refunded on <LocalTime instant={returned.refundedAt} format="date" />
        </>
      ) : (
        'is being refunded'
      )}
      .
    </span>
  );
