import { useRef, useState } from 'react';
import { api, ApiFailure, failureText } from '#app/shared/api-client.ts';
import { brand } from '#app/shared/brand.ts';
import type { Profile } from '#app/shared/profile.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import type { PaymentSetupAnswer, PlacedOrder } from '../checkout.contract.ts';
import type { OfferAnswer, paymentsContract } from '../contract.ts';
import { refusalTexts } from '../refusal-texts.ts';
import * as failures from './payment-failure.ts';
import { leaveFor } from './away.ts';
import { endTexts, reportFailed, reportPaid, type Placed } from './payment-report.ts';
import { useOrderWatch } from './use-order-watch.ts';
import { loadCheckout, successIn, type CheckoutWindow } from './checkout-script.ts';

const call = api<typeof paymentsContract>();

/**
 * idle → starting (script, order) → open (the gateway's window) → confirming → paid; `processing`
 * until the gateway confirms the capture. Whoever leaves for the gateway's page stays at `starting`.
 */
export type PaymentPhase = 'idle' | 'starting' | 'open' | 'confirming' | 'processing' | 'paid';

export interface PaymentNotice {
  kind: 'bad' | 'info';
  text: string;
}

interface PaymentSettings {
  setup: PaymentSetupAnswer;
  profile: Profile;
  /** Shown in a toast once the payment is confirmed. */
  paidText: string;
  /** The server has confirmed the payment. */
  onPaid: () => void;
  /** The session has ended: store the plan and let the person sign in. */
  onSignedOut: () => void;
  /** The applied code is no longer valid. */
  onCodeRefused?: (text: string) => void;
  /** The plan's offer to this buyer has changed; undefined if the new one is not known. */
  onOfferChanged: (offer: OfferAnswer | undefined, why: PaymentNotice) => void;
  /** How an earlier try on the gateway's page ended. */
  before?: PaymentNotice | undefined;
}

/** Texts of part 2 sections 4 and 8. */
export const welcomeText = (): string => `Payment successful! Welcome to ${brand.name}!`;
const texts = {
  ...endTexts,
  // For a start that failed without a reason: beside the button, and in the toast.
  notStarted: 'Payment initiation failed',
  startFailed: 'Failed to initiate payment. Please try again.',
};

/** What is paid for. */
interface Purchase {
  /** In the gateway's window. */
  description: string;
  /** What the page needs to show the same again, after the gateway's page. */
  choice: unknown;
  /** The applied code. */
  referralCode?: string | undefined;
  /** Orders what the buyer was shown. */
  place: () => Promise<PlacedOrder>;
}

/**
 * One purchase: places the order, opens the gateway's window, reports how it closed, and waits
 * until the server has confirmed the payment.
 */
