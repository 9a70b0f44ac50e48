interface LatePaid {
  rewardsPaise?: number | undefined;
  /** For seats. */
  seats?: number | null | undefined;
}

/** Why a late payment does not count; a sentence is continued after it. */
export function whatChanged({ rewardsPaise = 0, seats = null }: LatePaid = {}): string {
  if (seats !== null) return 'You have paid for other codes';
  return rewardsPaise > 0
    ? 'Your membership or your rewards have changed'
    : 'Your membership has changed';
}

export const supersededText = (order: LatePaid = {}): string =>
  `${whatChanged(order)} since you placed this order, so your payment will be refunded to the account it was paid from.`;

/** Refusals that the page foresees, in the server's words. */
export const refusalTexts = {
  notEligible: 'The College plan needs an account with a college e-mail address.',
  notOnSale: 'This plan is not on sale any more. Please choose another one.',
  confirmAgain:
    'We can no longer tell that you are a student. Please confirm it again before you renew.',
  superseded: supersededText(),
  notSetUp: 'Payments are not set up on this site yet.',
} as const;
