/** Why a report of the gateway doesn't add up and waits for an admin, in the admin's words. */
export const quarantineReasons = {
  'unknown-order': 'A payment that belongs to none of our orders',
  'amount-mismatch': 'The amount differs from the order’s',
  'currency-mismatch': 'The currency differs from the order’s',
  'payment-of-another-order': 'A payment that already belongs to another order',
  'credit-given-back': 'An upgrade whose credit was given back before it was paid',
  superseded: 'A payment for an order that no longer fits the membership; we are refunding it',
  'foreign-account': 'A signed event from an account that is not ours',
  'event-id-reused': 'A signed event with the id of another one',
  'dispute-open': 'A payment that its buyer disputes with their bank',
  'dispute-action-required': 'A disputed payment: the bank asks us for evidence',
  'dispute-lost': 'A lost dispute: the bank took the money back, and the membership has ended',
  'unreadable-event': 'A signed event that we could not read',
  'refund-refused': 'A refund that the gateway refused',
  'refund-failed': 'A refund that did not reach the buyer',
} as const;

export type QuarantineReason = keyof typeof quarantineReasons;

export const quarantineReasonNames = Object.keys(quarantineReasons) as [
  QuarantineReason,
  ...QuarantineReason[],
];
