import { paiseOf, paiseText } from '#app/shared/money.ts';
import { CheckField } from '#app/ui/form/check-field.tsx';
import type { Bill } from './bill.ts';

interface RewardsChoiceProps {
  bill: Bill;
  /** Rupees that are payable. */
  balance: number;
  /** A payment is in progress, so the bill must not change. */
  locked: boolean;
  onChange: (use: boolean) => void;
}

/** Pays with referral rewards, as far as they go; the rest goes through the gateway. */
export function RewardsChoice({ bill, balance, locked, onChange }: RewardsChoiceProps) {
  const { usablePaise, rewards } = bill;
  const left = paiseOf(balance) - usablePaise;
  return (
    <CheckField
      long
      label={`Use ${paiseText(usablePaise)} of my rewards`}
      hint={hintOf(paiseOf(balance), left)}
      checked={rewards !== undefined}
      disabled={locked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

const hintOf = (balancePaise: number, leftPaise: number): string =>
  leftPaise > 0
    ? `${paiseText(balancePaise)} is payable. ₹1 is left to pay, and ${paiseText(leftPaise)} stays yours.`
    : 'That is everything that is payable now. If the order is refunded, it is payable again.';
