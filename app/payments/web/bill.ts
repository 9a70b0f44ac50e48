import type { Zone } from '#app/shared/instant-text.ts';
import { paiseOf, paiseText, rupeesOf, rupeesText } from '#app/shared/money.ts';
import { termInWords } from '../offer-terms.ts';
import { discountText, priceOf, rewardsFor } from '../price.ts';
import { planAndTime } from './plan-cards.tsx';
import type { OpenOffer } from './open-offer.ts';
import type { VerifiedCode } from './use-referral-code.ts';

export interface Bill {
  lines: readonly { name: string; amount: string }[];
  toPayPaise: number;
  /** What the buyer's rewards can pay of it. */
  usablePaise: number;
  /** What the order states, in rupees, if the buyer uses them. */
  rewards: { used: number; toPay: number } | undefined;
}

/**
 * The bill from the original price down to what is left to pay, as the server calculates it.
 * Deductions have a minus sign.
 */
export function billOf(
  offer: OpenOffer,
  code: VerifiedCode | undefined,
  { withRewards, zone }: { withRewards: boolean; zone: Zone },
): Bill {
  const { planType, plan, credit } = offer;
  const listPrice = paiseOf(plan.currentPrice);
  const { kind, dates } = termInWords(offer, zone);
  const price = priceOf(listPrice, { discount: code?.discount, creditPaise: paiseOf(credit) });
  const usablePaise = rewardsFor(price.amountPaise, paiseOf(offer.rewards));
  const usedPaise = withRewards ? usablePaise : 0;
  const toPayPaise = price.amountPaise - usedPaise;
  const less = (name: string, paise: number) =>
    paise > 0 ? [{ name, amount: `−${paiseText(paise)}` }] : [];
  return {
    lines: [
      { name: planAndTime(planType), amount: rupeesText(plan.originalPrice) },
      { name: kind, amount: dates },
      ...less(`Plan discount (${plan.discountPercent}%)`, paiseOf(plan.originalPrice) - listPrice),
      ...less(
        code
          ? `${code.referrerName ? 'Referral' : 'Code'} ${code.code} (${discountText(code.discount)})`
          : '',
        price.discountPaise,
      ),
      ...less('Paid for your current year', price.creditPaise),
      // Rewards pay; they are no discount, so the price comes first.
      ...(usedPaise > 0 ? [{ name: 'Price', amount: paiseText(price.amountPaise) }] : []),
      ...less('Paid with your rewards', usedPaise),
    ],
    toPayPaise,
    usablePaise,
    rewards: usedPaise > 0 ? { used: rupeesOf(usedPaise), toPay: rupeesOf(toPayPaise) } : undefined,
  };
}
