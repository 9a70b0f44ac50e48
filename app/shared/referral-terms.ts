import { paiseText } from './money.ts';

interface ReferralTerms {
  /** Off the buyer's price, in whole percent. */
  discountPercent: number;
  /** Of what the buyer paid, for the referrer. */
  rewardPercent: number;
  /** What must be payable before a referrer can ask for a payout. */
  leastPayoutPaise: number;
}

let terms: ReferralTerms | undefined;

/** The server calls this with each change. Browsers get texts that already contain the terms. */
export const setReferralTerms = (chosen: ReferralTerms): void => {
  terms = chosen;
};

/** The words for the texts of content/: `{discount}`, `{reward}` and `{leastPayout}`. */
export function referralWords(): { discount: string; reward: string; leastPayout: string } {
  if (!terms) throw new Error('the terms of referrals are not set yet');
  return {
    discount: `${terms.discountPercent}%`,
    reward: `${terms.rewardPercent}%`,
    leastPayout: paiseText(terms.leastPayoutPaise),
  };
}
