/** A promo code's validity and limits; null means no end, or no limit. */
export interface Promo {
  validFrom: Date;
  validUntil: Date | null;
  mostUses: number | null;
  mostUsesEach: number | null;
}

/** How often it was used: paid for, or reserved by someone's open order. */
export interface PromoUses {
  all: number;
  /** By this buyer, without open orders, because a new order replaces them. */
  own: number;
}

/** Why a promo code can't be used now, as a sentence; undefined when it can. */
export function promoRefusal(promo: Promo, uses: PromoUses, now: Date): string | undefined {
  if (now < promo.validFrom) return 'This code is not valid yet.';
  if (promo.validUntil && now >= promo.validUntil) return 'This code has expired.';
  return limitRefusal(promo, uses);
}

/** Checks only its limits: a code reserved in time is valid after the last day too. */
export function limitRefusal(
  promo: Pick<Promo, 'mostUses' | 'mostUsesEach'>,
  uses: PromoUses,
): string | undefined {
  if (promo.mostUsesEach !== null && uses.own >= promo.mostUsesEach)
    return 'You have already used this code.';
  if (promo.mostUses !== null && uses.all >= promo.mostUses) return 'This code has been used up.';
  return undefined;
}
