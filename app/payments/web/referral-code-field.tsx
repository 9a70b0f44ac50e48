import { Icon } from '#app/ui/base/icon.tsx';
import type { ReactNode, SubmitEvent } from 'react';
import type { PlanType } from '#app/memberships/plans.ts';
import { Button } from '#app/ui/base/button.tsx';
import { FormNote } from '#app/ui/base/note.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';
import { useHydrated } from '#app/ui/base/use-hydrated.ts';
import { discountText } from '../price.ts';
import { appliedText, type ReferralCode, type VerifiedCode } from './use-referral-code.ts';
import './referral-code-field.css';

interface ReferralCodeFieldProps {
  /** Instead of the words for a referral code. */
  label?: string;
  placeholder?: string;
  code: ReferralCode;
  planType: PlanType | undefined;
  /** A payment is in progress, so the bill must not change. */
  locked?: boolean;
}

/**
 * One field for referral and promo codes, with one button for the next step: Verify, Apply or
 * Remove (part 2 section 4).
 */
export function ReferralCodeField({ code, planType, locked, ...words }: ReferralCodeFieldProps) {
  const { typed, state } = code;
  const applied = state.status === 'applied';
  // The field would show text typed before hydration, but React would not know it.
  const hydrated = useHydrated();
  const next = (event: SubmitEvent) => {
    event.preventDefault();
    if (locked || state.status === 'verifying') return;
    if (applied) code.remove();
    else if (state.status === 'valid') code.apply();
    else void code.verify(planType);
  };
  return (
    <form className="referral-code" noValidate onSubmit={next}>
      <TextField
        label="Referral code"
        placeholder="Enter referral code"
        {...words}
        hideLabel
        icon={<Icon name="ticket-percent" />}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        readOnly={applied || locked || state.status === 'verifying' || !hydrated}
        confirmed={applied || state.status === 'valid'}
        error={state.status === 'invalid' ? state.text : undefined}
        onChange={(event) => code.type(event.currentTarget.value)}
        action={
          <Button
            type="submit"
            variant={state.status === 'valid' ? 'primary' : 'quiet'}
            busy={state.status === 'verifying'}
            disabled={locked}
          >
            {actions[state.status]}
          </Button>
        }
      />
      <FormNote kind={applied ? 'ok' : 'info'}>{noteOn(code, locked)}</FormNote>
    </form>
  );
}

const actions = {
  idle: 'Verify',
  verifying: 'Verify',
  invalid: 'Verify',
  valid: 'Apply',
  applied: 'Remove',
};

function noteOn({ state, remove }: ReferralCode, locked = false): ReactNode {
  if (state.status === 'applied') return `${appliedText(state.verified)}.${thanks(state.verified)}`;
  if (state.status !== 'valid') return undefined;
  return (
    <>
      {offer(state.verified)} Apply it to take it off your bill.{' '}
      <button type="button" className="link" disabled={locked} onClick={remove}>
        Remove it
      </button>
    </>
  );
}

const offer = ({ discount, referrerName }: VerifiedCode): string =>
  `${referrerName ? `${referrerName}’s` : 'This'} code is good for a ${discountText(discount)} discount.`;

const thanks = ({ referrerName }: VerifiedCode): string =>
  referrerName ? ` ${referrerName} gets a thank-you too.` : '';
