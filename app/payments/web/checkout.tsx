import { Icon } from '#app/ui/base/icon.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { planOf } from '#app/memberships/plans.ts';
import { api } from '#app/shared/api-client.ts';
import { paiseText } from '#app/shared/money.ts';
import type { Profile } from '#app/shared/profile.ts';
import { Badge } from '#app/ui/base/badge.tsx';
import { Button } from '#app/ui/base/button.tsx';
import { IconButton } from '#app/ui/base/icon-button.tsx';
import { FormNote, Note } from '#app/ui/base/note.tsx';
import { Receipt, ReceiptTotal } from '#app/ui/base/receipt.tsx';
import { useMedia } from '#app/ui/base/use-media.ts';
import { useReaderZone } from '#app/ui/base/use-reader-zone.ts';
import type { PaymentSetupAnswer } from '../checkout.contract.ts';
import type { OfferAnswer, paymentsContract } from '../contract.ts';
import { termText } from '../offer-terms.ts';
import { refusalTexts } from '../refusal-texts.ts';
import { billOf, type Bill } from './bill.ts';
import { isOpen, type OpenOffer } from './open-offer.ts';
import { PayingAs } from './paying-as.tsx';
import { planLooks, PlanShip } from './plan-look.tsx';
import { promoWords } from './promo-box.tsx';
import { ReferralCodeField } from './referral-code-field.tsx';
import { RewardsChoice } from './rewards-choice.tsx';
import { waitingText } from './payment-return.tsx';
import { usePayment, welcomeText, type PaymentNotice } from './use-payment.ts';
import type { ReferralCode } from './use-referral-code.ts';
import './checkout.css';

const call = api<typeof paymentsContract>();

interface CheckoutProps {
  offer: OpenOffer;
  setup: PaymentSetupAnswer;
  profile: Profile;
  code: ReferralCode;
  /** After a first purchase, a friend's code is no longer valid. */
  onlyPromos: boolean;
  onClose: () => void;
  /** A try on the gateway's page, and what was chosen for it. */
  before: PaymentNotice | undefined;
  choice: unknown;
  /** The membership has changed, so the earlier offer is out of date; there may be none now. */
  onOfferChanged: (why: PaymentNotice) => void;
  onPaid: () => void;
  onSignedOut: () => void;
}

