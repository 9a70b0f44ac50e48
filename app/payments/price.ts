import { paiseText, percentOfPaise } from '#app/shared/money.ts';

/** The gateway's minimum: one rupee. */
const leastAmountPaise = 100;

/** What a code takes off: a percentage or an amount. The other one is 0. */
export interface DiscountTerms {
  /** Whole percent of the plan's price. */
  percent: number;
  amountPaise: number;
}

const noDiscount: DiscountTerms = { percent: 0, amountPaise: 0 };

export interface Price {
  listPricePaise: number;
  discountPaise: number;
  /** The payment for the current period, subtracted from an upgrade (decisions.md ruling 41). */
  creditPaise: number;
  amountPaise: number;
}

/**
 * A plan’s price less the discount (part 2 section 9), less the credit. At least one rupee remains
 * to pay: of a credit what a percentage leaves, and of an amount what a credit leaves.
 */
export function priceOf(
  listPricePaise: number,
  {
    discount = noDiscount,
    creditPaise = 0,
  }: { discount?: DiscountTerms | undefined; creditPaise?: number } = {},
): Price {
  const most = listPricePaise - leastAmountPaise;
  const byPercent = upTo(most, percentOfPaise(listPricePaise, discount.percent));
  const credited = upTo(most - byPercent, creditPaise);
  const discountPaise = byPercent + upTo(most - byPercent - credited, discount.amountPaise);
  return {
    listPricePaise,
    discountPaise,
    creditPaise: credited,
    amountPaise: listPricePaise - discountPaise - credited,
  };
}

/** What rewards pay of a price: a rupee of it is left for the gateway. */
export const rewardsFor = (amountPaise: number, balancePaise: number): number =>
  upTo(amountPaise - leastAmountPaise, balancePaise);

/** What the gateway is asked for: the price without what rewards pay of it. */
export const gatewayPaise = (order: { amountPaise: number; rewardsPaise: number }): number =>
  order.amountPaise - order.rewardsPaise;

const upTo = (most: number, paise: number): number => Math.max(0, Math.min(paise, most));

/** '30%', '₹500'. */
export const discountText = ({ percent, amountPaise }: DiscountTerms): string =>
  percent > 0 ? `${percent}%` : paiseText(amountPaise);
