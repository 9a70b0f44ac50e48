import type { PayoutState } from '../payout-state.ts';

export const payoutLooks: Readonly<
  Record<PayoutState, { name: string; kind: 'warn' | 'info' | 'ok' | 'bad' | 'neutral' }>
> = {
  requested: { name: 'Requested', kind: 'warn' },
  sending: { name: 'At the bank', kind: 'info' },
  paid: { name: 'Paid', kind: 'ok' },
  refused: { name: 'Refused', kind: 'bad' },
  withdrawn: { name: 'Withdrawn', kind: 'neutral' },
};
