import type { PlanType } from '#app/memberships/plans.ts';
import { instantText } from '#app/shared/instant-text.ts';
import { paiseText } from '#app/shared/money.ts';

/** When a promo code is valid. */
interface PromoDates {
  validFrom: Date;
  /** The first instant after it; null: until further notice. */
  validUntil: Date | null;
  /** Ended by hand before that. */
  endedAt: Date | null;
}

interface PromoLimits {
  /** Null: as often as people like. */
  mostUses: number | null;
  mostUsesEach: number | null;
  firstPurchaseOnly: boolean;
}

/** A promo code's validity, its limits, and what it is for. */
export interface Promo extends PromoDates, PromoLimits {
  /** Null: every plan. */
  plans: readonly string[] | null;
  /** What the purchase must cost without the code; null: any price. */
  leastPricePaise: number | null;
}

export interface PromoPurchase {
  planType: PlanType;
  /** Without the code. */
  pricePaise: number;
}

/** The past of a promo code and of the buyer who wants to use it. */
export interface PromoUses {
  /** How often it was used: paid for, or reserved by someone's open order. */
  all: number;
  /** By this buyer, without open orders, because a new order replaces them. */
  own: number;
  /** The buyer has never paid for anything. */
  isFirst: boolean;
}

/** Why a promo code can't be used now, as a sentence for the buyer; undefined when it can. */
export const promoRefusal = (
  promo: Promo,
  purchase: PromoPurchase,
  uses: PromoUses,
  now: Date,
): string | undefined =>
  dateRefusal(promo, now) ?? purchaseRefusal(promo, purchase) ?? limitRefusal(promo, uses);

/** Checks only its dates. */
export function dateRefusal(
  { validFrom, validUntil, endedAt }: PromoDates,
  now: Date,
): string | undefined {
  if (endedAt || (validUntil && now >= validUntil)) return 'This code has expired.';
  return now < validFrom
    ? `This code is not valid yet. It starts on ${instantText(validFrom)}.`
    : undefined;
}

function purchaseRefusal(
  { plans, leastPricePaise }: Pick<Promo, 'plans' | 'leastPricePaise'>,
  { planType, pricePaise }: PromoPurchase,
): string | undefined {
  if (plans && !plans.includes(planType)) return 'This code is not for this plan.';
  return leastPricePaise !== null && pricePaise < leastPricePaise
    ? `This code is for purchases of ${paiseText(leastPricePaise)} or more.`
    : undefined;
}

/** Checks only its limits: a code reserved in time is valid after the last day too. */
export function limitRefusal(
  { mostUses, mostUsesEach, firstPurchaseOnly }: PromoLimits,
  { all, own, isFirst }: PromoUses,
): string | undefined {
  if (mostUsesEach !== null && own >= mostUsesEach) return 'You have already used this code.';
  if (firstPurchaseOnly && !isFirst) return 'This code is for a first purchase only.';
  if (mostUses !== null && all >= mostUses) return 'This code has been used up.';
  return undefined;
}
