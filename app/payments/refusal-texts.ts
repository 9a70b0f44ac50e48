/** Refusals that the page foresees, in the server's words. */
export const refusalTexts = {
  notEligible: 'The College plan needs an account with a college e-mail address.',
  notOnSale: 'This plan is not on sale any more. Please choose another one.',
  confirmAgain:
    'You last showed more than a year ago that you study. Please confirm it again before you renew.',
  superseded:
    'Your membership has changed since you placed this order, so your payment will be refunded to the account it was paid from.',
  notSetUp: 'Payments are not set up on this site yet.',
} as const;
