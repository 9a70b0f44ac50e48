import { percentOfPaise } from '#app/shared/money.ts';

/** The gateway's minimum: one rupee. */
const leastAmountPaise = 100;

export interface Price {
  listPricePaise: number;
  discountPercent: number;
  discountPaise: number;
  /** The payment for the current period, subtracted from an upgrade (decisions.md ruling 41). */
  creditPaise: number;
  amountPaise: number;
}

/** A plan’s price less the discount (part 2 section 9), less the credit. */
export function priceOf(
  listPricePaise: number,
  { discountPercent = 0, creditPaise = 0 } = {},
): Price {
  const discountPaise = percentOfPaise(listPricePaise, discountPercent);
  const credited = Math.max(
    0,
    Math.min(creditPaise, listPricePaise - discountPaise - leastAmountPaise),
  );
  return {
    listPricePaise,
    discountPercent,
    discountPaise,
    creditPaise: credited,
    amountPaise: listPricePaise - discountPaise - credited,
  };
}
