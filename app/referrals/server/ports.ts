/** In whole percent (decisions.md ruling 9). */
interface ReferralTerms {
  /** Off the buyer's price. */
  discountPercent: number;
  /** Of the buyer's payment, for the referrer. */
  rewardPercent: number;
}

let given: ReferralTerms | undefined;

/** Called once by the composition root, before any request. */
export const configureReferrals = (terms: ReferralTerms): void => {
  given = terms;
};

export const terms = (): ReferralTerms => {
  if (!given) throw new Error('configureReferrals has not been called');
  return given;
};
