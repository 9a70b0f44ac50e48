interface ReferralTerms {
  /** Off the buyer's price, in whole percent. */
  discountPercent: number;
  /** Of what the buyer paid, for the referrer. */
  rewardPercent: number;
}

let terms: ReferralTerms | undefined;

/** The server calls this with each change. Browsers get texts that already contain the percents. */
export const setReferralTerms = (chosen: ReferralTerms): void => {
  terms = chosen;
};

/** The words for the texts of content/: `{discount}` and `{reward}`. */
export function referralWords(): { discount: string; reward: string } {
  if (!terms) throw new Error('the terms of referrals are not set yet');
  return { discount: `${terms.discountPercent}%`, reward: `${terms.rewardPercent}%` };
}
