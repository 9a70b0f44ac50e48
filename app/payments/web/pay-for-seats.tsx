import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { PlanAnswer } from '#app/memberships/contract.ts';
import { planLabel } from '#app/memberships/plans.ts';
import type { PaymentSetupAnswer } from '../checkout.contract.ts';
import { codesText } from '../offer-terms.ts';
import type { seatOrdersContract } from '../seat-orders.contract.ts';
import { refusalTexts } from '../refusal-texts.ts';
import { sandboxText, waitingText } from './payment-return.tsx';
import { usePayment, type PaymentNotice } from './use-payment.ts';
import { api } from '#app/shared/api-client.ts';
import { rupeesText } from '#app/shared/money.ts';
import type { Profile } from '#app/shared/profile.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { Icon } from '#app/ui/base/icon.tsx';
import { FormNote, Note } from '#app/ui/base/note.tsx';
import { Receipt, ReceiptTotal } from '#app/ui/base/receipt.tsx';

const call = api<typeof seatOrdersContract>();

interface PayForSeatsProps {
  plan: PlanAnswer;
  typed: string;
  /** Undefined if nobody can buy as many as were typed. */
  seats: number | undefined;
  guaranteeDays: number;
  setup: PaymentSetupAnswer;
  profile: Profile;
  /** How an earlier try on the gateway's page ended. */
  before: PaymentNotice | undefined;
  /** While a payment is under way, the choice must stay. */
  onPaying: (paying: boolean) => void;
  /** The price or the guarantee is not what was shown. */
  onChanged: () => void;
  onPaid: () => void;
}

export const seatsReadyText = 'Payment successful! Your codes are ready.';

/** The bill, what holds for the codes, and the payment. */
export function PayForSeats({
  plan,
  typed,
  seats,
  guaranteeDays,
  setup,
  profile,
  before,
  onPaying,
  onChanged,
  onPaid,
}: PayForSeatsProps) {
  const navigate = useNavigate();
  const { phase, notice, pay } = usePayment({
    setup,
    profile,
    paidText: seatsReadyText,
    onPaid,
    onSignedOut: () => void navigate('/login'),
    onOfferChanged: onChanged,
    before,
  });
  const tellPaying = useEffectEvent(onPaying);
  useEffect(() => tellPaying(phase !== 'idle'), [phase]);
  const { type: planType, currentPrice: price } = plan;
  const accepted = phase === 'processing' || phase === 'paid';
  const purchase = (count: number) => ({
    description: `${codesText(count)} for the ${plan.name} plan`,
    choice: { planType, typed },
    place: () =>
      call('POST /payment/seat-orders', {
        body: { planType, seats: count, shown: { price, guaranteeDays } },
      }),
  });
  return (
    <aside className="stack" aria-label="Bill">
      <Receipt
        title="Order summary"
        aside={<Badge kind="ink">INR</Badge>}
        lines={[
          { name: planLabel(planType), amount: rupeesText(price) },
          { name: 'Codes', amount: seats === undefined ? '–' : String(seats) },
        ]}
      >
        <ReceiptTotal name="To pay" total={seats === undefined ? '–' : rupeesText(price * seats)} />
        {setup.ready ? (
          !accepted && (
            <Button
              block
              wrap
              size="large"
              thruster={<Icon name="lock-keyhole" />}
              busy={phase !== 'idle'}
              disabled={seats === undefined}
              onClick={() => seats !== undefined && void pay(purchase(seats))}
            >
              {seats === undefined ? 'Pay Now' : `Pay Now for ${codesText(seats)}`}
            </Button>
          )
        ) : (
          <Note kind="warn">{refusalTexts.notSetUp}</Note>
        )}
        <FormNote kind={accepted ? 'info' : notice?.kind}>
          {accepted ? waitingText : notice?.text}
        </FormNote>
        <p className="text-tiny text-faint">
          By paying you accept the{' '}
          <a className="link" href="/terms" target="_blank" rel="noopener">
            terms
          </a>
          .
        </p>
      </Receipt>
      {setup.sandbox && <Note kind="info">{sandboxText(setup)}</Note>}
      <ul className="buy-seats-rules text-small">
        <Rule>
          Full refund within {guaranteeDays} days, as long as none of the codes has been redeemed.
          Once one has, no part of the order is refunded.
        </Rule>
        <Rule>Codes do not expire, and each works once.</Rule>
        <Rule>Promo codes, referral codes and rewards can’t be used for this order.</Rule>
        <Rule>You see the first name of whoever redeems a code, and the day.</Rule>
      </ul>
    </aside>
  );
}

const Rule = ({ children }: { children: ReactNode }) => (
  <li>
    <Icon name="check" />
    <span>{children}</span>
  </li>
);
