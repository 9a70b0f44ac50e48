/**
 * `requested` by the member; `sending` once it is in a file for the bank, from where the money may
 * leave any moment; then `paid` or `refused`. `withdrawn` by the member, or by the school when a
 * reward in it was reversed or is being checked.
 */
export const payoutStates = ['requested', 'sending', 'paid', 'refused', 'withdrawn'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** How the desk sorts them. */
export const payoutTabs = ['requested', 'sending', 'paid', 'closed'] as const;
export type PayoutTab = (typeof payoutTabs)[number];

export const statesOfTab: Readonly<Record<PayoutTab, readonly PayoutState[]>> = {
  requested: ['requested'],
  sending: ['sending'],
  paid: ['paid'],
  closed: ['refused', 'withdrawn'],
};

/** The least that is paid out at once, until an admin changes it. */
export const defaultLeastPayoutPaise = 500_00;

/**
 * Of one entry in a member's ledger. `clawed-back` is a negative entry that the next payout deducts,
 * because a reward was reversed after it had been paid; then it is `deducted`. `used` is a negative
 * entry too: it paid an order of the member's own. `returned` came back when that was refunded.
 */
export const ledgerStates = [
  'pending',
  'payable',
  'requested',
  'paid',
  'held',
  'reversed',
  'clawed-back',
  'deducted',
  'used',
  'returned',
] as const;
export type LedgerState = (typeof ledgerStates)[number];