/** The chosen plan, the buyer, and the bill. */
export function Checkout({
  offer: offered,
  setup,
  profile,
  code,
  onlyPromos,
  before,
  choice,
  onClose,
  onOfferChanged,
  onPaid,
  onSignedOut,
}: CheckoutProps) {
  const [changed, setChanged] = useState<OpenOffer>();
  const offer = changed ?? offered;
  const { planType } = offer;
  const codeWords = onlyPromos ? promoWords : undefined;
  const takeUp = (next: OfferAnswer | undefined, why: PaymentNotice): void => {
    if (next && isOpen(next)) setChanged(next);
    onOfferChanged(why);
  };
  const { phase, notice, pay } = usePayment({
    setup,
    profile,
    paidText: welcomeText(),
    onPaid,
    onSignedOut,
    onCodeRefused: code.refuse,
    onOfferChanged: takeUp,
    before,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const applyTyped = useEffectEvent(() => {
    if (code.typed.trim()) void code.verifyAndApply(planType);
  });
  useEffect(() => applyTyped(), []);
  const zone = useReaderZone();
  const [withRewards, setWithRewards] = useState(choice === 'with rewards');
  const bill = billOf(offer, code.applied, { withRewards, zone });
  const accepted = phase === 'processing' || phase === 'paid';
  const told = [notice?.text, accepted && waitingText].filter(Boolean).join(' ');
  const paying = phase !== 'idle' && phase !== 'paid';
  // Going back to the plans would hide a payment in progress, and offer another one.
  useBlocker(
    ({ historyAction, nextLocation }) =>
      paying && historyAction === NavigationType.Pop && nextLocation.pathname === '/register',
  );
  const wide = useMedia('(width > 900px)');
  const undecided = undecidedText(code);
  const toPay = (
    <>
      <ReceiptTotal name="To pay" total={paiseText(bill.toPayPaise)} compact={!wide} />
      {setup.ready ? (
        !accepted && (
          <Button
            block
            wrap
            size="large"
            thruster={<Icon name="lock-keyhole" />}
            busy={phase !== 'idle'}
            disabled={undecided !== undefined}
            className="checkout-pay"
            onClick={() =>
              void pay({
                ...purchaseOf(offer, code.applied?.code, bill.rewards),
                choice: withRewards ? 'with rewards' : undefined,
              })
            }
          >
            <span>
              <span>Pay Now</span> <small>{termText(offer, zone)}</small>
            </span>
          </Button>
        )
      ) : (
        <Note kind="warn">{refusalTexts.notSetUp}</Note>
      )}
      <FormNote kind={accepted || undecided ? 'info' : notice?.kind}>{undecided ?? told}</FormNote>
    </>
  );

  return (
    <div className="wrap checkout">
      <div className="checkout-steps">
        <div className="row row-between">
          <h1 ref={heading} tabIndex={-1} className="heading-2">
            Checkout
          </h1>
          {!accepted && (
            <IconButton
              outlined
              label="Close checkout and return to plans"
              icon={<Icon name="x" />}
              onClick={onClose}
            />
          )}
        </div>
        <section className="checkout-step">
          <h2 className="heading-4">Your plan</h2>
          <div className={`checkout-plan field-${planLooks[planType].field}`}>
            <PlanShip planType={planType} />
            <div>
              <b className="heading-4">{planOf(planType).name}</b>
              <p className="text-small">{planOf(planType).validity}, every course</p>
            </div>
            {!accepted && (
              <button type="button" onClick={onClose}>
                Change plan
              </button>
            )}
          </div>
        </section>
        <section className="checkout-step">
          <h2 className="heading-4">{codeWords?.label ?? 'Referral code'}</h2>
          <ReferralCodeField
            code={code}
            planType={planType}
            locked={phase !== 'idle'}
            {...codeWords}
          />
        </section>
        {bill.usablePaise > 0 && (
          <section className="checkout-step">
            <h2 className="heading-4">Your rewards</h2>
            <RewardsChoice
              bill={bill}
              balance={offer.rewards}
              locked={phase !== 'idle'}
              onChange={setWithRewards}
            />
          </section>
        )}
        <PayingAs profile={profile} setup={setup} />
      </div>
      <aside className="checkout-bill" aria-label="Bill">
        <Receipt title="Order summary" aside={<Badge kind="ink">INR</Badge>} lines={bill.lines}>
          {wide && toPay}
          <p className="text-tiny text-faint">
            By paying you accept the{' '}
            <a className="link" href="/terms" target="_blank" rel="noopener">
              terms
            </a>
            .
          </p>
        </Receipt>
        <p className="checkout-guarantee">
          <Icon name="shield-check" />
          Full refund within {offer.guaranteeDays} days. We process it in 5 to 7 business days.
        </p>
      </aside>
      {!wide && <div className="checkout-bar">{toPay}</div>}
    </div>
  );
}

const purchaseOf = (
  { planType, kind, startsAt, endsAt, price, guaranteeDays }: OpenOffer,
  referralCode: string | undefined,
  rewards: Bill['rewards'],
) => ({
  description: `${planOf(planType).name} plan`,
  referralCode,
  place: () =>
    call('POST /payment/orders', {
      body: {
        planType,
        referralCode,
        shown: { kind, startsAt, endsAt, price, guaranteeDays },
        rewards,
      },
    }),
});

/**
 * Why Pay Now waits: nobody should pay the full price beside a code that they meant to apply
 * (decisions.md ruling 56).
 */
function undecidedText({ typed, state: { status } }: ReferralCode): string | undefined {
  if (status === 'verifying') return 'One moment: the code is being verified.';
  if (status === 'valid') return 'Apply the code or remove it, then pay.';
  return status === 'idle' && typed.trim() ? 'Verify the code or clear it, then pay.' : undefined;
}