export function usePayment({
  setup,
  profile,
  paidText,
  onPaid,
  onSignedOut,
  onCodeRefused,
  onOfferChanged,
  before,
}: PaymentSettings) {
  const [phase, setPhase] = useState<PaymentPhase>('idle');
  const [notice, setNotice] = useState(before);
  const [waitingFor, setWaitingFor] = useState<string>();
  const finished = useRef(false);
  /** The last order placed on this page. */
  const last = useRef<string>(undefined);

  const fail = (text: string, toasted = text): void => {
    setNotice({ kind: 'bad', text });
    toast.error(toasted);
  };

  const finish = (): void => {
    if (finished.current) return;
    finished.current = true;
    setWaitingFor(undefined);
    setPhase('paid');
    setNotice(undefined);
    toast.success(paidText);
    onPaid();
  };

  /** The payment doesn't count and is refunded: the membership has changed since the bill. */
  const standDown = (text: string): void => {
    setWaitingFor(undefined);
    setPhase('idle');
    // No toast: it would repeat a sentence that stays on the page.
    const why = { kind: 'bad', text } as const;
    setNotice(why);
    onOfferChanged(undefined, why);
  };

  const waitFor = (orderId: string): void => {
    setPhase('processing');
    setWaitingFor(orderId);
  };

  async function confirm(placed: Placed, response: unknown): Promise<void> {
    const { orderId } = placed;
    const { razorpay_payment_id: paymentId, razorpay_signature: signature } = successIn(response);
    setPhase('confirming');
    setNotice(undefined);
    try {
      const { status } = await reportPaid(placed, { paymentId, signature });
      if (status === 'paid') finish();
      else waitFor(orderId);
    } catch (failure) {
      // Without an answer, the payment may still have succeeded: the gateway tells the server too.
      if (failure instanceof ApiFailure && (failure.status === 0 || failure.status >= 500))
        return waitFor(orderId);
      if (failure instanceof ApiFailure && failure.code === 'payment/superseded')
        return standDown(failure.message);
      reportFailed(placed, paymentId);
      setPhase('idle');
      fail(`Payment verification failed: ${failures.withoutStop(failureText(failure))}.`);
    }
  }

  /**
   * Has the last order been paid after all, or is its payment at the bank? Then nothing must be
   * ordered again.
   */
  async function lastOrderCounts(): Promise<boolean> {
    const orderId = last.current;
    if (!orderId) return false;
    const { status, declined } = await call('GET /payment/orders/{orderId}', {
      params: { orderId },
    });
    const atTheBank = status === 'attempted' && !declined;
    if (status === 'paid') finish();
    if (atTheBank) waitFor(orderId);
    return status === 'paid' || atTheBank;
  }

  /**
   * Undefined if the last order counts.
   * @throws {Error} when no order could be placed
   */
  async function order(place: Purchase['place']) {
    try {
      if (await lastOrderCounts()) return undefined;
      return await place();
    } catch (failure) {
      const code = failure instanceof ApiFailure ? failure.code : '';
      if (code === 'auth/required') throw failure;
      if (code === 'payment/invalid-code') onCodeRefused?.(failureText(failure));
      if (!failures.outdatedOffer.includes(code))
        throw failures.startFailure('Failed to create payment order', failure);
      if (await lastOrderCounts()) return undefined;
      onOfferChanged(failures.offerIn(failure), { kind: 'bad', text: failureText(failure) });
      throw failure;
    }
  }

  async function pay({ description, referralCode, choice, place }: Purchase): Promise<void> {
    setPhase('starting');
    setNotice(undefined);
    try {
      if (!setup.ready) throw new Error(refusalTexts.notSetUp);
      const openCheckout = setup.script === null ? undefined : await loadCheckout(setup.script);
      const ordered = await order(place);
      if (!ordered) return;
      last.current = ordered.orderId;
      if (!openCheckout) return leaveFor(ordered, choice);
      const placed = { orderId: ordered.orderId, referralCode };
      open(
        () =>
          openCheckout({
            key: ordered.key ?? '',
            amount: ordered.amount,
            currency: ordered.currency,
            order_id: ordered.orderId,
            name: brand.name,
            description,
            prefill: { name: profile.displayName, email: profile.email },
            theme: { color: '#321025' },
            handler: (response) => {
              confirm(placed, response).catch((failure: unknown) => {
                fail(`Payment handler error: ${failures.reasonOf(failure) ?? texts.failed}.`);
                // The money may have moved: the gateway tells the server too.
                waitFor(placed.orderId);
              });
            },
            modal: {
              confirm_close: true,
              ondismiss: () => {
                reportFailed(placed, 'cancelled');
                setPhase('idle');
                setNotice((shown) => shown ?? { kind: 'info', text: texts.cancelled });
                toast.info(texts.cancelled);
              },
            },
          }),
        placed,
      );
      setPhase('open');
    } catch (failure) {
      setPhase('idle');
      if (failure instanceof ApiFailure && failure.code === 'auth/required') return onSignedOut();
      const code = failure instanceof Error && failures.codeRefusal(failure);
      if (code) setNotice({ kind: 'bad', text: code });
      else if (failure instanceof Error && failure.message) fail(failure.message);
      else fail(texts.notStarted, texts.startFailed);
    }
  }

  function open(make: () => CheckoutWindow, placed: Placed): void {
    try {
      const checkout = make();
      checkout.on('payment.failed', ({ error }) => {
        // The window stays open and the buyer may try again there, so the order hasn't ended.
        reportFailed(placed, error?.metadata?.payment_id ?? 'unknown');
        fail(error?.description || texts.failed);
      });
      checkout.open();
    } catch (failure) {
      throw failures.startFailure('Failed to initialize the checkout', failure);
    }
  }

  useOrderWatch(waitingFor, {
    onPaid: finish,
    onReturned: () => standDown(refusalTexts.superseded),
  });

  return { phase, notice, pay };
}
