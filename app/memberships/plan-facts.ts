import type { PlanType } from './plans.ts';

/** What an admin decides about a plan. */
export interface PlanFacts {
  pricePaise: number;
  /** Shown struck through; null for none. It was really charged. */
  formerPricePaise: number | null;
  onSale: boolean;
  /** 1 to 3: its place among the plans. */
  place: number;
  /** For Basic all that it contains, for the others what they add to that. */
  features: readonly string[];
}

/** A plan as it is now. */
export interface Plan extends PlanFacts {
  type: PlanType;
  /** 1 is the starting content. */
  version: number;
  /** Null for the starting content. */
  since: Date | null;
}

/** The discount from the former to the current price in whole percent, as shown. */
export const discountOf = ({
  pricePaise,
  formerPricePaise,
}: Pick<PlanFacts, 'pricePaise' | 'formerPricePaise'>): number =>
  formerPricePaise === null ? 0 : Math.round((1 - pricePaise / formerPricePaise) * 100);

/**
 * Can somebody whose running membership is of this plan type buy the plan? One that is off sale is
 * only renewed, by its own members.
 */
export const isSoldTo = (
  { type, onSale }: Pick<Plan, 'type' | 'onSale'>,
  running: { planType: PlanType } | undefined,
): boolean => onSale || running?.planType === type;
