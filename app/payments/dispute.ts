import type { QuarantineReason } from './quarantine-reason.ts';

/**
 * A dispute from the gateway, reduced to what we act on; amounts in the smallest unit of the
 * currency.
 */
export interface Dispute {
  id: string;
  paymentId: string;
  amountPaise: number;
  currency: string;
  /** In the bank's words. */
  reason: string | null;
}

/**
 * An open dispute waits on the desk under a reason. `closed` is an end without a loss: the bank
 * withdrew it, or the buyer was refunded.
 */
export type DisputeNews = { waits: QuarantineReason } | { ended: 'won' | 'lost' | 'closed' };

export interface DisputeReport {
  dispute: Dispute;
  news: DisputeNews;
}

export const openDisputeReasons: readonly QuarantineReason[] = [
  'dispute-open',
  'dispute-action-required',
];
