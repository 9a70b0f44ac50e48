interface ReferralsSettings {
  /** Without it nobody can ask for a payout: bank details are never stored plain. */
  sealingKey: string | undefined;
}

let given: ReferralsSettings | undefined;

/** Called once by the composition root, before any request. */
export const configureReferrals = (settings: ReferralsSettings): void => {
  given = settings;
};

export const settings = (): ReferralsSettings => {
  if (!given) throw new Error('configureReferrals has not been called');
  return given;
};
