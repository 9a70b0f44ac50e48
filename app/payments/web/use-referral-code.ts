import { useState } from 'react';
import type { PlanType } from '#app/memberships/plans.ts';
import { api, ApiFailure, failureText } from '#app/shared/api-client.ts';
import { paiseOf } from '#app/shared/money.ts';
import { toast } from '#app/ui/dialog/toast.ts';
import type { paymentsContract } from '../contract.ts';
import { discountText, type DiscountTerms } from '../price.ts';

const call = api<typeof paymentsContract>();

export interface VerifiedCode {
  code: string;
  discount: DiscountTerms;
  /** First name of the code's owner; null for a promotion. */
  referrerName: string | null;
}

/**
 * idle → verifying → valid or invalid; valid → applied when the buyer applies it. Typing leads back
 * to idle.
 */
type CodeState =
  | { status: 'idle' | 'verifying' }
  | { status: 'valid' | 'applied'; verified: VerifiedCode }
  | { status: 'invalid'; text: string };

/** Texts of part 2 sections 5 and 8. */
const texts = {
  empty: 'Please enter a referral code',
  noPlan: 'Please select a plan first',
  signedOut: 'Please log in to verify referral code',
  invalid: 'Invalid referral code',
  failed: 'Failed to verify referral code',
};

export interface ReferralCode {
  typed: string;
  state: CodeState;
  /** The code that an order will use. */
  applied: VerifiedCode | undefined;
  type: (text: string) => void;
  verify: (planType: PlanType | undefined) => Promise<void>;
  /** For a code typed before the plan was chosen. */
  verifyAndApply: (planType: PlanType) => Promise<void>;
  apply: () => void;
  remove: () => void;
  /** The server refused an order because of its code. */
  refuse: (text: string) => void;
}

interface ReferralCodeSettings {
  /** The code in the page's address. */
  given?: string | undefined;
  /**
   * The code of a link that led here. It fills the field until something is typed, and disappears
   * without a word if it is not valid.
   */
  suggested?: string | undefined;
  onSignedOut: () => void;
  onTyped?: (text: string) => void;
}

/** The buyer’s one referral or promo code, from the plans to the checkout (part 2 section 4). */
export function useReferralCode({
  given,
  suggested,
  onSignedOut,
  onTyped,
}: ReferralCodeSettings): ReferralCode {
  const [own, setTyped] = useState(given);
  const typed = own ?? suggested ?? '';
  const [state, setState] = useState<CodeState>({ status: 'idle' });

  const refuse = (text: string): void => {
    setState({ status: 'invalid', text });
    toast.error(text);
  };

  const applyVerified = (verified: VerifiedCode): void => {
    setState({ status: 'applied', verified });
    toast.success(appliedText(verified));
  };

  /** The caller decides what happens to a valid code. */
  const ask = async (
    planType: PlanType | undefined,
    onValid: (verified: VerifiedCode) => void,
  ): Promise<void> => {
    const code = typed.trim();
    if (!code) return refuse(texts.empty);
    if (!planType) return refuse(texts.noPlan);
    setState({ status: 'verifying' });
    try {
      const answer = await call('POST /payment/verify-referral', { body: { code, planType } });
      const { isValid, discountPercent: percent, discountAmount, error, referrerName } = answer;
      const discount = { percent, amountPaise: paiseOf(discountAmount) };
      if (isValid) onValid({ code: answer.code ?? code, discount, referrerName });
      else if (own === undefined) type('');
      else refuse(error ?? texts.invalid);
    } catch (failure) {
      const signedOut = failure instanceof ApiFailure && failure.status === 401;
      if (signedOut) {
        toast.error(texts.signedOut);
        onSignedOut();
      } else refuse(failureText(failure, texts.failed));
    }
  };

  const type = (text: string): void => {
    setTyped(text);
    setState({ status: 'idle' });
    onTyped?.(text);
  };

  return {
    typed,
    state,
    applied: state.status === 'applied' ? state.verified : undefined,
    type,
    verify: (planType) => ask(planType, (verified) => setState({ status: 'valid', verified })),
    verifyAndApply: (planType) => ask(planType, applyVerified),
    apply: () => {
      if (state.status === 'valid') applyVerified(state.verified);
    },
    remove: () => type(''),
    refuse,
  };
}

/** Part 2 section 8, "Referral". */
export const appliedText = ({ discount }: VerifiedCode): string =>
  `Referral code applied! ${discountText(discount)} discount`;
