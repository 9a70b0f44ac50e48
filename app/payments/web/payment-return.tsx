import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api, ApiFailure } from '#app/shared/api-client.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import { Skeleton } from '#app/ui/base/skeleton.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import type { PaymentSetupAnswer } from '../checkout.contract.ts';
import type { paymentsContract } from '../contract.ts';
import { refusalTexts } from '../refusal-texts.ts';
import { forgetAway, type Away } from './away.ts';
import { endTexts, reportFailed } from './payment-report.ts';
import type { PaymentNotice } from './use-payment.ts';
import { useOrderWatch } from './use-order-watch.ts';

const call = api<typeof paymentsContract>();

interface PaymentReturnProps {
  away: Away;
  /** Shown in a toast once the payment is confirmed. */
  paidText: string;
  onPaid: () => void;
  /** The order is not paid; the buyer may try again. */
  onNotPaid: (notice: PaymentNotice) => void;
}

/**
 * A buyer is back from the gateway's page. The gateway says what became of the payment; until it is
 * sure, they wait here, and nothing else is offered.
 */
export function PaymentReturn({ away, paidText, onPaid, onNotPaid }: PaymentReturnProps) {
  const { orderId, course } = away;
  const [waits, setWaits] = useState(false);
  const [, setQuery] = useSearchParams();

  const settle = (): void => {
    forgetAway();
    setQuery(
      (query) => {
        query.delete('order');
        if (course) query.set('course', course);
        return query;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const paid = (): void => {
    settle();
    toast.success(paidText);
    onPaid();
  };
  const notPaid = (notice: PaymentNotice): void => {
    settle();
    toast[notice.kind === 'bad' ? 'error' : 'info'](notice.text);
    onNotPaid(notice);
  };
  const declined = () => notPaid({ kind: 'bad', text: endTexts.failed });
  // No toast: it would repeat a sentence that stays on the page.
  const returned = (): void => {
    settle();
    onNotPaid({ kind: 'bad', text: refusalTexts.superseded });
  };

  const ask = useEffectEvent(async () => {
    try {
      const order = await call('POST /payment/orders/{orderId}/comparison', {
        params: { orderId },
      });
      if (order.status === 'paid') return paid();
      if (order.returned) return returned();
      if (order.declined) return declined();
      if (order.status === 'attempted') return setWaits(true);
      reportFailed({ orderId, referralCode: undefined }, 'cancelled');
      notPaid({ kind: 'info', text: endTexts.cancelled });
    } catch (failure) {
      // Somebody else's order, or none.
      if (failure instanceof ApiFailure && failure.status === 404)
        return notPaid({ kind: 'info', text: endTexts.cancelled });
      setWaits(true);
    }
  });
  useEffect(() => void ask(), []);
  useOrderWatch(waits ? orderId : undefined, {
    onPaid: paid,
    onReturned: returned,
    onDeclined: declined,
  });

  return (
    <div aria-busy={!waits}>
      {waits ? <FormNote kind="info">{waitingText}</FormNote> : <Skeleton shape="panel" />}
    </div>
  );
}

export const sandboxText = ({ script }: PaymentSetupAnswer): string =>
  `Sandbox: the payment ${script ? 'window' : 'page'} is a rehearsal, and no money moves.`;

export const waitingText =
  'Your payment is being confirmed. This can take a few minutes; you may close this page, and the receipt will come by e-mail.';
