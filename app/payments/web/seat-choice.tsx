import type { PlanAnswer } from '#app/memberships/contract.ts';
import { mostSeats } from '../seats.ts';
import type { PlanType } from '#app/memberships/plans.ts';
import { rupeesText } from '#app/shared/money.ts';
import { RadioField } from '#app/ui/form/check-field.tsx';
import { TextField } from '#app/ui/form/text-field.tsx';

interface SeatChoiceProps {
  plans: readonly PlanAnswer[];
  chosen: PlanType;
  /** The number of seats, as it was typed. */
  typed: string;
  /** Why nobody can buy that many. */
  fault: string | undefined;
  locked: boolean;
  onPlan: (planType: PlanType) => void;
  onTyped: (typed: string) => void;
}

/** Which plan, and how many of it. */
export const SeatChoice = ({
  plans,
  chosen,
  typed,
  fault,
  locked,
  onPlan,
  onTyped,
}: SeatChoiceProps) => (
  <fieldset className="seat-choice" disabled={locked}>
    <legend className="heading-4">Which plan, and for how many people</legend>
    {plans.map(({ type, name, validity, currentPrice }) => (
      <RadioField
        key={type}
        name="plan"
        value={type}
        checked={type === chosen}
        onChange={() => onPlan(type)}
        label={
          <>
            <b>{name}</b>, {validity}: {rupeesText(currentPrice)} each
          </>
        }
        hint={
          type === 'collegePlan'
            ? 'Only for students: each of them confirms that they study before they redeem a code.'
            : undefined
        }
      />
    ))}
    <TextField
      label="Number of codes"
      name="seats"
      type="number"
      inputMode="numeric"
      min={1}
      max={mostSeats}
      step={1}
      value={typed}
      onChange={({ target }) => onTyped(target.value)}
      hint={`1 to ${mostSeats}. Each code is a membership for one person.`}
      error={fault}
      className="seat-choice-number"
    />
  </fieldset>
);
