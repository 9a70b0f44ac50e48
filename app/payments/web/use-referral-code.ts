import { useState } from 'react';
import type { PlanType } from '#app/memberships/plans.ts';
import { api, ApiFailure, failureText } from '#app/shared/api-client.ts';
import { toast } from '#app/ui/toast.ts';
import type { paymentsContract } from '../contract.ts';

const call = api<typeof paymentsContract>();

export interface VerifiedCode {
  code: string;
  percent: number;
  /** First name of whose code it is; null for a promotion. */
  referrerName: string | null;
}

/** idle → verifying → valid, then applied once the buyer says so; or invalid. Any other text in the field is idle again. */
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
  /** The code that the order is made with. */
  applied: VerifiedCode | undefined;
  type: (text: string) => void;
  verify: (planType: PlanType | undefined) => Promise<void>;
  apply: () => void;
  remove: () => void;
  /** The order was refused because of the code. */
  refuse: (text: string) => void;
}

/** The buyer’s one referral or promo code, from the plans to the checkout (part 2 section 4). */
export function useReferralCode({ onSignedOut }: { onSignedOut: () => void }): ReferralCode {
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<CodeState>({ status: 'idle' });

  const refuse = (text: string): void => {
    setState({ status: 'invalid', text });
    toast.error(text);
  };

  const verify = async (planType: PlanType | undefined): Promise<void> => {
    const code = typed.trim();
    if (!code) return refuse(texts.empty);
    if (!planType) return refuse(texts.noPlan);
    setState({ status: 'verifying' });
    try {
      const answer = await call('POST /payment/verify-referral', { body: { code, planType } });
      const { isValid, discountPercent, error, referrerName } = answer;
      if (isValid) setState({ status: 'valid', verified: { code: answer.code ?? code, percent: discountPercent, referrerName } });
      else refuse(error ?? texts.invalid);
    } catch (failure) {
      const signedOut = failure instanceof ApiFailure && failure.status === 401;
      if (signedOut) {
        toast.error(texts.signedOut);
        onSignedOut();
      } else refuse(failureText(failure, texts.failed));
    }
  };

  const apply = (): void => {
    if (state.status !== 'valid') return;
    setState({ status: 'applied', verified: state.verified });
    toast.success(appliedText(state.verified));
  };

  const type = (text: string): void => {
    setTyped(text);
    setState({ status: 'idle' });
  };

  return {
    typed,
    state,
    applied: state.status === 'applied' ? state.verified : undefined,
    type,
    verify,
    apply,
    remove: () => type(''),
    refuse,
  };
}

/** Part 2 section 8, "Referral". */
export const appliedText = ({ percent }: VerifiedCode): string => `Referral code applied! ${percent}% discount`;
